#!/bin/bash
if [ "$(cat /data/count.txt)" = "$(grep -c "" /data/poem.txt)" ]; then
  echo 1 > /logs/verifier/reward.txt
else
  echo 0 > /logs/verifier/reward.txt
fi
