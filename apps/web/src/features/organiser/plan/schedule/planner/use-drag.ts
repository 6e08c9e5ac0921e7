import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../use-latest.ts';
import type { Cursor } from '../grid/grid-types.ts';
import type { Lift } from './use-lift.ts';

/** Pixels that a pointer has to move, and milliseconds that a finger has to stay, to pick a match up. */
const [liftDistance, holdTime] = [4, 350];
/** Near the edge the grid scrolls while a match is dragged. */
const [edge, edgeStep] = [36, 14];

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Drag {
  /** Where the chip in the hand is drawn, in the window. */
  readonly at: Point | null;
  readonly onPointerDown: (event: React.PointerEvent) => void;
}

interface Press extends Point {
  readonly match: string;
  readonly timer: number;
}

interface Deps {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly press: RefObject<Press | null>;
  readonly lift: RefObject<Lift>;
  readonly setAt: (at: Point | null) => void;
}

/** Picks matches up by pointer: a mouse drags after 4 px; a long press picks up, and the next tap drops. */
export function useDrag(
  box: RefObject<HTMLDivElement | null>,
  lift: Lift,
  choose: (cursor: Cursor) => void,
): Drag {
  const [at, setAt] = useState<Point | null>(null);
  const press = useRef<Press | null>(null);
  const latest = useLatest(lift);
  useEffect(() => listen({ box, press, lift: latest, setAt }), [box, latest]);
  const onPointerDown = (event: React.PointerEvent) => {
    const target = event.button === 0 ? cursorUnder(event) : null;
    if (target === undefined || target === null) return;
    const { lifted } = lift;
    if (lifted && lifted.by !== 'pointer') {
      lift.carryTo(target);
      lift.drop();
      event.preventDefault();
      return;
    }
    choose(target);
    const { clientX: x, clientY: y, pointerType } = event;
    const match = (event.target as Element).closest<HTMLElement>('[data-match]')?.dataset['match'];
    if (match === undefined) return;
    const hold = () => {
      if (pointerType === 'touch') latest.current.lift(match, 'touch');
    };
    press.current = { match, x, y, timer: window.setTimeout(hold, holdTime) };
  };
  return { at, onPointerDown };
}

/** Follows the pointer in the whole window until the returned function is called. */
function listen(deps: Deps): () => void {
  const move = (event: PointerEvent) => moved(deps, event);
  const up = () => released(deps);
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', up);
  window.addEventListener('pointercancel', up);
  return () => {
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
    window.removeEventListener('pointercancel', up);
  };
}

function moved({ box, press, lift, setAt }: Deps, event: PointerEvent): void {
  const { lifted } = lift.current;
  const begun = press.current;
  if (begun && !lifted) {
    if (Math.hypot(event.clientX - begun.x, event.clientY - begun.y) < liftDistance) return;
    clearTimeout(begun.timer);
    if (event.pointerType === 'touch') press.current = null;
    else lift.current.lift(begun.match, 'pointer');
    return;
  }
  if (lifted?.by !== 'pointer') return;
  setAt({ x: event.clientX, y: event.clientY });
  scrollAtEdge(box.current, event);
  const target = cursorUnder(event);
  if (target !== undefined) lift.current.carryTo(target);
}

function released({ press, lift, setAt }: Deps): void {
  const begun = press.current;
  press.current = null;
  if (begun) clearTimeout(begun.timer);
  if (lift.current.lifted?.by !== 'pointer') return;
  setAt(null);
  if (!lift.current.drop()) lift.current.putBack();
}

/** The place under a pointer; null: nowhere, which puts the match back; undefined: as before. */
function cursorUnder({
  clientX,
  clientY,
}: {
  readonly clientX: number;
  readonly clientY: number;
}): Cursor | null | undefined {
  const under = document.elementFromPoint(clientX, clientY);
  if (!under?.closest('.planner')) return null;
  const cell = under.closest<HTMLElement>('[data-hall]');
  if (cell) {
    const { hall = '', start = '' } = cell.dataset;
    return { row: 'place', hall, start: Number(start) };
  }
  const waiting = under.closest<HTMLElement>('[data-unplaced]');
  if (!waiting) return undefined;
  return { row: 'unplaced', match: under.closest<HTMLElement>('[data-match]')?.dataset['match'] ?? '' };
}

function scrollAtEdge(box: HTMLElement | null, { clientX, clientY }: PointerEvent): void {
  if (!box) return;
  const { left, right, top, bottom } = box.getBoundingClientRect();
  if (clientY > bottom - edge) box.scrollTop += edgeStep;
  if (clientY < top + edge) box.scrollTop -= edgeStep;
  if (clientX > right - edge) box.scrollLeft += edgeStep;
  if (clientX < left + edge) box.scrollLeft -= edgeStep;
}
