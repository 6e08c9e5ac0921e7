import { useWords } from '../../../lib/words/words.ts';
import { RowsSkeleton } from '../../../ui/skeleton.tsx';
import { TicketSkeleton } from '../../../ui/ticket-skeleton.tsx';

/** The page before its data: everything in its place and of its size. */
export function CategorySkeleton({ code }: { code: string }) {
  const t = useWords();
  return (
    <main id="main" aria-busy="true">
      <div className="band plain">
        <div className="in">
          <span className="back" />
          <h1 className={code.length > 5 ? 'nm' : undefined}>{code}</h1>
          <p role="status">{t('states.loading')}…</p>
        </div>
      </div>
      <div className="in" aria-hidden="true">
        <section>
          <div className="hd">
            <h2>{t('category.groups')}</h2>
          </div>
          <RowsSkeleton rows={4} />
        </section>
        <section>
          <div className="hd">
            <h2>{t('category.next')}</h2>
          </div>
          <div className="list c2">
            <TicketSkeleton />
            <TicketSkeleton />
          </div>
        </section>
      </div>
    </main>
  );
}
