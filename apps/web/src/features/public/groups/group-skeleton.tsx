import { useWords } from '../../../lib/words/words.ts';
import { Band } from '../../../ui/band.tsx';
import { RowsSkeleton } from '../../../ui/skeleton.tsx';
import { TicketSkeleton } from '../../../ui/ticket-skeleton.tsx';

/** The skeleton of the page: every part in its place and size. */
export function GroupSkeleton({ label }: { label: string }) {
  const t = useWords();
  return (
    <main id="main" aria-busy="true">
      <Band>
        <span className="back" />
        <h1 className={label.length > 7 ? 'long-name' : undefined}>{label}</h1>
        <p role="status">{t('states.loading')}…</p>
      </Band>
      <div className="page-width">
        <div className="tabs none" />
        <div className="page-grid" aria-hidden="true">
          <section>
            <div className="section-head">
              <h2>{t('results.group.table')}</h2>
            </div>
            <RowsSkeleton rows={6} />
          </section>
          <section>
            <div className="section-head">
              <h2>{t('results.group.matches')}</h2>
            </div>
            <div className="list">
              <TicketSkeleton />
              <TicketSkeleton />
              <TicketSkeleton />
            </div>
          </section>
        </div>
      </div>
    </main>
  );
}
