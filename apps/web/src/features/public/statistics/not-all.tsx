import { useWords } from '../../../lib/words/words.ts';

/** The rest of the list did not come: says so and offers to ask again. */
export function NotAll({ retry }: { retry: () => void }) {
  const t = useWords();
  return (
    <span className="row">
      <span className="small" role="alert">
        {t('statistics.notAll')}
      </span>
      <button className="button button--outline" type="button" onClick={retry}>
        {t('states.error.tryNow')}
      </button>
    </span>
  );
}
