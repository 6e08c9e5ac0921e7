import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import type { TeamSlice } from '@sevenmetre/contract/teams/team-slice';
import type { ReactNode } from 'react';
import { dayIn, dayName } from '../../../lib/time/days.ts';
import { isLive } from '../../../lib/matches/match-clock.ts';
import { useNow } from '../../../lib/time/now.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Ticket } from '../../../ui/ticket.tsx';
import { Road } from './road.tsx';
import '../../../styles/parts/ticket.css';

/** What the team plays now, next and later, and the road behind it. */
export function TeamMatches({ slice }: { slice: TeamSlice }) {
  const t = useWords();
  const today = useNow((now) => dayIn(slice.edition.timeZone, now));
  const live = slice.matches.filter(isLive);
  // Where the places are final nothing is to come, also when a match was never played.
  const [next, ...later] = slice.finalPlace
    ? []
    : slice.matches.filter(({ stageCode }) => stageCode === 'not_started');
  const tickets = (matches: readonly MatchTicket[]) => (
    <ul className="list">
      {matches.map((ticket) => (
        <Ticket key={ticket.id} ticket={ticket} category={slice.category} showGroup />
      ))}
    </ul>
  );
  const day = (iso: string | null) => (iso === null ? t('dates.dayUnknown') : dayName(t, iso, today));
  const ofDays = [...new Set(later.map((match) => match.day))];
  return (
    <>
      {live.length > 0 ? (
        <Section id="live" heading={t('teams.live')}>
          {tickets(live)}
        </Section>
      ) : null}
      {next ? (
        <Section id="next" heading={t('teams.next')} about={day(next.day)}>
          {tickets([next])}
        </Section>
      ) : null}
      {later.length > 0 ? (
        <Section id="later" heading={t('teams.later')}>
          {ofDays.map((iso) => (
            <div key={iso}>
              <h3 className="day">{day(iso)}</h3>
              {tickets(later.filter((match) => match.day === iso))}
            </div>
          ))}
        </Section>
      ) : null}
      <Road slice={slice} />
    </>
  );
}

interface SectionProps {
  readonly id: string;
  readonly heading: string;
  /** When, in short. */
  readonly about?: string;
  readonly children: ReactNode;
}

function Section({ id, heading, about, children }: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{heading}</h2>
        {about === undefined ? null : <span className="muted small">{about}</span>}
      </div>
      {children}
    </section>
  );
}
