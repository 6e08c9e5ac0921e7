import type { PlayerMarks } from '@sevenmetre/rules/match';
import { useWords } from '../../lib/words.ts';
import { Card } from './event-mark.tsx';
import { personName } from './event-words.ts';
import type { RosterEntry } from './story.ts';

interface RosterRowProps {
  readonly entry: RosterEntry;
  readonly marks: PlayerMarks;
}

/** A line of the match sheet; what did not happen stays blank. */
export function RosterRow({ entry, marks }: RosterRowProps) {
  const t = useWords();
  const name = entry.name ?? (entry.isLeader ? personName(t, entry) : '');
  return (
    <tr>
      <td>{entry.jerseyNumber === null ? null : <span className="jn">{entry.jerseyNumber}</span>}</td>
      <th scope="row">{name === '' ? <span className="vh">{personName(t, entry)}</span> : name}</th>
      <td className="p">{blankZero(marks.goals)}</td>
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
    <span className="cds">
      {shown.map((colour) => (
        <span key={colour}>
          <Card colour={colour} />
          <span className="vh">{t(`match.event.${colour}-card`)} </span>
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
