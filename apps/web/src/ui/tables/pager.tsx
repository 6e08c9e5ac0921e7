import { useWords } from '../../lib/words/words.ts';

interface PagerProps {
  /** From 1. */
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly go: (page: number) => void;
}

/** Where one is in a list of many pages. */
export function Pager({ page, size, total, go }: PagerProps) {
  const t = useWords();
  const last = Math.max(1, Math.ceil(total / size));
  return (
    <nav className="pager" aria-label={t('signedIn.table.pages')}>
      <span>{t('signedIn.table.rows', { count: total })}</span>
      {last > 1 ? (
        <>
          <button
            className="button button--outline"
            type="button"
            disabled={page <= 1}
            onClick={() => go(page - 1)}
          >
            <span aria-hidden="true">←</span>
            <span className="visually-hidden">{t('signedIn.table.previous')}</span>
          </button>
          <span role="status">{t('signedIn.table.page', { page, of: last })}</span>
          <button
            className="button button--outline"
            type="button"
            disabled={page >= last}
            onClick={() => go(page + 1)}
          >
            <span aria-hidden="true">→</span>
            <span className="visually-hidden">{t('signedIn.table.next')}</span>
          </button>
        </>
      ) : null}
    </nav>
  );
}
