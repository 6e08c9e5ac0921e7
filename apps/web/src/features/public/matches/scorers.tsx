import type { MatchSlice } from '@sevenmetre/contract/matches/match-slice';
import { opponentName } from '@sevenmetre/phrases/names';
import { dotted } from '../../../lib/words/dotted.ts';
import { useWords } from '../../../lib/words/words.ts';
import './scorers.css';
import { rosterSheets } from './sheet-data.ts';
import type { RosterLine } from './sheet.ts';
import { Part } from './preview.tsx';
import type { Story } from './story.ts';

/** So many of each team are named. */
const shown = 3;

/** Who scored most for each side; nothing where nobody is known to have scored. */
export function Scorers({ slice, story }: { slice: MatchSlice; story: Story }) {
  const t = useWords();
  const sides = rosterSheets(t, slice, story).map(({ side, players }) => ({
    side,
    best: players
      .filter(({ marks }) => marks.goals > 0)
      .toSorted((a, b) => b.marks.goals - a.marks.goals)
      .slice(0, shown),
  }));
  const most = Math.max(...sides.flatMap(({ best }) => best.map(({ marks }) => marks.goals)));
  if (sides.every(({ best }) => best.length === 0)) return null;
  return (
    <Part heading={t('match.scorers')}>
      <div className="match-scorers">
        {sides.map(({ side, best }) => (
          <div key={side}>
            <h3>{opponentName(t, slice.ticket[side])}</h3>
            <ol>
              {best.map((line) => (
                <Scorer key={line.id} line={line} most={most} />
              ))}
            </ol>
          </div>
        ))}
      </div>
    </Part>
  );
}

/** @param most goals of the best of both teams, which fill the bar */
function Scorer({ line, most }: { line: RosterLine; most: number }) {
  const t = useWords();
  const { number, name, spoken, marks } = line;
  const details = [
    name === null || number === null ? null : t('match.playerNumber', { number }),
    marks.sevenMetreGoals === 0 ? null : t('match.fromSevenMetres', { count: marks.sevenMetreGoals }),
  ].filter((detail) => detail !== null);
  return (
    <li>
      <span>
        {name ?? spoken}
        {details.length === 0 ? null : <small>{dotted(details)}</small>}
      </span>
      <b>{marks.goals}</b>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect width={(100 * marks.goals) / most} height="6" />
      </svg>
    </li>
  );
}
