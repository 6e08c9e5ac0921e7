import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import type { TeamSlice } from '@sevenmetre/contract/teams/team-slice';
import type { ReactNode } from 'react';
import { dayIn, dayName } from '../../../lib/time/days.ts';
import { useNow } from '../../../lib/time/now.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Ticket } from '../../../ui/ticket.tsx';
import { laterShown } from '../../../ui/team-day/team-day.ts';
import { Road } from './road.tsx';
import '../../../styles/parts/ticket.css';

/** Later matches by day, and the path behind the team; what it plays now and next stands on its card. */
export function TeamMatches({ slice }: { slice: TeamSlice }) {
  const t = useWords();
  const today = useNow((now) => dayIn(slice.edition.timeZone, now));
  // Where the places are final nothing is to come, also when a match was never played.
  const [, ...later] = slice.finalPlace
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
      {later.length > laterShown ? (
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
  readonly children: ReactNode;
}

function Section({ id, heading, children }: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{heading}</h2>
      </div>
      {children}
    </section>
  );
}
