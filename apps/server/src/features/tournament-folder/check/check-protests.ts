import { currencies, protestDecisions } from '@sevenmetre/rules/vocabulary';
import { instantCell, requiredCell, requiredNumberCell, textCell, wordCell } from '../read/cells.ts';
import { maximumFee, maximumLength, maximumReason, protestsFile } from '../format.ts';
import type { TableState } from '../read/read-table.ts';
import type { Row } from '../read/row.ts';
import type { Protest } from '../tournament.ts';
import type { Check } from './check.ts';
import { checkPlays, referToMatch } from './check-people.ts';

/** Validates protests of teams in their own matches. A protest without a decision is open. */
export async function checkProtests(check: Check): Promise<void> {
  const state: TableState = { complete: true, rows: 0 };
  const lines = new Map<string, number>();
  await check.each(protestsFile, state, (row) => {
    const match = referToMatch(check, row);
    const team = requiredCell(row, 'team', maximumLength.id);
    const protest = readProtest(row);
    const isKnown = check.teams.refer(row, 'team', team || null) !== null;
    if (!match) return;
    if (isKnown) checkPlays(row, match, team);
    const name = JSON.stringify([match.number, protest.key]);
    const first = lines.get(name);
    if (first === undefined) lines.set(name, row.line);
    else row.error('key', 'duplicate', { value: protest.key, first });
    check.protests.push({ match: match.number, team, ...protest });
  });
}

function readProtest(row: Row): Omit<Protest, 'match' | 'team'> {
  const filed = {
    reason: requiredCell(row, 'reason', maximumReason),
    fee: requiredNumberCell(row, 'fee', 0, maximumFee),
    currency: wordCell(row, 'currency', currencies),
    filedAt: instantCell(row, 'filedAt'),
    dueAt: instantCell(row, 'dueAt'),
    key: requiredCell(row, 'key'),
  };
  if (row.cell('decision') === '')
    return { ...filed, decision: null, decisionReason: null, feeReturned: null, decidedAt: null };
  return {
    ...filed,
    decision: wordCell(row, 'decision', protestDecisions),
    decisionReason: textCell(row, 'decisionReason', maximumReason) || null,
    feeReturned:
      row.cell('feeReturned') === '' ? null : wordCell(row, 'feeReturned', ['yes', 'no']) === 'yes',
    decidedAt: instantCell(row, 'decidedAt'),
  };
}
