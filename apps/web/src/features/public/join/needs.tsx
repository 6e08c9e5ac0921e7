import type { JoinSlice } from '@sevenmetre/contract/join/join-slice';
import { dateInMonth, dayIn } from '../../../lib/time/days.ts';
import { useWords } from '../../../lib/words/words.ts';

/** What a club has to have ready, and until when. */
export function Needs({ slice: { edition, deadlines, mostPlayers } }: { slice: JoinSlice }) {
  const t = useWords();
  const rosters = deadlines.find(({ kind }) => kind === 'rosters-until');
  const till =
    rosters === undefined
      ? t('join.needs.rosters')
      : t('join.needs.rostersTill', {
          date: dateInMonth(t, dayIn(edition.timeZone, Date.parse(rosters.at))),
        });
  return (
    <section aria-labelledby="needs">
      <div className="section-head">
        <h2 id="needs">{t('join.needs.heading')}</h2>
      </div>
      <dl className="join-needs">
        <div>
          <dt>{t('join.needs.register')}</dt>
          <dd>{t('join.needs.registerText')}</dd>
        </div>
        <div>
          <dt>{till}</dt>
          <dd>
            {mostPlayers === null
              ? t('join.needs.players')
              : t('join.needs.playersMost', { count: mostPlayers })}
          </dd>
        </div>
        {edition.terms === null ? null : (
          <div>
            <dt>{t('join.needs.terms')}</dt>
            <dd>
              <a href={edition.terms}>{t('join.needs.termsText')}</a>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
