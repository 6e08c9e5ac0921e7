import { pages } from '@sevenmetre/contract/pages';
import { ticketsOf } from '../lib/matches/schedule-rows.ts';
import { bodyOf } from '../lib/slices/slice.ts';
import { useSlice } from '../lib/slices/use-slice.ts';
import { useWords } from '../lib/words/words.ts';
import { Card } from './page/card.tsx';
import { Ticket } from './ticket.tsx';
import '../styles/parts/ticket.css';
import '../styles/parts/ticket-line.css';

interface TodayTicketsProps {
  readonly teamIds: ReadonlySet<number>;
  /** ISO date in the tournament's zone. */
  readonly today: string;
}

/** The matches of some teams today, in playing order; nothing where they have none. */
export function TodayTickets({ teamIds, today }: TodayTicketsProps) {
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
