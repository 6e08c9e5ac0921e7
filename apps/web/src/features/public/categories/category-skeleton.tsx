import { useWords } from '../../../lib/words/words.ts';
import { Band } from '../../../ui/band.tsx';
import { RowsSkeleton } from '../../../ui/skeleton.tsx';
import { TicketSkeleton } from '../../../ui/ticket-skeleton.tsx';

/** The skeleton of the page: every part in its place and size. */
export function CategorySkeleton({ code }: { code: string }) {
  const t = useWords();
  return (
    <main id="main" aria-busy="true">
      <Band className="category-band">
        <span className="back" />
        <h1 className="long-name">{code}</h1>
        <p role="status">{t('states.loading')}…</p>
      </Band>
      <div className="page-width" aria-hidden="true">
        <section>
          <div className="section-head">
            <h2>{t('category.groups')}</h2>
          </div>
          <RowsSkeleton rows={4} />
        </section>
        <section>
          <div className="section-head">
            <h2>{t('category.next')}</h2>
          </div>
          <div className="list list--two-columns">
            <TicketSkeleton />
            <TicketSkeleton />
          </div>
        </section>
      </div>
    </main>
  );
}
