import { type DrawRules, type DrawnGroups, entriesOfGroups } from '@sevenmetre/engine/draw';
import { useEffect, useMemo, useState } from 'react';
import type { CategoryPlan } from '../category-plan.tsx';
import { startEngine } from '../schedule/engine/use-engine.ts';
import { type BoardRules, defaultRules, engineRules } from './board-rules.ts';
import {
  type BoardTeam,
  type DrawFrame,
  type HandMade,
  type Evaluation,
  type Price,
  exchanged,
  frameOf,
  evaluateGroups,
  pricesOf,
  storedGroups,
} from './draw-model.ts';
import { keepHandMade, readHandMade } from './hand-made.ts';

export interface Board {
  readonly frame: DrawFrame;
  readonly groups: DrawnGroups | null;
  readonly evaluation: Evaluation | null;
  /** The cost that no draw is below; null: not known yet. */
  readonly bound: number | null;
  readonly rules: BoardRules;
  readonly made: HandMade;
  /** Of the last trial; null: the draw of the plan, or none. */
  readonly seed: number | null;
  readonly isChanged: boolean;
  readonly selected: BoardTeam | null;
  readonly isLifted: boolean;
  /** Of the selected team. */
  readonly prices: readonly Price[];
  readonly entries: readonly (string | null)[];
  readonly problem: string | null;
  readonly setRules: (rules: BoardRules) => void;
  readonly draw: () => void;
  /** A trial has been asked for and is not there yet. */
  readonly isDrawing: boolean;
  readonly select: (team: string | null) => void;
  readonly lift: (on: boolean) => void;
  readonly exchangeWith: (other: string) => void;
  readonly pin: () => void;
  readonly forbid: () => void;
  readonly allowAgain: () => void;
}

interface Shown {
  /** null: what the plan holds. */
  readonly groups: DrawnGroups | null;
  readonly seed: number | null;
  /** Why nothing could be drawn. */
  readonly problem: string | null;
}

/** The draw board of a category; null: there is no format to draw for. */
export function useBoard(plan: CategoryPlan): Board | null {
  const [made, setMade] = useState(() => readHandMade(plan.code));
  const [rules, setRules] = useState<BoardRules>(defaultRules);
  const [shown, setShown] = useState<Shown>({ groups: null, seed: null, problem: null });
  const [selectedId, setSelected] = useState<string | null>(null);
  const [isLifted, lift] = useState(false);
  useEffect(() => keepHandMade(plan.code, made), [plan.code, made]);
  const weighed = useWeighed(plan, made, rules, { shown, selectedId });
  const trial = useDraw(weighed, setShown);
  if (weighed === null) return null;
  const { groups, selected } = weighed;
  const here = groups?.findIndex((row) => selected && row.includes(selected.id)) ?? -1;
  const decide = (change: (made: HandMade, team: string, group: number) => HandMade) => {
    if (selected && here >= 0) setMade(change(made, selected.id, here));
  };
  return {
    ...weighed,
    ...shown,
    ...trial,
    groups,
    rules,
    made,
    isLifted: isLifted && selected !== null,
    setRules,
    select: (team) => {
      setSelected(team);
      lift(false);
    },
    lift,
    exchangeWith: (other) => {
      if (groups && selected) setShown({ ...shown, groups: exchanged(groups, selected.id, other) });
      lift(false);
    },
    pin: () => decide(pinned),
    forbid: () => decide(forbidden),
    allowAgain: () => decide(allowed),
  };
}

/** What the engine says of the board, counted again only when what it depends on has changed. */
function useWeighed(
  plan: CategoryPlan,
  made: HandMade,
  rules: BoardRules,
  { shown, selectedId }: { readonly shown: Shown; readonly selectedId: string | null },
) {
  const frame = useSame(useMemo(() => frameOf(plan, made), [plan, made]));
  const costs = useSame(useMemo(() => engineRules(rules, plan.teams), [rules, plan.teams]));
  const stored = useMemo(() => frame && storedGroups(frame, plan), [frame, plan]);
  const groups = shown.groups ?? stored;
  const bound = useBound(frame, costs);
  const evaluation = useMemo(
    () => (frame && groups ? evaluateGroups(frame, costs, groups) : null),
    [frame, costs, groups],
  );
  const selected = frame?.teams.find(({ id }) => id === selectedId) ?? null;
  const prices = useMemo(
    () => (frame && groups && selected ? pricesOf(frame, costs, groups, selected) : []),
    [frame, costs, groups, selected],
  );
  if (frame === null) return null;
  const isChanged = shown.groups !== null && JSON.stringify(shown.groups) !== JSON.stringify(stored);
  const entries = groups ? entriesOfGroups(frame.groups, groups) : [];
  return { frame, costs, groups, evaluation, bound, selected, prices, isChanged, entries };
}

/** The object of before while its content is the same, so that reading the plan again starts no search again. */
function useSame<Value>(value: Value): Value {
  const [kept, keep] = useState(value);
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept;
  keep(value);
  return value;
}

/**
 * Draws again in the worker; the draw is restarted if teams or rules change while it runs. If no draw is possible, the
 * board keeps its groups and the reason is shown.
 */
function useDraw(
  weighed: { readonly frame: DrawFrame; readonly costs: DrawRules } | null,
  show: (change: (before: Shown) => Shown) => void,
) {
  const [trial, setTrial] = useState<{ readonly seed: number } | null>(null);
  const { frame = null, costs = null } = weighed ?? {};
  useEffect(() => {
    if (trial === null || frame === null || costs === null) return;
    const { teams, sizes } = frame;
    const client = startEngine();
    void client.ask<'draw'>({ kind: 'draw', teams, sizes, rules: costs, seed: trial.seed }).then((drawn) => {
      setTrial(null);
      show((before) =>
        drawn.ok
          ? { groups: drawn.value.groups, seed: drawn.value.seed, problem: null }
          : { ...before, problem: drawn.problems[0]?.code ?? null },
      );
    });
    return () => client.close();
  }, [trial, frame, costs, show]);
  const draw = (): void => setTrial({ seed: (crypto.getRandomValues(new Uint32Array(1))[0] ?? 1) % 10_000 });
  return { draw, isDrawing: trial !== null };
}

/** Looks for the bound beside the page: with 32 groups it takes a second. null: not known yet. */
function useBound(frame: DrawFrame | null, rules: DrawRules): number | null {
  const [found, setFound] = useState<{
    readonly frame: DrawFrame;
    readonly rules: DrawRules;
    readonly bound: number;
  } | null>(null);
  useEffect(() => {
    if (frame === null) return;
    const { teams, sizes } = frame;
    const client = startEngine();
    void client.ask<'drawBound'>({ kind: 'drawBound', teams, sizes, rules }).then((bound) => {
      client.close();
      setFound({ frame, rules, bound });
    });
    return () => client.close();
  }, [frame, rules]);
  return found !== null && found.frame === frame && found.rules === rules ? found.bound : null;
}

/** A second press takes the pin off. */
function pinned(made: HandMade, team: string, group: number): HandMade {
  const { [team]: before, ...pins } = made.pins;
  return { ...allowed(made, team), pins: before === undefined ? { ...pins, [team]: group } : pins };
}

function forbidden(made: HandMade, team: string, group: number): HandMade {
  const { [team]: _, ...pins } = made.pins;
  const before = made.notIn[team] ?? [];
  return { pins, notIn: { ...made.notIn, [team]: [...new Set([...before, group])] } };
}

function allowed(made: HandMade, team: string): HandMade {
  const { [team]: _, ...notIn } = made.notIn;
  return { ...made, notIn };
}
