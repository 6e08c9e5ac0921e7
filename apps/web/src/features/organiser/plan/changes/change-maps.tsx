import type { PlanChanges, RepairPlan } from '@sevenmetre/contract/plan/schemas';
import { minutesOfDay } from '@sevenmetre/engine/schedule';
import { useWords } from '../../../../lib/words/words.ts';

type Placement = NonNullable<PlanChanges['matches'][number]['placement']>;

interface ChangeMapsProps {
  readonly changes: PlanChanges;
  readonly plan: RepairPlan;
  /** Matches that the plan adds. */
  readonly added: PlanChanges['matches'];
  /** The day that is drawn, from 0. */
  readonly day: number;
}

/** Minutes that a match takes in the drawing, where nothing narrower is known. */
const usualSlot = 40;
const [rowHeight, blockHeight] = [10, 8];

/** All halls of the day before and after the chosen plan; the table says the same in words. */
export function ChangeMaps({ changes: { matches, courts }, plan, added, day }: ChangeMapsProps) {
  const t = useWords();
  const moves = new Map<string, Placement | null>([
    ...plan.moved.map(({ key, to }) => [key, to] as const),
    ...plan.unplaced.map((key) => [key, null] as const),
  ]);
  const isHere = (placement: Placement | null) =>
    placement !== null && Math.floor(placement.start / minutesOfDay) === day;
  const before = matches.flatMap(({ key, placement }) =>
    placement !== null && isHere(placement) ? [{ key, placement, isMoved: moves.has(key) }] : [],
  );
  const after = [...matches, ...added].flatMap(({ key, placement }) => {
    const place = moves.has(key) ? (moves.get(key) ?? null) : placement;
    return place !== null && isHere(place) ? [{ key, placement: place, isMoved: moves.has(key) }] : [];
  });
  const halls = courts
    .map(({ key }) => key)
    .filter((hall) => [...before, ...after].some(({ placement }) => placement.hall === hall));
  const starts = [...before, ...after].map(({ placement }) => placement.start);
  if (starts.length === 0) return null;
  const [from, to] = [Math.min(...starts), Math.max(...starts) + usualSlot];
  const map = (listed: typeof before) => (
    <svg
      viewBox={`0 0 ${to - from} ${halls.length * rowHeight}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {listed.map(({ key, placement, isMoved }) => (
        <rect
          key={key}
          x={placement.start - from}
          y={halls.indexOf(placement.hall) * rowHeight}
          width={usualSlot - 3}
          height={blockHeight}
          data-moved={isMoved}
        />
      ))}
    </svg>
  );
  return (
    <div className="change-maps">
      <figure>
        <figcaption>{t('planChanges.before')}</figcaption>
        {map(before)}
      </figure>
      <figure>
        <figcaption>{t('planChanges.after', { plan: t(`planChanges.aim.${plan.aim}`) })}</figcaption>
        {map(after)}
      </figure>
    </div>
  );
}
