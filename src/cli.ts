#!/usr/bin/env node
import { writeSync } from 'node:fs';
import { VERSION } from './platform/version.ts';

const args = process.argv.slice(2);
if (args.length === 1 && (args[0] === '--version' || args[0] === '-V')) {
  // The commonest question of scripts loads nothing else.
  try {
    writeSync(1, `${VERSION}\n`);
  } catch {
    // Nobody reads it.
  }
} else {
  const { main } = await import('./cli/main.ts');
  process.exitCode = await main(args);
}
