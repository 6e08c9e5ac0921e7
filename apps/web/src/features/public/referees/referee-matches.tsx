import type { RefereeSlice } from '@sevenmetre/contract/referees/referee-slice';
import { arrangeMatches } from '../../../lib/matches/arrange-matches.ts';
import { dayIn, dayName } from '../../../lib/time/days.ts';
import { useNow } from '../../../lib/time/now.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Ticket } from '../../../ui/ticket.tsx';
import '../../../styles/parts/ticket.css';
import '../../../styles/parts/ticket-line.css';

/** The matches that a referee leads, by day. */
export function RefereeMatches({ slice: { edition, matches, categories } }: { slice: RefereeSlice }) {
  const t = useWords();
  const today = useNow((now) => dayIn(edition.timeZone, now));
  return (
    <section aria-labelledby="matches">
      <div className="section-head">
        <h2 id="matches">{t('referees.matches')}</h2>
        <span className="muted">{t('referees.matchCount', { count: matches.length })}</span>
      </div>
      {matches.length === 0 ? (
        <Notice drawing="court" heading={t('referees.noMatchesHeading')}>
          {t('referees.noMatches')}
        </Notice>
      ) : (
        arrangeMatches(matches, today).map(({ day, matches: ofDay }) => (
          <div key={day}>
            <h3 className="day">{day === null ? t('dates.dayUnknown') : dayName(t, day, today)}</h3>
            <ul className="list">
              {ofDay.map((ticket) => (
                <Ticket
                  key={ticket.id}
                  ticket={ticket}
                  category={categories.find(({ code }) => code === ticket.category) ?? null}
                  showGroup
                />
              ))}
            </ul>
          </div>
        ))
      )}
    </section>
  );
}
