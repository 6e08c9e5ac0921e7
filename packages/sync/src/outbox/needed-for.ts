import type { Asked } from './ports.ts';
import type { OutboxRecord } from './record.ts';

/**
 * What a call and its answer need to know: the list of the match, which the answer replaces, and of a call that changes the
 * whole match all records: an approval needs the ids of its events, reopening settles what waited.
 */
export function neededFor({ id, matchId, data }: Pick<OutboxRecord, 'id' | 'matchId' | 'data'>): Asked {
  return data.kind === 'event' ? { kind: 'ids', ids: [id], matchId } : { kind: 'match', matchId };
}
