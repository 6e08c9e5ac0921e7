import type { MatchSlice } from '@sevenmetre/contract/matches/match-slice';
import { opponentName } from '@sevenmetre/phrases/names';
import { useWords } from '../../../lib/words/words.ts';
import { rosterSheets } from './sheet-data.ts';
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
  if (sides.every(({ best }) => best.length === 0)) return null;
  return (
    <Part heading={t('match.scorers')}>
      {sides.map(({ side, best }) => (
        <div key={side} className="match-around__form">
          <b>{opponentName(t, slice.ticket[side])}</b>
          <span>{best.map(({ name, spoken, marks }) => `${name ?? spoken} ${marks.goals}`).join(', ')}</span>
        </div>
      ))}
    </Part>
  );
}
