import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import type { ScheduleSlice } from '@sevenmetre/contract/schedule/schedule-slice';
import { useWords } from '../../../lib/words/words.ts';
import { Ticket } from '../../../ui/ticket.tsx';

interface RailProps {
  readonly live: readonly MatchTicket[];
  readonly categories: ScheduleSlice['categories'];
}

/** What is being played, always in sight on wide screens. */
export function LiveRail({ live, categories }: RailProps) {
  const t = useWords();
  return (
    <aside aria-labelledby="rail">
      <div className="section-head">
        <h2 id="rail">{t('schedule.liveNow')}</h2>
        <b className="schedule__count">{live.length}</b>
      </div>
      {live.length === 0 ? <p className="muted">{t('results.dashboard.nothingLive')}</p> : null}
      <ul className="list">
        {live.map((ticket) => (
          <Ticket
            key={ticket.id}
            ticket={ticket}
            category={categories.find(({ code }) => code === ticket.category) ?? null}
            showGroup
          />
        ))}
      </ul>
    </aside>
  );
}
