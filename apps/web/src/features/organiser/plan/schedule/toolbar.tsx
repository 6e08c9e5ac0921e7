import { minutesOfDay } from '@sevenmetre/engine/schedule';
import { type RefObject, useId, useState } from 'react';
import { shortWeekdayText } from '../../../../lib/time/moments.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { Glyph } from '../../../../ui/glyph.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import type { OwnSteps } from '../draft/own-steps.ts';
import { ToolIcon } from '../tool-icon.tsx';
import { inkOf } from './grid/match-chip.tsx';
import { numberedName, placeText } from './model/names.ts';
import { stepText } from './planner/step-text.ts';
import type { Planner } from './planner/use-planner.ts';
import { findMatches } from './model/schedule-view.ts';

interface ToolbarProps {
  readonly planner: Planner;
  readonly steps: OwnSteps;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly children: React.ReactNode;
}

/** Days, categories, search, undo and redo, then what is done with the whole. */
export function Toolbar({ planner, steps, search, children }: ToolbarProps) {
  const t = useWords();
  const { view, actions } = planner;
  const undo = steps.undo
    ? t('planSchedule.undoStep', { step: stepText(t, view, steps.undo.change) })
    : t('planSchedule.nothingToUndo');
  const redo = steps.redo
    ? t('planSchedule.redoStep', { step: stepText(t, view, steps.redo.change) })
    : t('planSchedule.nothingToRedo');
  return (
    <div className="toolbar">
      <Days planner={planner} />
      <Categories planner={planner} />
      <Search planner={planner} input={search} />
      <span className="toolbar__space" />
      <div className="toolbar__pair">
        <button
          type="button"
          className="icon-tool"
          aria-label={undo}
          title={`${undo} (Ctrl+Z)`}
          disabled={!steps.undo}
          onClick={actions.undo}
        >
          <ToolIcon name="undo" />
        </button>
        <button
          type="button"
          className="icon-tool"
          aria-label={redo}
          title={`${redo} (Ctrl+Shift+Z)`}
          disabled={!steps.redo}
          onClick={actions.redo}
        >
          <ToolIcon name="redo" />
        </button>
      </div>
      {children}
    </div>
  );
}

function Days({ planner }: { planner: Planner }) {
  const t = useWords();
  const { view, day, actions } = planner;
  const counts = new Map<number, number>();
  for (const [key, { start }] of view.document.placements) {
    const on = Math.floor(start / minutesOfDay);
    if (view.matches.has(key)) counts.set(on, (counts.get(on) ?? 0) + 1);
  }
  return (
    <div className="segments" role="group" aria-label={t('planSchedule.days')}>
      {view.days.map((iso, index) => (
        <button key={iso} type="button" aria-pressed={index === day} onClick={() => actions.showDay(index)}>
          {shortWeekdayText(t, iso)} <small>{t.number(counts.get(index) ?? 0)}</small>
        </button>
      ))}
    </div>
  );
}

function Categories({ planner }: { planner: Planner }) {
  const t = useWords();
  const { view, marks, actions } = planner;
  return (
    <div className="category-filter" role="group" aria-label={t('planSchedule.categories')}>
      {view.categories.map((category) => {
        const isShown = !marks.hidden.has(category.code);
        const toggle = () => {
          const hidden = new Set(marks.hidden);
          if (isShown) hidden.add(category.code);
          else hidden.delete(category.code);
          actions.hide(hidden);
        };
        return (
          <button
            key={category.code}
            type="button"
            className={`category-filter__plate ${inkOf(view.categories, category.code)}`}
            aria-pressed={isShown}
            onClick={toggle}
          >
            <Glyph category={category} className="chip__shape" />
            {category.code}
          </button>
        );
      })}
    </div>
  );
}

function Search({ planner, input }: { planner: Planner; input: RefObject<HTMLInputElement | null> }) {
  const t = useWords();
  const list = useId();
  const [typed, setTyped] = useState('');
  const { view, actions } = planner;
  const found = typed.trim() === '' ? [] : findMatches(view, typed, 8);
  const choose = (key: string) => {
    setTyped('');
    actions.find(key);
  };
  const [first] = found;
  return (
    <div className="match-search">
      <label className="match-search__field">
        <Icon name="search" />
        <input
          ref={input}
          value={typed}
          placeholder={t('planSchedule.search')}
          aria-label={t('planSchedule.searchLabel')}
          aria-controls={list}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && first) choose(first.key);
            if (event.key === 'Escape') setTyped('');
          }}
        />
        <kbd>S</kbd>
      </label>
      <ul id={list} className="match-search__list" hidden={typed.trim() === ''}>
        {found.map((match) => {
          const place = view.document.placements.get(match.key);
          return (
            <li key={match.key}>
              <button type="button" onClick={() => choose(match.key)}>
                <b>{numberedName(match)}</b>
                <span>
                  {match.home} – {match.away}
                </span>
                <small>{place ? placeText(t, view, place) : t('planSchedule.noPlace')}</small>
              </button>
            </li>
          );
        })}
        {found.length === 0 ? <li className="quiet">{t('planSchedule.nothingFound', { typed })}</li> : null}
      </ul>
    </div>
  );
}
