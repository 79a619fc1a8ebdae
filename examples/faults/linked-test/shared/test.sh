#!/bin/bash
sort -uc /data/words.txt && echo 1 > /logs/verifier/reward.txt
