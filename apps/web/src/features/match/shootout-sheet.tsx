import type { MatchSlice } from '@sevenmetre/contract/schemas/slices';
import { opponentName } from '@sevenmetre/phrases/names';
import { shootoutRounds } from '@sevenmetre/rules/match';
import { useWords } from '../../lib/words.ts';
import { eventName, personName } from './event-words.ts';
import type { Story, Told } from './story.ts';

interface ShootoutSheetProps {
  readonly slice: MatchSlice;
  readonly story: Story;
}

/** Round by round who threw, and whether it was a goal. */
export function ShootoutSheet({ slice: { ticket }, story }: ShootoutSheetProps) {
  const t = useWords();
  const goals = (side: 'home' | 'away') =>
    story.shootout
      .filter(({ event }) => event.side === side)
      .reduce((sum, { type }) => sum + type.scoreIncrease, 0);
  const heading = t('match.shootout', { home: goals('home'), away: goals('away') });
  return (
    <table className="tb so">
      <caption>{heading}</caption>
      <thead>
        <tr>
          <th scope="col">{opponentName(t, ticket.home)}</th>
          <th scope="col">
            <span className="vh">{t('match.round')}</span>
          </th>
          <th scope="col" className="l">
            {opponentName(t, ticket.away)}
          </th>
        </tr>
      </thead>
      <tbody>
        {shootoutRounds(story.shootout).map(({ home, away }, round) => (
          <tr key={round}>
            <Throw moment={home} story={story} />
            <th scope="row">{round + 1}</th>
            <Throw moment={away} story={story} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Throw({ moment, story }: { moment: Told | null; story: Story }) {
  const t = useWords();
  if (moment === null) {
    return (
      <td>
        <span className="vh">{t('match.notThrown')}</span>
      </td>
    );
  }
  const { event, scored } = moment;
  const id = event.competitionMatchParticipantId;
  const person = id === null ? null : (story.people.get(id) ?? null);
  const head = story.types.get(event.competitionEventTypeId);
  return (
    <td>
      <div className="e">
        <span className={scored ? 'two full' : 'two o'} aria-hidden="true">
          {scored ? '' : '×'}
        </span>
        {person?.jerseyNumber == null ? null : <span className="jn">{person.jerseyNumber}</span>}
        <span className="nm">{personName(t, person)}</span>
        <span className="vh">{head ? eventName(t, head) : ''}</span>
      </div>
    </td>
  );
}
