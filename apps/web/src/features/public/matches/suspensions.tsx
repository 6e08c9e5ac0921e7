import type { MatchSlice } from '@sevenmetre/contract/matches/match-slice';
import { opponentName } from '@sevenmetre/phrases/names';
import type { SideSuspensions } from '@sevenmetre/rules/match';
import { sides } from '@sevenmetre/rules/vocabulary';
import { useNow } from '../../../lib/time/now.ts';
import { useSecond } from '../../../lib/time/use-second.ts';
import { useWords } from '../../../lib/words/words.ts';
import { clockText, personName } from './timeline/event-words.ts';
import type { Story } from './story.ts';
import { suspensionsNow } from './suspensions-now.ts';

interface SuspensionsProps {
  readonly slice: MatchSlice;
  readonly story: Story;
}

/** Who is off the court now, and for how long. Nothing ticks while nobody is. */
export function Suspensions({ slice, story }: SuspensionsProps) {
  const any = useNow((now) => {
    const { home, away } = suspensionsNow(slice, story, now);
    return home.running.length + away.running.length > 0;
  });
  // Its space is reserved: nothing moves when a player is suspended.
  return any ? (
    <Ticking slice={slice} story={story} />
  ) : (
    <div className="match-suspensions" aria-hidden="true" />
  );
}

function Ticking({ slice, story }: SuspensionsProps) {
  const t = useWords();
  const running = suspensionsNow(slice, story, useSecond());
  return (
    <>
      <h2 className="visually-hidden">{t('match.suspensions')}</h2>
      <div className="match-suspensions">
        {sides.map((side) => (
          <SuspendedSide
            key={side}
            team={opponentName(t, slice.ticket[side])}
            suspended={running[side]}
            story={story}
          />
        ))}
      </div>
    </>
  );
}

interface SuspendedSideProps {
  /** Seen by the side of the page, heard as the name of the list. */
  readonly team: string;
  readonly suspended: SideSuspensions;
  readonly story: Story;
}

function SuspendedSide({ team, suspended, story }: SuspendedSideProps) {
  const t = useWords();
  const { running } = suspended;
  return (
    <div>
      <ul aria-label={team}>
        {running.map(({ eventId, participantId, remaining }) => {
          const person = participantId === null ? null : (story.people.get(participantId) ?? null);
          const time = clockText(remaining);
          return (
            <li key={eventId}>
              <span className="two-minutes" aria-hidden="true">
                2′
              </span>
              {person?.jerseyNumber == null ? null : (
                <span className="jersey-number">{person.jerseyNumber}</span>
              )}
              <span className="player-name">{personName(t, person)}</span>
              <time aria-hidden="true">{time}</time>
              <span className="visually-hidden">{t('match.remaining', { time })}</span>
            </li>
          );
        })}
      </ul>
      {running.length === 0 ? null : <p>{t('match.short', { count: running.length })}</p>}
    </div>
  );
}
