import type { MatchHistory } from '@sevenmetre/contract/matches/match-history';
import { withoutFraction } from '../audit/index.ts';

type Changes = MatchHistory['entries'][number]['changes'];
type Value = Changes[number]['before'];

/**
 * Fields of an event in every entry about it, changed or not, since an id alone does not identify a goal for
 * readers.
 */
const content = ['eventTypeId', 'side', 'minute', 'second', 'participantId'];

/** Internal fields of the protocol that are not shown. */
const inner = new Set([
  'matchId',
  'clientKey',
  'revision',
  'device',
  'createdTimestamp',
  'groupTeamIds',
  'matchIds',
]);

/** Changed fields of an audit entry, as far as their values can be shown as a word or number. */
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

/** A list is represented by its length; undefined: cannot be shown. */
function wordOf(value: unknown): Value | undefined {
  if (Array.isArray(value)) return value.length;
  if (typeof value === 'string') return withoutFraction(value);
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
  return undefined;
}
