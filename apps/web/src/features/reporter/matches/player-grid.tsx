import type { Court, RunningSuspension } from '@sevenmetre/rules/match';
import type { Side } from '@sevenmetre/rules/vocabulary';
import { memo, useMemo } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { inGridOrder } from '../match-sheets/match-sheet.ts';
import type { SheetPerson } from '../match-sheets/match-sheet.ts';
import { PlayerCell } from './player-cell.tsx';
import { useCourt, useIsSaving, useTablePart } from './recording-context.ts';
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
    <PlayerCell
      key={person?.id ?? '?'}
      side={side}
      person={person}
      suspension={suspensionOf(court, person)}
    />
  );
  const leaders = people.filter(({ isLeader }) => isLeader);
  return (
    <section className={`reporter-side ${side}`} aria-label={sheet.teams[side].name}>
      <Suspended court={court} people={people} />
      <div className="player-grid">
        {people.filter(({ isLeader }) => !isLeader).map(cell)}
        <div className="leader-grid">
          {leaders.map(cell)}
          {cell(null)}
        </div>
      </div>
    </section>
  );
});

function Suspended({ court, people }: { court: Court; people: readonly SheetPerson[] }) {
  const t = useWords();
  if (court.running.length === 0) {
    return (
      <div className="suspension-list">
        <span className="none">{t('reporter.grid.nobody')}</span>
      </div>
    );
  }
  return (
    <ul className="suspension-list">
      {court.running.slice(0, 3).map((suspension) => (
        <One
          key={suspension.eventId}
          suspension={suspension}
          label={people.find(({ id }) => id === suspension.participantId)?.label ?? '?'}
        />
      ))}
    </ul>
  );
}

function One({ suspension, label }: { suspension: RunningSuspension; label: string }) {
  const { remaining } = suspension;
  const isPale = useIsSaving([suspension]);
  return (
    <li className={remaining <= 10 ? 'suspension soon' : 'suspension'} aria-busy={isPale}>
      <b>{label}</b>
      {clockText(remaining)}
    </li>
  );
}

/** null: on the court. Whoever is suspended without a number stands under the question mark. */
function suspensionOf({ running }: Court, person: SheetPerson | null): RunningSuspension | null {
  return running.find(({ participantId }) => participantId === (person?.id ?? null)) ?? null;
}
