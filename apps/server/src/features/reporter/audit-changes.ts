import type { MatchHistory } from '@sevenmetre/contract/matches/match-history';
import { withoutFraction } from '../audit/index.ts';

type Changes = MatchHistory['entries'][number]['changes'];
type Value = Changes[number]['before'];

/** What an event says stands in every line about it, changed or not: a number alone tells nobody which goal it was. */
const content = ['eventTypeId', 'side', 'minute', 'second', 'participantId'];

/** Bookkeeping of the protocol; nobody looks for it here. */
const inner = new Set([
  'matchId',
  'clientKey',
  'revision',
  'device',
  'createdTimestamp',
  'groupTeamIds',
  'matchIds',
]);

/** What a line of the log changed, field by field, as far as a field can be said in a word. */
export function auditChanges(before: unknown, after: unknown): Changes {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((field) => !inner.has(field))
    .map((field) => ({ field, before: was.get(field) ?? null, after: is.get(field) ?? null }))
    .filter((change) => change.before !== change.after || content.includes(change.field));
}

function fieldsOf(value: unknown): Map<string, Value> {
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(
    Object.entries(value).flatMap(([field, held]) => {
      const word = wordOf(held);
      return word === undefined ? [] : [[field, word] as const];
    }),
  );
}

/** A list is told by how many stand in it; undefined: nothing that could be said. */
function wordOf(value: unknown): Value | undefined {
  if (Array.isArray(value)) return value.length;
  if (typeof value === 'string') return withoutFraction(value);
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
  return undefined;
}
