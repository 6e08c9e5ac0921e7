import { inkOf } from './grid/match-chip.tsx';
import { matchName } from './model/names.ts';
import type { ScheduleView } from './model/schedule-view.ts';

interface LiftedChipProps {
  readonly view: ScheduleView;
  readonly match: string;
  /** The pointer, in pixels of the window. */
  readonly at: { readonly x: number; readonly y: number };
}

/** The match in the hand of a pointer. */
export function LiftedChip({ view, match, at }: LiftedChipProps) {
  const shown = view.matches.get(match);
  if (!shown) return null;
  return (
    <div
      className={`lifted-chip ${inkOf(view.categories, shown.category)}`}
      style={{ transform: `translate(${at.x + 10}px, ${at.y - 46}px) rotate(-2deg)` }}
      aria-hidden="true"
    >
      <b>
        {matchName(shown)} {shown.number === null ? '' : `· ${shown.number}`}
      </b>
      <span>
        {shown.home} – {shown.away}
      </span>
    </div>
  );
}
