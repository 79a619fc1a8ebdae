#!/bin/bash
sort -u -o /data/words.txt /data/words.txt
