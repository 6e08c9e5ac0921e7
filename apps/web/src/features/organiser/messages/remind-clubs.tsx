import { overdueReminderPath } from '../../../lib/paths/signed-in-paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';

/** Leads to a message to the clubs with an overdue invoice, to be read and changed before it is sent. */
export function RemindClubs({ count }: { count: number }) {
  const t = useWords();
  return (
    <Link className="button button--outline" to={overdueReminderPath}>
      {t('organiser.overview.remind', { count })}
    </Link>
  );
}
