import type { GroupSlice } from '@sevenmetre/contract/groups/group-slice';
import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import { arrangeMatches } from '../../../lib/matches/arrange-matches.ts';
import { dayIn, dayName } from '../../../lib/time/days.ts';
import { useNow } from '../../../lib/time/now.ts';
import { useWords } from '../../../lib/words/words.ts';
import type { PrintedCategory } from '../../../ui/glyph.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Ticket } from '../../../ui/ticket.tsx';
import '../../../styles/parts/ticket.css';
import '../../../styles/parts/ticket-line.css';
import './group-matches.css';

/** The matches of a group by day, and those that its teams brought along. */
export function GroupMatches({ slice }: { slice: GroupSlice }) {
  const { category, edition, matches, carriedOver, ways } = slice;
  const t = useWords();
  const today = useNow((now) => dayIn(edition.timeZone, now));
  return (
    <section aria-labelledby="matches">
      <div className="section-head">
        <h2 id="matches">{t(ways.length > 0 ? 'results.bracket.duel' : 'results.group.matches')}</h2>
      </div>
      {matches.length === 0 ? (
        <Notice drawing="court" heading={t('states.emptyMatches.heading')}>
          {t('states.emptyMatches.text')}
        </Notice>
      ) : (
        arrangeMatches(matches, today).map(({ day, matches: ofDay }) => (
          <Day
            key={day}
            name={day === null ? t('dates.dayUnknown') : dayName(t, day, today)}
            matches={ofDay}
            category={category}
          />
        ))
      )}
      {carriedOver.length === 0 ? null : (
        <>
          <h2 className="carried-heading">{t('results.carried.heading')}</h2>
          <p className="muted small">{t('results.carried.explanation')}</p>
          {arrangeMatches(carriedOver, today).map(({ day, matches: ofDay }) => (
            <Day
              key={day}
              name={day === null ? t('dates.dayUnknown') : dayName(t, day, today)}
              matches={ofDay}
              category={category}
            />
          ))}
        </>
      )}
    </section>
  );
}

interface DayProps {
  readonly name: string;
  readonly matches: readonly MatchTicket[];
  readonly category: PrintedCategory;
}

function Day({ name, matches, category }: DayProps) {
  return (
    <>
      <h3 className="day">{name}</h3>
      <ul className="list">
        {matches.map((ticket) => (
          <Ticket key={ticket.id} ticket={ticket} category={category} />
        ))}
      </ul>
    </>
  );
}
