import type { ClubDetail } from '@sevenmetre/contract/clubs/schemas';
import { pages } from '@sevenmetre/contract/pages';
import { ticketsOf } from '../../../lib/matches/schedule-rows.ts';
import { bodyOf } from '../../../lib/slices/slice.ts';
import { useSlice } from '../../../lib/slices/use-slice.ts';
import { dayIn } from '../../../lib/time/days.ts';
import { useNow } from '../../../lib/time/now.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Ticket } from '../../../ui/ticket.tsx';
import '../../../styles/parts/ticket.css';

/** What the club's teams play today, in playing order. Nothing on other days; before its first match nothing is asked. */
export function TodayMatches({ club: { teams, timeZone } }: { club: ClubDetail }) {
  const today = useNow((now) => dayIn(timeZone, now));
  const hasBegun = teams.some(({ firstMatch }) => firstMatch !== null && firstMatch.day <= today);
  return hasBegun ? <Matches teamIds={new Set(teams.map(({ id }) => id))} today={today} /> : null;
}

interface MatchesProps {
  readonly teamIds: ReadonlySet<number>;
  /** ISO date in the tournament's zone. */
  readonly today: string;
}

function Matches({ teamIds, today }: MatchesProps) {
  const t = useWords();
  const { slice } = useSlice({ page: pages.schedule, params: {} });
  const schedule = bodyOf(pages.schedule, slice);
  if (schedule?.day !== today) return null;
  const plays = ({ team }: { readonly team: { readonly id: number } | null }) =>
    team !== null && teamIds.has(team.id);
  const own = ticketsOf(schedule).filter(({ home, away }) => plays(home) || plays(away));
  if (own.length === 0) return null;
  return (
    <Card title={t('clubs.today')}>
      <ul className="list">
        {own.map((ticket) => (
          <Ticket
            key={ticket.id}
            ticket={ticket}
            category={schedule.categories.find(({ code }) => code === ticket.category) ?? null}
            showGroup
          />
        ))}
      </ul>
    </Card>
  );
}
