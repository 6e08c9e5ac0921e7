import { expect, test } from 'vitest';
import { createLog } from './index.ts';
import { readableLine } from './readable-line.ts';

test('a line for people has the time, the level, the sentence and the fields, and an error below', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(readableLine(line)) });
  log.info({ version: '1.0.0', streams: 20_000 }, 'Starting');
  log.warn({ err: new TypeError('wrong'), statement: 'select 1' }, 'It failed');
  const [started = '', failed = ''] = lines;
  expect(started).toMatch(/^\d\d:\d\d:\d\d INFO {2}Starting version=1\.0\.0 streams=20000\n$/);
  expect(failed).toMatch(/^\d\d:\d\d:\d\d WARN {2}It failed statement="select 1"\n {2}/);
  expect(failed).toContain('TypeError');
  expect(lines.join('')).not.toContain('{');
});
