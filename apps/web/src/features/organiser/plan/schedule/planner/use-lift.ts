import type { PlanChange } from '@sevenmetre/contract/plan/schemas';
import type { Translator } from '@sevenmetre/phrases';
import { type RefObject, useRef, useState } from 'react';
import { useWords } from '../../../../../lib/words/words.ts';
import type { Engine } from '../engine/use-engine.ts';
import { nameOf, placeText } from '../model/names.ts';
import type { ScheduleView } from '../model/schedule-view.ts';
import { type Cursor, type Lifted, spotKey } from '../grid/grid-types.ts';
import { signed } from '../model/price.ts';
import { dropOf, isHeld, nextBestOf, takenUp, withPrices } from './lifted-match.ts';

export interface Lift {
  readonly lifted: Lifted | null;
  readonly lift: (match: string, by: Lifted['by']) => void;
  readonly carryTo: (target: Cursor | null) => void;
  /** Carries to the next best place, which is returned. */
  readonly nextBest: () => Cursor | null;
  /** Drops at the target; `false`: it cannot be dropped there and stays in the hand. */
  readonly drop: () => boolean;
  readonly putBack: () => void;
}

interface LiftDeps {
  readonly view: ScheduleView;
  readonly engine: Pick<Engine, 'prices'>;
  readonly change: (change: PlanChange) => void;
  readonly say: (text: string) => void;
}

interface Hand {
  /** The picked-up match, current also between two renders. */
  readonly now: RefObject<Lifted | null>;
  readonly set: (next: Lifted | null) => void;
  readonly t: Translator;
}

/** The picked-up match: the cost of each place, and its target. */
export function useLift(deps: LiftDeps): Lift {
  const t = useWords();
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const now = useRef<Lifted | null>(null);
  const set = (next: Lifted | null) => {
    now.current = next;
    setLifted(next);
  };
  const hand: Hand = { now, set, t };
  return {
    lifted,
    carryTo: (target) => carryTo(hand, deps, target),
    lift: (match, by) => takeUp(hand, deps, match, by),
    nextBest: () => {
      const next = now.current ? nextBestOf(now.current) : null;
      if (next) carryTo(hand, deps, next);
      return next;
    },
    putBack: () => {
      const held = now.current;
      set(null);
      if (held) deps.say(t('planSchedule.said.putBack', { match: nameOf(deps.view, held.match) }));
    },
    drop: () => drop(hand, deps),
  };
}

function takeUp(
  { now, set, t }: Hand,
  { view, engine, say }: LiftDeps,
  match: string,
  by: Lifted['by'],
): void {
  const name = nameOf(view, match);
  if (isHeld(view, match)) return say(t('planSchedule.said.cannotMove', { match: name }));
  set(takenUp(view, match, by));
  void engine.prices(match).then((places) => {
    const held = now.current;
    if (held?.match !== match) return;
    const priced = withPrices(held, places, view.document.placements.has(match));
    set(priced);
    say(t('planSchedule.said.lifted', { match: name, count: priced.best.length }));
  });
}

function carryTo({ now, set, t }: Hand, { view, say }: LiftDeps, target: Cursor | null): void {
  const held = now.current;
  if (!held) return;
  set({ ...held, target });
  // A pointer passes over many places, so these are not announced.
  const words = held.by === 'pointer' ? null : targetWords(t, view, held, target);
  if (words !== null) say(words);
}

function drop({ now, set, t }: Hand, { view, change, say }: LiftDeps): boolean {
  const held = now.current;
  if (!held) return true;
  const made = dropOf(view, held);
  if (made === 'impossible') {
    say(targetWords(t, view, held, held.target) ?? '');
    return false;
  }
  set(null);
  if (made !== null) change(made);
  say(dropWords(t, view, made));
  return true;
}

/** What is said of the place to which a match is carried; null: nothing. */
function targetWords(
  t: Translator,
  view: ScheduleView,
  { prices }: Lifted,
  target: Cursor | null,
): string | null {
  if (target?.row !== 'place') return null;
  const place = placeText(t, view, target);
  const price = prices?.get(spotKey(target.hall, target.start));
  if (!price || price.kind === 'breaks') return t('planSchedule.said.impossible', { place });
  const points = signed(price.points);
  if (price.swapWith === null) return t('planSchedule.said.target', { place, points });
  return t('planSchedule.said.swap', { place, match: nameOf(view, price.swapWith), points });
}

/** What is said after a drop; null of the change: the match is where it was. */
function dropWords(t: Translator, view: ScheduleView, made: PlanChange | null): string {
  if (made?.kind === 'place') {
    const place = placeText(t, view, made.to);
    return t('planSchedule.said.dropped', { match: nameOf(view, made.match), place });
  }
  if (made?.kind === 'unplace') return t('planSchedule.said.takenOut', { match: nameOf(view, made.match) });
  if (made?.kind !== 'swap') return '';
  const [match, other] = made.matches;
  const to = view.document.placements.get(other);
  const place = to ? placeText(t, view, to) : '';
  return t('planSchedule.said.swapped', { match: nameOf(view, match), other: nameOf(view, other), place });
}
