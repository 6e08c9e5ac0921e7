import { dayIn } from '../../../../../lib/time/days.ts';
import { serverNow } from '../../../../../lib/time/server-time.ts';
import type { PlanChange } from '@sevenmetre/contract/plan/schemas';
import { type Placement, minutesOfDay } from '@sevenmetre/engine/schedule';
import { useMemo, useRef, useState } from 'react';
import { useWords } from '../../../../../lib/words/words.ts';
import type { OwnSteps } from '../../draft/own-steps.ts';
import type { Engine } from '../engine/use-engine.ts';
import type { Cursor, Marks } from '../grid/grid-types.ts';
import { type DayGrid, dayGridOf, unplacedMatches } from '../model/day-grid.ts';
import { nameOf } from '../model/names.ts';
import type { ScheduleView } from '../model/schedule-view.ts';
import { type Direction, firstPlace, matchAt, stepFrom } from './steps.ts';
import { stepText } from './step-text.ts';
import { isHeld } from './lifted-match.ts';
import { type Lift, useLift } from './use-lift.ts';

export interface PlannerDeps {
  readonly view: ScheduleView;
  readonly engine: Engine;
  readonly steps: OwnSteps;
  readonly change: (change: PlanChange) => void;
}

export interface Planner {
  readonly view: ScheduleView;
  readonly grid: DayGrid;
  readonly marks: Marks;
  readonly lift: Lift;
  /** The match at the keyboard's place. */
  readonly match: string | null;
  /** Keys of matches without a place, in the order of their row. */
  readonly unplaced: readonly { readonly match: string; readonly places: number | null }[];
  readonly said: string;
  readonly day: number;
  readonly actions: {
    readonly step: (direction: Direction) => void;
    readonly goTo: (cursor: Cursor) => void;
    readonly showDay: (day: number) => void;
    readonly hide: (hidden: ReadonlySet<string>) => void;
    readonly undo: () => void;
    readonly redo: () => void;
    readonly lock: (match: string) => void;
    readonly takeOut: (match: string) => void;
    readonly fix: (matches: readonly string[]) => Promise<void>;
    readonly say: (text: string) => void;
    /** Where a match is, shown and chosen. */
    readonly find: (match: string) => void;
  };
}

/** The state of the grid and its actions, for keyboard and pointer. */
export function usePlanner(deps: PlannerDeps): Planner {
  const t = useWords();
  const { view, engine, change } = deps;
  // The day that is being played is the one that is looked at.
  const [day, setDay] = useState(() => Math.max(0, view.days.indexOf(dayIn(view.timeZone, serverNow()))));
  const [cursor, setCursor] = useState<Cursor | null>(null);
  const [hidden, hide] = useState<ReadonlySet<string>>(new Set<string>());
  const { said, say } = useSaid();
  const grid = useMemo(() => dayGridOf(view, day), [view, day]);
  const lift = useLift({ view, engine, change, say });
  const unplaced = useMemo(() => shownUnplaced(view, engine), [view, engine]);
  const match = matchAt(grid, cursor);
  const marks = useMarks(view, engine, match, { lifted: lift.lifted, hidden, cursor });
  const ways = waysOf({ view, grid, lift, cursor, unplaced }, setDay, setCursor);
  const fix = async (matches: readonly string[]) => {
    const to = await fixOf(deps, matches);
    if (to === null) say(t('planSchedule.said.noFix'));
    else ways.goTo({ row: 'place', ...to });
  };
  const actions = { hide, fix, say, ...ways, ...historyActions(deps, say, t) };
  return { view, grid, marks, lift, match, unplaced, said, day, actions };
}

/** Makes the best single step for some matches. Returns where it leads; null: none is better. */
async function fixOf(
  { view, engine, change }: PlannerDeps,
  matches: readonly string[],
): Promise<Placement | null> {
  const found = await engine.fix(matches.filter((key) => !isHeld(view, key)));
  if (!found) return null;
  const { match, place } = found;
  const to = { hall: place.hall, start: place.start };
  change(
    place.swapWith === null
      ? { kind: 'place', match, to }
      : { kind: 'swap', matches: [match, place.swapWith] },
  );
  return to;
}

interface Around extends Pick<Planner, 'view' | 'grid' | 'lift' | 'unplaced'> {
  readonly cursor: Cursor | null;
}

