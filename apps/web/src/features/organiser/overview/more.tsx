import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { useFolds } from '../../../ui/page/folded-card.tsx';

/** Tasks of a kind and lines of the day that the overview shows at first; the rest is a press away. */
export const shownTasks = { registrations: 6, payments: 5, done: 6 };
/** The same on a phone, where everything stands below each other. */
const shownOnPhone: typeof shownTasks = { registrations: 2, payments: 2, done: 3 };

export function useShownTasks(): typeof shownTasks {
  return useFolds() ? shownOnPhone : shownTasks;
}

interface MoreProps {
  /** How many of the list are not shown. */
  readonly rest: number;
  readonly to: string;
  readonly title: string;
}

/** The way to the whole list. */
export function More({ rest, to, title }: MoreProps) {
  const t = useWords();
  return (
    <li className="overview__summary">
      <b>{title}</b>
      {rest > 0 ? <small>{t('organiser.overview.more', { count: rest })}</small> : null}
      <Link className="button button--outline" to={to}>
        {t('organiser.overview.open')}
        <span className="visually-hidden">: {title}</span>
      </Link>
    </li>
  );
}
