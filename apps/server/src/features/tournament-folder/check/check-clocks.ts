import { stageCodes } from '@sevenmetre/rules/vocabulary';
import { instantCell, requiredCell, requiredNumberCell, wordCell } from '../read/cells.ts';
import type { TableState } from '../read/read-table.ts';
import { clocksFile, latestClock } from '../format.ts';
import type { Check } from './check.ts';
import { referToMatch } from './check-people.ts';

export async function checkClocks(check: Check): Promise<void> {
  const state: TableState = { complete: true, rows: 0 };
  const lines = new Map<string, number>();
  await check.each(clocksFile, state, (row) => {
    const match = referToMatch(check, row);
    const key = requiredCell(row, 'key');
    const clock = {
      stage: wordCell(row, 'stage', stageCodes),
      seconds: requiredNumberCell(row, 'seconds', 0, latestClock),
      running: wordCell(row, 'running', ['yes', 'no']) === 'yes',
      at: instantCell(row, 'at'),
      recordedAt: instantCell(row, 'recordedAt'),
      device: requiredCell(row, 'device'),
      key,
    };
    if (match?.state === 'scheduled') row.error('match', 'event-of-unplayed-match', { match: match.number });
    if (!match) return;
    const name = JSON.stringify([match.number, key]);
    const first = lines.get(name);
    if (first === undefined) lines.set(name, row.line);
    else row.error('key', 'duplicate', { value: key, first });
    check.clocks.push({ match: match.number, ...clock });
  });
}
