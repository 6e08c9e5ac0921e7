import type { Translator } from '@sevenmetre/phrases';
import { noMarks } from '@sevenmetre/rules/match';
import type { PlayerMarks, RunningSuspension } from '@sevenmetre/rules/match';
import type { Side } from '@sevenmetre/rules/vocabulary';
import { memo, useMemo } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { marksFor } from '../match-events/board.ts';
import type { SheetPerson } from '../match-sheets/match-sheet.ts';
import { useIsSaving, useTablePart, useTableValue } from './recording-context.ts';
import { usePress } from './use-press.ts';
import { clockText, whoIs } from './words.ts';

interface PlayerCellProps {
  readonly side: Side;
  /** null: the number is not known yet. */
  readonly person: SheetPerson | null;
  /** null: on the court. */
  readonly suspension: RunningSuspension | null;
}

/** One number of the grid. It reads for itself what the table says of it, so a tap draws it again only when that changes. */
export const PlayerCell = memo(function PlayerCell({ side, person, suspension }: PlayerCellProps) {
  const press = usePress({ kind: 'person', side, personId: person?.id ?? null });
  const team = useTablePart('sheet').teams[side].name;
  const marks = useTableValue(({ board }) => (person === null ? noMarks : marksFor(board, person.id)));
  const isDisqualified = marks.red + marks.blue > 0;
  const kind = isDisqualified ? ' disqualified' : suspension === null ? '' : ' suspended';
  // Also of somebody who is disqualified: when it is over his team is complete again.
  const remaining = suspension?.remaining ?? null;
  // Each tap draws some cells as pressed or out of question: their words stay.
  const t = useWords();
  const name = useMemo(
    () => cellName(t, team, person, { marks, remaining }),
    [t, team, person, marks, remaining],
  );
  return (
    <button
      className={`player-cell${person === null || person.isLeader ? ' leader' : ''}${kind}`}
      type="button"
      aria-label={name}
      {...press}
    >
      <b>{person?.label ?? '?'}</b>{' '}
      {suspension === null ? <Surname name={person?.name} /> : <Countdown suspension={suspension} />}
      <CellMarks marks={marks} personId={person?.id ?? null} />
    </button>
  );
});

/** In a grid: in a size in which its longest part fits. */
export function Surname({ name = null }: { name: string | null | undefined }) {
  if (name === null) return null;
  const longest = Math.max(...name.split(/[\s-]/).map(({ length }) => length));
  const style: Readonly<Record<`--${string}`, number>> = { '--n': longest };
  return (
    <span className="player-name" style={style}>
      {name}
    </span>
  );
}

function Countdown({ suspension }: { suspension: RunningSuspension }) {
  const isPale = useIsSaving([suspension]);
  return <span className="countdown" data-says={clockText(suspension.remaining)} aria-busy={isPale} />;
}

interface CellMarksProps {
  readonly marks: PlayerMarks;
  readonly personId: number | null;
}

/** Numbers beside the number of the player are drawn by the style sheet: the button is called by its label alone. */
const CellMarks = memo(function CellMarks({ marks, personId }: CellMarksProps) {
  const goals = goalsOf(marks);
  // Whoever reads them must not take for saved what is on its way to the disk.
  const isPale = useTableValue(({ saving }) =>
    saving.some(({ content }) => content.participantId === personId),
  );
  return (
    <>
      {goals > 0 ? <span className="goals" data-says={goals} aria-busy={isPale} /> : null}
      <span className="marks" aria-busy={isPale}>
        {marks.yellow > 0 ? <u /> : null}
        {Array.from({ length: Math.min(marks.twoMinutes, 3) }, (_, index) => (
          <u key={index} className="two-minutes" />
        ))}
      </span>
    </>
  );
});

/** Who it is and what the marks say, in words. */
function cellName(
  t: Translator,
  team: string,
  person: SheetPerson | null,
  { marks, remaining }: { readonly marks: PlayerMarks; readonly remaining: number | null },
): string {
  const goals = goalsOf(marks);
  const isDisqualified = marks.red + marks.blue > 0;
  const words = [
    team,
    person === null ? `?, ${whoIs(t, null)}` : whoIs(t, person),
    person?.isLeader === true ? t('reporter.grid.leader') : null,
    isDisqualified ? t('reporter.grid.disqualified') : null,
    remaining === null
      ? null
      : t(`reporter.grid.${isDisqualified ? 'short' : 'suspended'}`, { time: clockText(remaining) }),
    goals > 0 ? t('reporter.grid.goals', { count: goals }) : null,
  ].filter((word) => word !== null);
  return words.join(', ');
}

function goalsOf({ goals, shootoutGoals }: PlayerMarks): number {
  return goals + shootoutGoals;
}
