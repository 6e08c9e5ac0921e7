import type { JoinSlice } from '@sevenmetre/contract/join/join-slice';
import { useWords } from '../../../lib/words/words.ts';
import { useDueDate } from './calculator.tsx';

/** What a club has to have ready, and until when. */
export function Needs({ slice }: { slice: JoinSlice }) {
  const t = useWords();
  const { edition, mostPlayers } = slice;
  const date = useDueDate(slice, 'rosters-until');
  const till = date === null ? t('join.needs.rosters') : t('join.needs.rostersTill', { date });
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
