import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';

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
    <li>
      <b>{title}</b>
      {rest > 0 ? <small>{t('organiser.overview.more', { count: rest })}</small> : null}
      <Link className="button button--outline" to={to}>
        {t('organiser.overview.open')}
        <span className="visually-hidden">: {title}</span>
      </Link>
    </li>
  );
}
