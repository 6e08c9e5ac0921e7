import { categoryLook } from '@sevenmetre/rules/look';
import { minutesOfDay } from '@sevenmetre/engine/schedule';
import type { Translator } from '@sevenmetre/phrases';
import type { CSSProperties } from 'react';
import { useWords } from '../../../../../lib/words/words.ts';
import { Glyph } from '../../../../../ui/glyph.tsx';
import { courtCode, matchName } from '../model/names.ts';
import { timeText } from '../../clock.ts';
import { signed } from '../model/price.ts';
import type { Cell } from '../model/day-grid.ts';
import { isSmall, type ShownCategory, type ShownMatch } from '../model/schedule-view.ts';
import { type MatchScore, ScoreText, useScore } from './day-scores.tsx';
import { type Marks, isAt, spotKey } from './grid-types.ts';
import { ToolIcon } from '../../tool-icon.tsx';

interface ChipProps {
  readonly cell: Cell;
  readonly style: CSSProperties;
  readonly marks: Marks;
}

/** A place of a hall: its match, or nothing; while a match is lifted, what it would cost there. */
export function PlaceCell({ cell, style, marks }: ChipProps) {
  const t = useWords();
  const { view, cursor, hidden } = marks;
  const match = cell.match === null ? undefined : view.matches.get(cell.match);
  const score = useScore(match);
  const shared = {
    role: 'gridcell',
    style,
    tabIndex: isAt(cursor, cell.hall, cell.start) ? 0 : -1,
    'data-hall': cell.hall,
    'data-start': cell.start,
  } as const;
  const isTarget = marks.lifted?.target ? isAt(marks.lifted.target, cell.hall, cell.start) : false;
  const price = priceClass(marks, cell) + (isTarget ? ' chip--target' : '');
  if (!match) {
    return (
      <div {...shared} className={`free-cell${price}`}>
        <PriceText cell={cell} marks={marks} />
        <span className="visually-hidden"> {freeLabel(t, marks, cell)}</span>
      </div>
    );
  }
  if (hidden.has(match.category)) {
    return (
      <div
        {...shared}
        className="chip chip--hidden"
        aria-label={`${matchName(match)}, ${moreOf(t, marks, cell, match)}`}
      />
    );
  }
  return (
    <div
      {...shared}
      className={`chip ${inkOf(view.categories, match.category)}${chipState(marks, match)}${score === null ? '' : ` chip--${score.state}`}${price}`}
      data-match={match.key}
    >
      <ChipText match={match} categories={view.categories} />
      {isSmall(view) ? <ChipTeams match={match} start={cell.start} score={score} /> : null}
      <PriceText cell={cell} marks={marks} />
      {marks.lifted ? null : <Signs match={match} marks={marks} />}
      <span className="visually-hidden"> {moreOf(t, marks, cell, match)}</span>
    </div>
  );
}

/** Shape, group and number. */
export function ChipText({ match, categories }: { match: ShownMatch; categories: readonly ShownCategory[] }) {
  const category = categories.find(({ code }) => code === match.category);
  return (
    <>
      <b>
        {category ? <Glyph category={category} className="chip__shape" /> : null}
        {match.group}
      </b>{' '}
      <span className="chip__number">{match.number ?? `${match.order}.`}</span>
    </>
  );
}

interface ChipTeamsProps {
  readonly match: ShownMatch;
  readonly start: number;
  /** null: the match has not begun. */
  readonly score: MatchScore | null;
}

/** Names with begin or score, where a row has room for them; screen readers have names and begin in the cell's sentence. */
function ChipTeams({ match, start, score }: ChipTeamsProps) {
  return (
    <>
      <span className="chip__teams" data-names aria-hidden="true">
        <span>{match.home}</span>
        <span>{match.away}</span>
      </span>
      {score === null ? (
        <span className="chip__time" aria-hidden="true">
          {timeText(start % minutesOfDay)}
        </span>
      ) : (
        <span className="chip__time chip__score">
          <ScoreText score={score} />
        </span>
      )}
    </>
  );
}

