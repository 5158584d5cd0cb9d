{about}


class Solution:
    def totalNQueens(self, n: int) -> int:
        # Your search goes here.
        return 0
