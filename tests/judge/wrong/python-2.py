n = input()
print "The number of queens is", n
