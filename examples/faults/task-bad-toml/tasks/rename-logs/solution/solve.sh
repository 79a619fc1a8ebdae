#!/bin/bash
for f in /data/logs/*.txt; do mv "$f" "${f%.txt}.log"; done
