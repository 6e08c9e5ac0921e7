import type { Court } from '@sevenmetre/rules/match';
import type { Side } from '@sevenmetre/rules/vocabulary';
import { memo, useMemo } from 'react';
import { useWords } from '../../../lib/words.ts';
import { inGridOrder } from '../sheet/match-sheet.ts';
import type { SheetPerson } from '../sheet/match-sheet.ts';
import { PlayerCell } from './player-cell.tsx';
import { useCourt, useTablePart } from './table-context.ts';
import { clockText } from './words.ts';

/** One side: who is suspended, the numbers, the leaders. Home stands left and is filled, away right and is outlined. */
export const PlayerGrid = memo(function PlayerGrid({ side }: { side: Side }) {
  const sheet = useTablePart('sheet');
  const court = useCourt(side);
  const people = useMemo(
    () => inGridOrder(sheet.people.filter((person) => person.side === side)),
    [sheet, side],
  );
  const cell = (person: SheetPerson | null) => (
    <PlayerCell key={person?.id ?? '?'} side={side} person={person} remaining={remainingOf(court, person)} />
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

/** Seconds of a suspension that are left; null: on the court. */
function remainingOf({ running }: Court, person: SheetPerson | null): number | null {
  if (person === null) return null;
  return running.find(({ participantId }) => participantId === person.id)?.remaining ?? null;
}
