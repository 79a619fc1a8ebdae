#!/bin/bash
grep -c "" /data/poem.txt > /data/count.txt
