import { typesOf } from '../match-sheets/match-sheet.ts';
import type { TableState } from './recording-state.ts';

/** What a beginner tries in the practice match, in this order. */
export const firstMinuteSteps = ['clock', 'goal', 'undo', 'suspension', 'end'] as const;

/** How far somebody has come. */
export interface FirstMinute {
  /** Index of the step that is shown; the number of steps: all are done. */
  readonly step: number;
  /** Most events that were there since the step began. */
  readonly events: number;
}

export const noStepDone: FirstMinute = { step: 0, events: 0 };

type Played = Pick<TableState, 'board' | 'sheet' | 'clock' | 'approval'>;

/**
 * The same progress, or the next one if what the step asks for has happened on the screen. Follows from the state
 * alone, so a page that is loaded again goes on where the match is.
 */
export function nextProgress(before: FirstMinute, played: Played): FirstMinute {
  const step = firstMinuteSteps[before.step];
  if (step === undefined) return before;
  const count = played.board.rows.length;
  if (isDone(step, before, played)) return { step: before.step + 1, events: count };
  return count > before.events ? { ...before, events: count } : before;
}

function isDone(step: (typeof firstMinuteSteps)[number], { events }: FirstMinute, played: Played): boolean {
  const { board, sheet, clock, approval } = played;
  const types = typesOf(sheet);
  const has = (category: string): boolean =>
    board.rows.some(({ event }) => types.get(event.content.eventTypeId)?.category === category);
  switch (step) {
    case 'clock':
      return clock.stage !== 'not_started' || clock.runningSince !== null;
    case 'goal':
      return has('goal');
    case 'undo':
      return board.rows.length < events;
    case 'suspension':
      return has('suspension');
    case 'end':
      return approval !== 'open' || (clock.stage !== 'not_started' && clock.stage !== '1st_half');
  }
}
