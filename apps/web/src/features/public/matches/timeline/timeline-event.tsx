import type { MatchSlice } from '@sevenmetre/contract/matches/match-slice';
import { opponentName } from '@sevenmetre/phrases/names';
import { eventClock } from '@sevenmetre/rules/match';
import { useWords } from '../../../../lib/words/words.ts';
import { clockText, eventName, personName } from './event-words.ts';
import { EventMark } from './event-mark.tsx';
import type { MatchMoment, Story } from '../story.ts';

interface TimelineEventProps {
  readonly moment: MatchMoment;
  readonly story: Story;
  /** Of a suspension that runs: when it ends, in seconds of match clock. */
  readonly endsAt: number | null;
  readonly opponent: MatchSlice['ticket']['home'];
  readonly halfLength: number;
}

/** The middle says what happened and when, the side says who; the side that scored is bold. */
export function TimelineEvent({ moment, story, endsAt, opponent, halfLength }: TimelineEventProps) {
  const t = useWords();
  const { event, type, scored } = moment;
  const { competitionMatchParticipantId: id, side } = event;
  const person = id === null ? null : (story.people.get(id) ?? null);
  const head = story.types.get(type.id);
  const name = head ? eventName(t, head) : '';
  const isPlain = type.code === 'goal';
  const isOfTeam = id === null && !scored && type.category === 'other';
  return (
    <li className={side === 'home' ? 'home' : 'away'}>
      <span className="match-timeline__score">
        {scored ? <RunningScore moment={moment} /> : <EventMark type={type} />}
        <span>{clockText(eventClock(event, halfLength))}</span>
      </span>
      <div className="match-event">
        {person?.jerseyNumber == null ? null : <span className="jersey-number">{person.jerseyNumber}</span>}
        <span>
          <b>{isOfTeam ? name : personName(t, person)}</b>
          {isPlain || isOfTeam ? null : (
            <small>{endsAt === null ? name : t('match.until', { name, time: clockText(endsAt) })}</small>
          )}
          <span className="visually-hidden">
            {isPlain ? ` ${name}` : ''}, {opponentName(t, opponent)}
          </span>
        </span>
      </div>
    </li>
  );
}

function RunningScore({ moment: { home, away, event } }: { moment: MatchMoment }) {
  return (
    <b>
      {event.side === 'home' ? <i>{home}</i> : home}:{event.side === 'away' ? <i>{away}</i> : away}
    </b>
  );
}
