import type { Translator } from '@sevenmetre/phrases';
import { minutesOfDay } from '@sevenmetre/engine/schedule';
import { memo } from 'react';
import type { CSSProperties } from 'react';
import { useWords } from '../../../../../lib/words/words.ts';
import { type ClosedTime, type Lane, isSameLane } from '../model/day-grid.ts';
import { timeText } from '../../clock.ts';
import type { ShownCourt } from '../model/schedule-view.ts';
import type { Marks } from './grid-types.ts';
import { PlaceCell } from './match-chip.tsx';

interface LaneRowProps {
  readonly lane: Lane;
  /** Of all rows of the grid, from 1. */
  readonly rowIndex: number;
  readonly top: number;
  readonly height: number;
  /** Minutes since midnight. */
  readonly from: number;
  readonly to: number;
  readonly marks: Marks;
  readonly isCurrent: boolean;
}

/** One hall of the day. Drawn again only when something in it has changed. */
export const LaneRow = memo(DrawnLane, isSameRow);

function DrawnLane({ lane, rowIndex, top, height, from, to, marks, isCurrent }: LaneRowProps) {
  const t = useWords();
  const span = to - from;
  const style = (start: number, length: number): CSSProperties => ({
    left: `${((start - from) / span) * 100}%`,
    width: `calc(${(length / span) * 100}% - 2px)`,
  });
  return (
    <div
      className={`lane${isCurrent ? ' lane--current' : ''}`}
      role="row"
      aria-rowindex={rowIndex}
      style={{ top, height }}
    >
      <LaneHead court={lane.court} />
      <div className="lane__track">
        {lane.closed.map((closed) => (
          <div
            key={`${closed.kind}${closed.from}`}
            className="closed-hours"
            role="gridcell"
            aria-label={t('planSchedule.cell.closed', {
              hall: lane.court.code,
              reason: closedText(t, closed),
            })}
            style={style(closed.from, closed.to - closed.from)}
          >
            <span>{closedText(t, closed)}</span>
          </div>
        ))}
        {lane.cells.map((cell, index) => (
          <PlaceCell
            key={keyOf(lane, index)}
            cell={cell}
            style={style(cell.start % minutesOfDay, cell.length)}
            marks={marks}
          />
        ))}
      </div>
    </div>
  );
}

/** A place keeps its element, and with it the focus, whatever is played there; the second match of one start has its own. */
function keyOf({ cells }: Lane, index: number): string {
  const start = cells[index]?.start;
  return cells[index - 1]?.start === start ? `${start} ${index}` : `${start}`;
}

function LaneHead({ court }: { court: ShownCourt }) {
  const t = useWords();
  const { code, name, isMain, isSmall, resin } = court;
  return (
    <div className="lane__head" role="rowheader">
      <b>{code}</b>
      <span className="lane__name">{name === code ? '' : name}</span>
      {isMain ? <em title={t('planSchedule.mainHall')}>★</em> : null}
      {isSmall ? <em title={t('planSchedule.smallCourt')}>S</em> : null}
      {resin ? null : <em title={t('planSchedule.noResin')}>NR</em>}
    </div>
  );
}

function closedText(t: Translator, { kind, from, to, reason }: ClosedTime): string {
  if (kind === 'opens') return t('planSchedule.opens', { time: timeText(to) });
  if (kind === 'closes') return t('planSchedule.closes', { time: timeText(from) });
  return reason === '' ? t('planSchedule.closed') : reason;
}

function isSameRow(one: LaneRowProps, other: LaneRowProps): boolean {
  const isPlaced =
    one.top === other.top &&
    one.height === other.height &&
    one.from === other.from &&
    one.to === other.to &&
    one.isCurrent === other.isCurrent;
  return isPlaced && isSameLane(one.lane, other.lane) && isSameMarks(one.marks, other.marks, one.lane);
}

/** Marks change with every key press; a row is redrawn only when they concern its matches. */
function isSameMarks(one: Marks, other: Marks, lane: Lane): boolean {
  if (one.lifted !== other.lifted || one.hidden !== other.hidden) return false;
  if (one.view.published !== other.view.published || one.view.matches !== other.view.matches) return false;
  if (isOnLane(one, lane) || isOnLane(other, lane))
    return one.cursor === other.cursor && one.lens === other.lens;
  return lane.cells.every(({ match }) => match === null || isSameMatch(one, other, match));
}

function isOnLane({ cursor }: Marks, lane: Lane): boolean {
  return cursor?.row === 'place' && cursor.hall === lane.court.id;
}

function isSameMatch(one: Marks, other: Marks, match: string): boolean {
  return (
    one.broken.has(match) === other.broken.has(match) &&
    one.view.document.locked.has(match) === other.view.document.locked.has(match) &&
    one.lens[0].has(match) === other.lens[0].has(match) &&
    one.lens[1].has(match) === other.lens[1].has(match)
  );
}
