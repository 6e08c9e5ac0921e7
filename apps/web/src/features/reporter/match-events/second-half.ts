import { forgottenHalf, secondHalfTime } from '@sevenmetre/rules/match';
import type { ForgottenHalf } from '@sevenmetre/rules/match';
import type { ShownEvent } from '@sevenmetre/sync/outbox/index';
import type { EventContent } from '@sevenmetre/sync/protocol';
import { isSaving, naming, secondsOf } from './content.ts';
import type { TableState } from './recording-state.ts';

/** Milliseconds by the device's clock; `ahead`: how far the server's is ahead of it, by which events are stamped. */
export interface Instants {
  readonly now: number;
  readonly ahead: number;
}

/** Whether the second half has probably begun without anybody saying so. */
export function forgottenNow(
  { clock, sheet, view }: Pick<TableState, 'clock' | 'sheet' | 'view'>,
  { now, ahead }: Instants,
): ForgottenHalf | null {
  if (clock.stage !== '1st_half') return null;
  const recorded = view.events
    .filter((event) => event.content.stageId === sheet.stageIds['1st_half'] && !isSaving(event))
    .map(({ key, content, createdTimestamp }) => ({
      key,
      seconds: secondsOf(content),
      at: createdTimestamp - ahead,
    }));
  return forgottenHalf(clock, recorded, now, sheet.halfLength);
}

/** No second half stands in the record: neither its stage nor an event of it. */
export function lacksSecondHalf({
  stage,
  board,
  walkover,
}: Pick<TableState, 'stage' | 'walkover'> & {
  readonly board: Pick<TableState['board'], 'recorded'>;
}): boolean {
  if (walkover !== null || (stage !== 'not_started' && stage !== '1st_half')) return false;
  return !board.recorded.some(({ competitionMatchStageCode: code }) => code === '2nd_half');
}

export interface MovedEvent {
  readonly event: ShownEvent;
  readonly content: EventContent;
}

/** What was recorded meanwhile, as it stands in the second half when the hall clock shows `seconds` now. */
export function movedEvents(
  { sheet, view }: Pick<TableState, 'sheet' | 'view'>,
  keys: readonly string[],
  seconds: number,
  { now, ahead }: Instants,
): MovedEvent[] {
  return keys.flatMap((key) => {
    const event = view.events.find((other) => other.key === key);
    if (event === undefined) return [];
    const at = secondHalfTime(event.createdTimestamp - ahead, { seconds, now }, sheet.halfLength);
    const time = { minute: Math.floor(at / 60), second: at % 60 };
    const content = { ...event.content, ...time, stageId: sheet.stageIds['2nd_half'] };
    return [{ event, content: naming(sheet, content) }];
  });
}
