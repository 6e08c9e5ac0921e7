import type { Court } from '@sevenmetre/rules/match';
import type { Side } from '@sevenmetre/rules/vocabulary';
import { memo, useCallback, useMemo } from 'react';
import { useWords } from '../../../lib/words.ts';
import { marksFor } from '../desk/board.ts';
import { mayFollow } from '../desk/desk.ts';
import type { Pressed } from '../desk/desk.ts';
import type { TableState } from '../desk/table-state.ts';
import { inGridOrder } from '../sheet/match-sheet.ts';
import type { SheetPerson } from '../sheet/match-sheet.ts';
import { PlayerCell } from './player-cell.tsx';
import { useCourt, useScreen, useTablePart } from './table-context.ts';
import { clockText } from './words.ts';

/** One side: who is suspended, the numbers, the leaders. Home stands left and is filled, away right and is outlined. */
export const PlayerGrid = memo(function PlayerGrid({ side }: { side: Side }) {
  const sheet = useTablePart('sheet');
  const desk = useTablePart('desk');
  const board = useTablePart('board');
  const state = { sheet, desk, board };
  const court = useCourt(side);
  const press = usePress();
  const people = useMemo(
    () => inGridOrder(sheet.people.filter((person) => person.side === side)),
    [sheet, side],
  );
  const cell = (person: SheetPerson | null) => (
    <PlayerCell key={person?.id ?? '?'} {...cellProps(state, { side, person, court })} press={press} />
  );
  const leaders = people.filter(({ isLeader }) => isLeader);
  return (
    <section className={`rp-side ${side}`} aria-label={sheet.teams[side].name}>
      <Suspended court={court} people={people} />
      <div className="rp-grid">
        {people.filter(({ isLeader }) => !isLeader).map(cell)}
        <div className="rp-leads">
          {leaders.map(cell)}
          {cell(null)}
        </div>
      </div>
    </section>
  );
});

function Suspended({ court, people }: { court: Court; people: readonly SheetPerson[] }) {
  const t = useWords();
  return (
    <div className="rp-susp">
      {court.running.length === 0 ? <span className="none">{t('reporter.grid.nobody')}</span> : null}
      {court.running.slice(0, 3).map(({ eventId, participantId, remaining }) => (
        <span key={eventId} className={remaining <= 10 ? 'one soon' : 'one'}>
          <b>{people.find(({ id }) => id === participantId)?.label ?? '?'}</b>
          {clockText(remaining)}
        </span>
      ))}
    </div>
  );
}

function usePress() {
  const { table } = useScreen();
  return useCallback(
    (side: Side, personId: number | null) => table.press({ kind: 'person', side, personId }),
    [table],
  );
}

interface Cell {
  readonly side: Side;
  /** null: the number that is not known yet. */
  readonly person: SheetPerson | null;
  readonly court: Court;
}

function cellProps(state: Pick<TableState, 'sheet' | 'desk' | 'board'>, { side, person, court }: Cell) {
  const { desk, sheet, board } = state;
  const personId = person?.id ?? null;
  const pressed: Pressed = { kind: 'person', side, personId };
  const armed = desk.armed?.pressed;
  const isArmed = armed?.kind === 'person' && armed.side === side && armed.personId === personId;
  const marks = personId === null ? null : marksFor(board, personId);
  const running = court.running.find(({ participantId }) => participantId === personId);
  return {
    side,
    personId,
    team: sheet.teams[side].name,
    label: person?.label ?? '?',
    name: person?.name ?? null,
    isLeader: person?.isLeader ?? false,
    isArmed,
    isOut: !mayFollow(sheet, desk.armed, pressed),
    goals: (marks?.goals ?? 0) + (marks?.shootoutGoals ?? 0),
    yellow: marks?.yellow ?? 0,
    twoMinutes: marks?.twoMinutes ?? 0,
    isDisqualified: (marks?.red ?? 0) + (marks?.blue ?? 0) > 0,
    remaining: personId === null || running === undefined ? null : running.remaining,
  };
}
