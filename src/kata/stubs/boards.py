{about}

from typing import List


class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        # Your search goes here.
        return []
