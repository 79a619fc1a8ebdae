#!/bin/bash
awk -F, '{ s += $2 } END { print s }' /data/prices.csv > /data/sum.txt
