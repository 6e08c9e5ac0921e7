import type { MatchSlice } from '@sevenmetre/contract/matches/match-slice';
import { matchClockAt } from '@sevenmetre/rules/match';
import { categoryLook } from '@sevenmetre/rules/look';
import { sides } from '@sevenmetre/rules/vocabulary';
import { isLive, matchClock, runningStage } from '../../../../lib/matches/match-clock.ts';
import { useSecond } from '../../../../lib/time/use-second.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { CupMark } from '../../../../ui/cup-mark.tsx';
import { TeamName } from '../../../../ui/team-name.tsx';
import { opponentName } from '@sevenmetre/phrases/names';
import { phaseName } from '../../../../ui/ticket-words.ts';
import { headingOf } from '../match-head.ts';
import { storyOf } from '../story.ts';
import { suspensionsNow } from '../suspensions-now.ts';
import { clockText } from '../timeline/event-words.ts';
import { GoalStrip } from './goal-strip.tsx';
import { LowerThird } from './lower-third.tsx';
import { useDelay, useDelayed } from './use-delayed.ts';

/** The score layer and, below it, who is suspended; a strip for each goal; a lower third before the start and from the end. */
export function OverlayMatch({ slice: fresh }: { slice: MatchSlice }) {
  const t = useWords();
  const delay = useDelay();
  const slice = useDelayed(fresh, delay);
  const { ticket, category } = slice;
  const ink = category ? categoryLook(category.gender, category.ageRank).inkClass : '';
  return (
    <div className={ink}>
      <h1 className="visually-hidden">{headingOf(t, ticket)}</h1>
      {isLive(ticket) ? (
        <>
          <ScoreLayer slice={slice} delay={delay} />
          <GoalStrip slice={slice} />
        </>
      ) : (
        <LowerThird slice={slice} />
      )}
    </div>
  );
}

interface ScoreLayerProps {
  readonly slice: MatchSlice;
  /** Milliseconds. */
  readonly delay: number;
}

function ScoreLayer({ slice, delay }: ScoreLayerProps) {
  const t = useWords();
  const { ticket, edition } = slice;
  const then = useSecond() - delay;
  const { phase, minute } = matchClock(ticket, then);
  const { minute: minutes, second } = matchClockAt(runningStage(ticket), new Date(then));
  return (
    <div className="score-layer" data-overlay="score" aria-hidden="true">
      <span className="score-layer__cup">
        <CupMark edition={edition} />
      </span>
      {sides.map((side) => {
        const { team } = ticket[side];
        return (
          <span key={side} className="score-layer__team">
            {team ? <TeamName team={team} /> : opponentName(t, ticket[side])}
            <b data-side={side}>{ticket[`${side}Score`] ?? 0}</b>
          </span>
        );
      })}
      <span className="score-layer__time">
        <small>{phaseName(t, phase, 'short')}</small>
        {minute === null ? null : clockText(minutes * 60 + second)}
      </span>
      <Suspended slice={slice} then={then} />
    </div>
  );
}

/** So many fit under a team. */
const most = 3;

function Suspended({ slice, then }: { slice: MatchSlice; then: number }) {
  const story = storyOf(slice);
  const suspended = suspensionsNow(slice, story, then);
  return sides.map((side) => (
    <span key={side} className={`score-layer__suspensions score-layer__suspensions--${side}`}>
      {suspended[side].running.slice(0, most).map(({ eventId, participantId, remaining }) => (
        <span key={eventId}>
          {story.people.get(participantId ?? 0)?.jerseyNumber ?? '?'} <b>{clockText(remaining)}</b>
        </span>
      ))}
    </span>
  ));
}
