import { pages } from '@sevenmetre/contract/pages';
import type { MatchSlice } from '@sevenmetre/contract/matches/match-slice';
import { knownClock, suspensionsAt } from '@sevenmetre/rules/match';
import type { RunningSuspension, Suspensions } from '@sevenmetre/rules/match';
import { sides } from '@sevenmetre/rules/vocabulary';
import { useMemo } from 'react';
import { runningStage } from '../../../lib/matches/match-clock.ts';
import { useNow } from '../../../lib/time/now.ts';
import { useSecond } from '../../../lib/time/use-second.ts';
import { useSlice } from '../../../lib/slices/use-slice.ts';
import { useWords } from '../../../lib/words/words.ts';

const page = pages.match;
/** So many fit under a team. */
const most = 3;

/** Who is off the court and for how long, from the match's own data, which are fetched and followed beside the hall's. */
export function ScreenSuspensions({ id }: { id: number }) {
  const { slice } = useSlice({ page, params: { id: String(id) } });
  return slice?.status === 200 ? <Known slice={slice.body} /> : null;
}

/** Nothing ticks while nobody is suspended. */
function Known({ slice }: { slice: MatchSlice }) {
  const any = useNow((now) => sides.some((side) => suspendedAt(slice, now)[side].running.length > 0));
  return any ? <Ticking slice={slice} /> : null;
}

function Ticking({ slice }: { slice: MatchSlice }) {
  const suspended = suspendedAt(slice, useSecond());
  const numbers = useMemo(
    () => new Map(slice.roster.map((one) => [one.id, one.jerseyNumber])),
    [slice.roster],
  );
  return (
    <div className="hall-screen__teams hall-screen__suspensions">
      {sides.map((side) => (
        <ul key={side}>
          {suspended[side].running.slice(0, most).map((one) => (
            <Suspension
              key={one.eventId}
              suspension={one}
              number={numbers.get(one.participantId ?? 0) ?? null}
            />
          ))}
        </ul>
      ))}
    </div>
  );
}

function Suspension({ suspension, number }: { suspension: RunningSuspension; number: number | null }) {
  const t = useWords();
  const { remaining, startsAt, endsAt } = suspension;
  const left = Math.max(0, Math.min(1, remaining / Math.max(endsAt - startsAt, 1)));
  const about =
    number === null
      ? t('halls.onScreen.suspensionUnknown')
      : t('halls.onScreen.suspension', { number: String(number) });
  return (
    <li>
      <b aria-hidden="true">{number ?? '?'}</b>
      <span className="visually-hidden">{about}</span>
      <span aria-hidden="true">2 min</span>
      <time>
        {Math.floor(remaining / 60)}:{String(remaining % 60).padStart(2, '0')}
      </time>
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 0h${Math.round(left * 100)}v1H0z`} />
      </svg>
    </li>
  );
}

function suspendedAt({ ticket, events, eventTypes }: MatchSlice, now: number): Suspensions {
  const { halfLength } = ticket;
  const clock = knownClock(runningStage(ticket), events, new Date(now));
  const types = new Map(eventTypes.map((type) => [type.id, type]));
  return suspensionsAt(events, clock, { types, halfLength });
}
