import type { CategorySlice } from '@sevenmetre/contract/categories/category-slice';
import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import { arrangeMatches } from '../../../lib/matches/arrange-matches.ts';
import { schedulePath } from '../../../lib/paths/paths.ts';
import { dayIn, dayName } from '../../../lib/time/days.ts';
import { useNow } from '../../../lib/time/now.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { Ticket } from '../../../ui/ticket.tsx';
import '../../../styles/parts/ticket.css';

interface MatchesProps {
  readonly matches: readonly MatchTicket[];
  readonly slice: CategorySlice;
}

export function LiveMatches({ matches, slice }: MatchesProps) {
  const t = useWords();
  if (matches.length === 0) return null;
  return (
    <section aria-labelledby="live">
      <div className="section-head">
        <h2 id="live">{t('category.live')}</h2>
      </div>
      <Tickets matches={matches} slice={slice} />
    </section>
  );
}

/** By day: what comes next may come tomorrow. */
export function NextMatches({ matches, slice }: MatchesProps) {
  const t = useWords();
  const today = useNow((now) => dayIn(slice.edition.timeZone, now));
  if (matches.length === 0) return null;
  return (
    <section aria-labelledby="next">
      <div className="section-head">
        <h2 id="next">{t('category.next')}</h2>
        <Link
          className="category-page__more"
          to={`${schedulePath}?category=${encodeURIComponent(slice.category.code)}`}
        >
          {t('shell.schedule')}
        </Link>
      </div>
      {arrangeMatches(matches, today).map(({ day, matches: ofDay }) => (
        <div key={day}>
          <h3 className="day">{day === null ? t('dates.dayUnknown') : dayName(t, day, today)}</h3>
          <Tickets matches={ofDay} slice={slice} />
        </div>
      ))}
    </section>
  );
}

function Tickets({ matches, slice: { category } }: MatchesProps) {
  return (
    <ul className="list list--two-columns">
      {matches.map((match) => (
        <Ticket key={match.id} ticket={match} category={category} showGroup />
      ))}
    </ul>
  );
}