function Signs({ match, marks }: { match: ShownMatch; marks: Marks }) {
  if (marks.broken.has(match.key)) return <i className="chip__flag">!</i>;
  const isLocked = match.isFixed || marks.view.document.locked.has(match.key);
  return isLocked ? <ToolIcon name="lock" /> : null;
}

function PriceText({ cell, marks: { lifted } }: { cell: Cell; marks: Marks }) {
  if (!lifted) return null;
  if (cell.match === lifted.match) return null;
  const price = lifted.prices?.get(spotKey(cell.hall, cell.start));
  if (!price || price.kind === 'breaks') return null;
  const rank = lifted.best
    .slice(0, 3)
    .findIndex(({ hall, start }) => hall === cell.hall && start === cell.start);
  return (
    <>
      <strong>{signed(price.points)}</strong> {rank >= 0 ? <i className="chip__rank">{rank + 1}</i> : null}
    </>
  );
}

export function inkOf(categories: readonly ShownCategory[], code: string): string {
  const category = categories.find((one) => one.code === code);
  return category ? categoryLook(category.gender, category.ageRank).inkClass : 'category-ink--mixed-0';
}

function chipState({ broken, lens, view }: Marks, { key }: ShownMatch): string {
  const [first, second] = lens;
  const was = view.published.get(key);
  const now = view.document.placements.get(key);
  const isChanged = was !== undefined && (was.hall !== now?.hall || was.start !== now.start);
  return [
    broken.has(key) ? ' chip--broken' : '',
    isChanged ? ' chip--changed' : '',
    first.has(key) ? ' chip--first' : second.has(key) ? ' chip--second' : '',
  ].join('');
}

function priceClass({ lifted }: Marks, cell: Cell): string {
  if (!lifted) return '';
  if (cell.match === lifted.match) return ' chip--origin';
  if (lifted.prices === null) return '';
  const price = lifted.prices.get(spotKey(cell.hall, cell.start));
  const isBest = lifted.best
    .slice(0, 3)
    .some(({ hall, start }) => hall === cell.hall && start === cell.start);
  return ` chip--${price?.kind ?? 'breaks'}${isBest ? ' chip--best' : ''}`;
}

/** Text that does not fit into a chip; screen readers read it after group and number. */
function moreOf(t: Translator, marks: Marks, cell: Cell, match: ShownMatch): string {
  const { view, lifted, broken } = marks;
  const place = `${courtCode(view, cell.hall)} ${timeText(cell.start % minutesOfDay)}`;
  const teams = `${match.home} – ${match.away}`;
  const state = lifted
    ? [costLabel(t, marks, cell)]
    : [
        match.isFixed ? t('planSchedule.cell.fixed') : '',
        view.document.locked.has(match.key) ? t('planSchedule.cell.locked') : '',
        broken.has(match.key) ? t('planSchedule.cell.broken') : '',
        chipState(marks, match).includes('changed') ? t('planSchedule.cell.changed') : '',
      ];
  const main = t('planSchedule.cell.match', { teams, place });
  return [main, ...state].filter((part) => part !== '').join(', ');
}

function freeLabel(t: Translator, marks: Marks, cell: Cell): string {
  const place = `${courtCode(marks.view, cell.hall)} ${timeText(cell.start % minutesOfDay)}`;
  const free = t('planSchedule.cell.free', { place });
  return marks.lifted ? `${free}, ${costLabel(t, marks, cell)}` : free;
}

function costLabel(t: Translator, { lifted }: Marks, cell: Cell): string {
  if (lifted?.match === cell.match) return t('planSchedule.cell.lifted');
  const price = lifted?.prices?.get(spotKey(cell.hall, cell.start));
  if (!price || price.kind === 'breaks') return t('planSchedule.cell.impossible');
  const key = cell.match === null ? 'planSchedule.cell.cost' : 'planSchedule.cell.swapCost';
  return t(key, { points: signed(price.points) });
}
