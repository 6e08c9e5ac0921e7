import type { Side } from '@sevenmetre/rules/vocabulary';
import { useWords } from '../../../lib/words/words.ts';
import { inGridOrder } from '../match-sheets/match-sheet.ts';
import type { SheetPerson } from '../match-sheets/match-sheet.ts';
import { Surname } from '../matches/player-cell.tsx';
import { useTable } from '../matches/recording-context.ts';

interface NumberGridProps {
  readonly side: Side;
  /** `undefined`: nobody is chosen; null: the number that is not known. */
  readonly chosen: number | null | undefined;
  readonly choose: (personId: number | null) => void;
  readonly leaders?: boolean;
  readonly mayNot?: (person: SheetPerson) => boolean;
  /** Whether "not known yet" can be chosen. */
  readonly unknown?: boolean;
}

/** Numbers of one side to choose from in a dialog. */
export function NumberGrid({
  side,
  chosen,
  choose,
  leaders = false,
  mayNot,
  unknown = false,
}: NumberGridProps) {
  const t = useWords();
  const { sheet } = useTable();
  const people = inGridOrder(
    sheet.people.filter((person) => person.side === side && (leaders || !person.isLeader)),
  );
  return (
    <div className={`number-grid ${side}`} role="group" aria-label={sheet.teams[side].name}>
      {people.map((person) => {
        const isOut = mayNot?.(person) === true;
        return (
          <button
            key={person.id}
            className={`player-cell${isOut ? ' disqualified' : ''}${person.isLeader ? ' leader' : ''}`}
            type="button"
            disabled={isOut}
            aria-pressed={chosen === person.id}
            onClick={() => choose(person.id)}
          >
            <b>{person.label}</b> <Surname name={person.name} />
          </button>
        );
      })}
      {unknown ? (
        <button
          className="player-cell leader"
          type="button"
          aria-pressed={chosen === null}
          onClick={() => choose(null)}
        >
          <b>?</b>
          <span className="visually-hidden"> {t('reporter.grid.unknown')}</span>
        </button>
      ) : null}
    </div>
  );
}
