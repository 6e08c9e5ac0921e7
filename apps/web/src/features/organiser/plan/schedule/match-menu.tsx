import { minutesOfDay } from '@sevenmetre/engine/schedule';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useWords } from '../../../../lib/words/words.ts';
import { ToolIcon } from '../tool-icon.tsx';
import { timeText } from '../clock.ts';
import { courtCode, matchName, numberedName, placeText } from './model/names.ts';
import type { ShownMatch } from './model/schedule-view.ts';
import { isHeld } from './planner/lifted-match.ts';
import type { Planner } from './planner/use-planner.ts';

interface MatchMenuProps {
  readonly planner: Planner;
  readonly match: string;
  /** Pixels in the window. */
  readonly at: { readonly x: number; readonly y: number };
  readonly shift: (matches: readonly string[], minutes: number) => void;
  readonly why: () => void;
  readonly typePlace: () => void;
  readonly close: () => void;
}

const shifts = [-20, -10, 10, 20];
const size = { width: 272, height: 456 };

/** What can be done with one match; arrows choose, Escape closes. */
export function MatchMenu({ planner, match, at, shift, why, typePlace, close }: MatchMenuProps) {
  const t = useWords();
  const box = useRef<HTMLDivElement>(null);
  const { view, actions, lift } = planner;
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }, []);
  const shown = view.matches.get(match);
  if (!shown) return null;
  const place = view.document.placements.get(match);
  const held = isHeld(view, match);
  const run = (action: () => void) => () => {
    close();
    action();
  };
  const left = Math.max(8, Math.min(at.x, window.innerWidth - size.width - 8));
  const top = Math.max(8, Math.min(at.y, window.innerHeight - size.height - 8));
  return (
    <>
      <div className="menu-backdrop" onPointerDown={close} />
      <div
        ref={box}
        className="match-menu"
        role="menu"
        tabIndex={-1}
        aria-label={t('planSchedule.menu', { match: matchName(shown) })}
        style={{ left, top }}
        onKeyDown={(event) => moveInMenu(event, close)}
      >
        <MenuHead planner={planner} match={shown} />
        <button type="button" role="menuitem" onClick={run(() => void actions.fix([match]))}>
          <ToolIcon name="bolt" />
          {t('planSchedule.bestFix')}
          <kbd>F</kbd>
        </button>
        <button
          type="button"
          role="menuitem"
          aria-disabled={held}
          onClick={run(() => lift.lift(match, 'keys'))}
        >
          <ToolIcon name="arrow" />
          {t('planSchedule.moveTo')}
          <kbd>{t('organiser.list.keys.space')}</kbd>
        </button>
        <button type="button" role="menuitem" onClick={run(typePlace)}>
          <ToolIcon name="swap" />
          {t('planSchedule.goTo')}
          <kbd>G</kbd>
        </button>
        <button type="button" role="menuitem" onClick={run(why)}>
          <ToolIcon name="why" />
          {t('planSchedule.why.ask')}
        </button>
        <hr />
        <button type="button" role="menuitem" onClick={run(() => actions.lock(match))}>
          <ToolIcon name="lock" />
          {t(view.document.locked.has(match) ? 'planSchedule.unlock' : 'planSchedule.lock')}
          <kbd>L</kbd>
        </button>
        <button
          type="button"
          role="menuitem"
          aria-disabled={held || !place}
          onClick={run(() => actions.takeOut(match))}
        >
          <ToolIcon name="out" />
          {t('planSchedule.takeOut')}
          <kbd>Del</kbd>
        </button>
        {place ? (
          <ShiftItems planner={planner} place={place} shift={(keys, by) => run(() => shift(keys, by))()} />
        ) : null}
      </div>
    </>
  );
}

function MenuHead({ planner, match }: { planner: Planner; match: ShownMatch }) {
  const t = useWords();
  const place = planner.view.document.placements.get(match.key);
  return (
    <div className="match-menu__head" role="presentation">
      <b>{numberedName(match)}</b>
      <span>
        {match.home} – {match.away}
      </span>
      <span className="quiet">{place ? placeText(t, planner.view, place) : t('planSchedule.noPlace')}</span>
    </div>
  );
}

interface ShiftItemsProps {
  readonly planner: Planner;
  readonly place: { readonly hall: string; readonly start: number };
  readonly shift: (matches: readonly string[], minutes: number) => void;
}

/** Shifts all later matches in the hall on that day by some minutes. */
function ShiftItems({ planner, place, shift }: ShiftItemsProps) {
  const t = useWords();
  const { view } = planner;
  const end = (Math.floor(place.start / minutesOfDay) + 1) * minutesOfDay;
  const following = [...view.document.placements]
    .filter(([, { hall, start }]) => hall === place.hall && start >= place.start && start < end)
    .map(([key]) => key);
  const free = following.filter((key) => !isHeld(view, key));
  const name = t('planSchedule.shift', { hall: courtCode(view, place.hall), time: timeText(place.start) });
  return (
    <>
      <hr />
      <div className="match-menu__shift" role="group" aria-label={name}>
        <span>{name}</span>
        {shifts.map((minutes) => (
          <button key={minutes} type="button" role="menuitem" onClick={() => shift(free, minutes)}>
            {t('planSchedule.shiftBy', { minutes: minutes > 0 ? `+${minutes}` : `−${-minutes}` })}
          </button>
        ))}
      </div>
    </>
  );
}

function moveInMenu(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const index = items.findIndex((item) => item === document.activeElement);
  const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: items.length - 1 }[event.key];
  if (event.key === 'Escape' || event.key === 'Tab') close();
  if (next === undefined) return;
  event.preventDefault();
  items[(next + items.length) % items.length]?.focus();
}
