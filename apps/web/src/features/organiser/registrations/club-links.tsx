import { holds } from '@sevenmetre/contract/record';
import {
  clubInvoicePath,
  clubPath,
  clubRegistrationPath,
  clubRosterPath,
} from '../../../lib/paths/signed-in-paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { KnownLink } from '../../../ui/page/known-link.tsx';

/** The other pages of a club; its form as long as this organiser may send it. */
export function ClubLinks({ clubId }: { clubId: number }) {
  const t = useWords();
  const registration = useRead('clubRegistration', { params: { id: String(clubId) } });
  const mayEdit = registration.data && holds(registration.data.links, 'clubRegistrationUpdate');
  return (
    <nav className="actions" aria-label={t('registeredClub.pages.label')}>
      <KnownLink to={clubInvoicePath(clubId)}>{t('registeredClub.pages.money')}</KnownLink>
      <KnownLink to={clubRosterPath(clubId)}>{t('registeredClub.pages.roster')}</KnownLink>
      <KnownLink to={clubPath(clubId)}>{t('registeredClub.pages.zone')}</KnownLink>
      {mayEdit ? (
        <KnownLink to={clubRegistrationPath(clubId)}>{t('registeredClub.pages.edit')}</KnownLink>
      ) : null}
    </nav>
  );
}
