import type { PlayerMarks } from '@sevenmetre/rules/match';
import { useWords } from '../../../lib/words/words.ts';
import type { RosterLine } from './sheet.ts';

/** A line of the match sheet; what did not happen stays blank. */
export function RosterRow({ line: { number, name, spoken, marks } }: { line: RosterLine }) {
  return (
    <tr>
      <td>{number === null ? null : <span className="jersey-number">{number}</span>}</td>
      <th scope="row">
        {name ?? (number === null ? spoken : <span className="visually-hidden">{spoken}</span>)}
      </th>
      <td className="table__points">{blankZero(marks.goals)}</td>
      <td>{sevenMetres(marks)}</td>
      <td>{blankZero(marks.twoMinutes)}</td>
      <td>
        <Cards marks={marks} />
      </td>
    </tr>
  );
}

const colours = ['yellow', 'red', 'blue'] as const;

function Cards({ marks }: { marks: PlayerMarks }) {
  const t = useWords();
  const shown = colours.filter((colour) => marks[colour] > 0);
  if (shown.length === 0) return null;
  return (
    <span className="penalty-cards">
      {shown.map((colour) => (
        <span
          key={colour}
          className={`penalty-card ${colour}`}
          role="img"
          aria-label={t(`match.event.${colour}-card`)}
        >
          {t(`match.letter.${colour}`)}
        </span>
      ))}
    </span>
  );
}

/** Goals, of throws where a miss is known: `2/3`. */
function sevenMetres({ sevenMetreGoals: goals, sevenMetreThrows: throws }: PlayerMarks): string {
  if (throws === 0) return '';
  return goals === throws ? String(goals) : `${goals}/${throws}`;
}

function blankZero(count: number): string {
  return count === 0 ? '' : String(count);
}
