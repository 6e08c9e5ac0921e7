import { join } from 'node:path';
import { root } from './command.ts';

/** `npm run pictures`: takes the pictures of docs/first-tournament.md again, in the journey that tests it. */
process.env['PICTURES'] = join(root, 'docs', 'pictures');
process.argv = [...process.argv.slice(0, 2), 'first-tournament', '--project', 'phone', '--reporter', 'list'];
await import('./e2e.ts');
