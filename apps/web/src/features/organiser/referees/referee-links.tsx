import { holds } from '@sevenmetre/contract/record';
import { refereePath, refereeRegistrationPath } from '../../../lib/paths/paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { Link } from '../../../ui/link.tsx';
import { KnownLink } from '../../../ui/page/known-link.tsx';

/** What everybody sees of a referee, and the form as long as this organiser may send it. */
export function RefereeLinks({ refereeId }: { refereeId: number }) {
  const t = useWords();
  const registration = useRead('refereeRegistration', { params: { id: String(refereeId) } });
  const mayEdit = registration.data && holds(registration.data.links, 'refereeRegistrationUpdate');
  return (
    <nav className="actions" aria-label={t('registeredReferees.detail.pages')}>
      <Link className="button button--outline" to={refereePath(refereeId)}>
        {t('registeredReferees.detail.page')}
      </Link>
      {mayEdit ? (
        <KnownLink to={refereeRegistrationPath(refereeId)}>{t('registeredClub.pages.edit')}</KnownLink>
      ) : null}
    </nav>
  );
}
