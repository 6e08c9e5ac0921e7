import type { Asked } from './ports.ts';
import type { OutboxRecord } from './record.ts';

/**
 * Data that a call and its answer need: the list of the match, which the answer replaces, and for calls that
 * change the whole match all records, since an approval needs the ids of its events, and reopening settles
 * waiting ones.
 */
export function neededFor({ id, matchId, data }: Pick<OutboxRecord, 'id' | 'matchId' | 'data'>): Asked {
  return data.kind === 'event' ? { kind: 'ids', ids: [id], matchId } : { kind: 'match', matchId };
}
