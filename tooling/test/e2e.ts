import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { root } from './command.ts';

/** `npm run e2e -- <words for Playwright>`: the journeys alone, in this process, so that Ctrl+C reaches Playwright itself. */
process.env['CHROMIUM_PATH'] = ensureChromium((line) => console.log(line));
const cli = join(root, 'node_modules/@playwright/test/cli.js');
process.argv = [process.execPath, cli, 'test', '-c', 'e2e', ...process.argv.slice(2)];
// Playwright's workers are not ours: the module that watches for the launcher would release their channel,
// and they would end at once.
process.execArgv = [];
await import(cli);