/** Moves through the grid, carrying a picked-up match along. */
function waysOf(
  { view, grid, lift, cursor, unplaced }: Around,
  setDay: (day: number) => void,
  setCursor: (cursor: Cursor | null) => void,
): Pick<Planner['actions'], 'step' | 'goTo' | 'showDay' | 'find'> {
  const stand = (to: Cursor | null) => (lift.lifted ? lift.carryTo(to) : setCursor(to));
  const goTo = (to: Cursor) => {
    if (to.row === 'place') setDay(Math.floor(to.start / minutesOfDay));
    stand(to);
  };
  return {
    goTo,
    showDay: (day) => {
      if (day < 0 || day >= view.days.length) return;
      setDay(day);
      stand(firstPlace(dayGridOf(view, day)));
    },
    find: (key) => {
      const place = view.document.placements.get(key);
      goTo(place ? { row: 'place', ...place } : { row: 'unplaced', match: key });
    },
    step: (direction) => {
      const from = lift.lifted?.target ?? cursor ?? firstPlace(grid);
      const waiting = unplaced.map(({ match }) => match);
      if (from) goTo(stepFrom(grid, waiting, from, direction));
    },
  };
}

/** The same sentence twice is announced twice. */
function useSaid() {
  const [said, setSaid] = useState('');
  const count = useRef(0);
  const say = (text: string) => {
    count.current += 1;
    setSaid(count.current % 2 === 0 ? `${text}\u00a0` : text);
  };
  return { said, say };
}

function shownUnplaced(view: ScheduleView, { evaluation }: Engine): Planner['unplaced'] {
  const open = unplacedMatches(view);
  const places = new Map(evaluation?.unplaced.map((one) => [one.match, one.places]));
  return open
    .map((match) => ({ match, places: places.get(match) ?? null }))
    .toSorted((a, b) => (a.places ?? 0) - (b.places ?? 0));
}

function useMarks(
  view: ScheduleView,
  { evaluation }: Engine,
  match: string | null,
  rest: Pick<Marks, 'lifted' | 'hidden' | 'cursor'>,
): Marks {
  const broken = useMemo(
    () => new Set(evaluation?.problems.filter(({ isBroken }) => isBroken).flatMap(({ matches }) => matches)),
    [evaluation],
  );
  const lens = useMemo(() => lensOf(view, match), [view, match]);
  const { lifted, hidden, cursor } = rest;
  return useMemo(
    () => ({ view, broken, lens, lifted, hidden, cursor }),
    [view, broken, lens, lifted, hidden, cursor],
  );
}

/** All matches of the first and of the second team of a match. */
function lensOf({ matches }: ScheduleView, match: string | null): Marks['lens'] {
  const players = (match === null ? undefined : matches.get(match))?.players ?? [];
  const ofTeam = (team: string | undefined) =>
    new Set(
      team === undefined
        ? []
        : [...matches.values()].filter((one) => one.players.includes(team)).map(({ key }) => key),
    );
  return [ofTeam(players[0]), ofTeam(players[1])];
}

function historyActions(
  { view, steps, change }: Pick<PlannerDeps, 'view' | 'steps' | 'change'>,
  say: (text: string) => void,
  t: ReturnType<typeof useWords>,
) {
  return {
    undo: () => {
      if (!steps.undo) return say(t('planSchedule.nothingToUndo'));
      change({ kind: 'undo', command: steps.undo.number });
      say(t('planSchedule.said.undone', { step: stepText(t, view, steps.undo.change) }));
    },
    redo: () => {
      if (!steps.redo) return say(t('planSchedule.nothingToRedo'));
      change({ kind: 'redo', command: steps.redo.number });
      say(t('planSchedule.said.redone', { step: stepText(t, view, steps.redo.change) }));
    },
    lock: (match: string) => {
      const on = !view.document.locked.has(match);
      change({ kind: 'lock', matches: [match], on });
      say(t(on ? 'planSchedule.said.locked' : 'planSchedule.said.unlocked', { match: nameOf(view, match) }));
    },
    takeOut: (match: string) => {
      if (isHeld(view, match)) return say(t('planSchedule.said.cannotMove', { match: nameOf(view, match) }));
      if (!view.document.placements.has(match)) return;
      change({ kind: 'unplace', match });
      say(t('planSchedule.said.takenOut', { match: nameOf(view, match) }));
    },
  };
}
