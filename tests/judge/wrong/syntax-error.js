const n = 4;
function place( {
