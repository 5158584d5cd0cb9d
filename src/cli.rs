//! The program `queens`: arguments, tables, colours and exit statuses.
