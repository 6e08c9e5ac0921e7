import { useWords } from '../../../lib/words/words.ts';
import { Band } from '../../../ui/band.tsx';
import { RowsSkeleton } from '../../../ui/skeleton.tsx';
import { TicketSkeleton } from '../../../ui/ticket-skeleton.tsx';

/** The skeleton of the page: every part in its place and size. */
export function TeamSkeleton() {
  const t = useWords();
  return (
    <main id="main" aria-busy="true">
      <Band>
        <span className="back" />
        <h1 className="long-name">{t('teams.title')}</h1>
        <p role="status">{t('states.loading')}…</p>
        <div className="row none" />
      </Band>
      <div className="page-width">
        <div className="page-grid" aria-hidden="true">
          <section>
            <div className="section-head">
              <h2>{t('teams.next')}</h2>
            </div>
            <TicketSkeleton />
          </section>
          <section>
            <div className="section-head">
              <h2>{t('teams.roster')}</h2>
            </div>
            <RowsSkeleton rows={8} />
          </section>
        </div>
      </div>
    </main>
  );
}
