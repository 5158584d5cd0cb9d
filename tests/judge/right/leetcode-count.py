class Solution:
    def totalNQueens(self, n: int) -> int:
        full = (1 << n) - 1

        def count(columns, falling, rising):
            if columns == full:
                return 1
            total = 0
            free = full & ~(columns | falling | rising)
            while free:
                bit = free & -free
                free ^= bit
                total += count(columns | bit, (falling | bit) << 1 & full, (rising | bit) >> 1)
            return total

        return count(0, 0, 0)
