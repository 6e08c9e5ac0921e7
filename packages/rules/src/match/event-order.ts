import { stageCodes } from '../vocabulary/index.ts';
import type { RecordedEvent } from './recorded-event.ts';

type PlacedEvent = Pick<RecordedEvent, 'id' | 'minute' | 'second' | 'competitionMatchStageCode'>;

/**
 * By stage, then match clock, then the order of recording: the first half may run beyond the minute at which
 * the second begins. Rule MA27.
 */
export function compareEvents(a: PlacedEvent, b: PlacedEvent): number {
  const stages = stageOrder(a) - stageOrder(b);
  return stages || a.minute - b.minute || a.second - b.second || a.id - b.id;
}

function stageOrder({ competitionMatchStageCode: code }: PlacedEvent): number {
  return stageCodes.indexOf(code);
}
