#!/usr/bin/env node
import { VERSION } from './platform/version.ts';

const args = process.argv.slice(2);
if (args.length === 1 && (args[0] === '--version' || args[0] === '-V')) {
  // The commonest question of scripts loads nothing else.
  process.stdout.on('error', () => {});
  process.stdout.write(`${VERSION}\n`);
} else {
  const { main } = await import('./cli/main.ts');
  process.exitCode = await main(args);
}
