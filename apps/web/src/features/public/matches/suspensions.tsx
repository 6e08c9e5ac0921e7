import type { MatchSlice } from '@sevenmetre/contract/matches/match-slice';
import { opponentName } from '@sevenmetre/phrases/names';
import type { Side } from '@sevenmetre/rules/vocabulary';
import { useNow } from '../../../lib/time/now.ts';
import { useSecond } from '../../../lib/time/use-second.ts';
import { useWords } from '../../../lib/words/words.ts';
import { clockText, personName } from './timeline/event-words.ts';
import type { Story } from './story.ts';
import { suspensionsNow } from './suspensions-now.ts';

interface SuspensionsProps {
  readonly slice: MatchSlice;
  readonly story: Story;
  readonly side: Side;
}

/** Signs that stand beside a flag; further ones are counted. */
const mostShown = 2;
/** Seconds. */
const wholeSuspension = 120;

/** Who of a side is off the court now, and for how long. Nothing ticks while nobody is. */
export function Suspensions({ slice, story, side }: SuspensionsProps) {
  const any = useNow((now) => suspensionsNow(slice, story, now)[side].running.length > 0);
  return any ? <Ticking slice={slice} story={story} side={side} /> : null;
}

function Ticking({ slice, story, side }: SuspensionsProps) {
  const t = useWords();
  const { running } = suspensionsNow(slice, story, useSecond())[side];
  const more = running.length - mostShown;
  return (
    <>
      <ul className="match-suspensions" aria-label={opponentName(t, slice.ticket[side])}>
        {running.map(({ eventId, participantId, remaining }, index) => {
          const person = participantId === null ? null : (story.people.get(participantId) ?? null);
          const time = clockText(remaining);
          const sentence = `${personName(t, person)}, ${t('match.remaining', { time })}`;
          return (
            <li key={eventId} className={index < mostShown ? undefined : 'visually-hidden'}>
              <b aria-hidden="true">{person?.jerseyNumber ?? '2′'}</b>
              <time aria-hidden="true">{time}</time>
              <span className="visually-hidden">{sentence}</span>
              {/* A drawing: the page's security policy takes no styles from elements. */}
              <svg viewBox={`0 0 ${wholeSuspension} 3`} preserveAspectRatio="none" aria-hidden="true">
                <path d={`M0 0h${Math.min(remaining, wholeSuspension)}v3H0z`} />
              </svg>
            </li>
          );
        })}
      </ul>
      {more > 0 ? <span aria-hidden="true">+{more}</span> : null}
    </>
  );
}
