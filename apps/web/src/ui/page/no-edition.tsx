import { useSession } from '../../lib/session/session.ts';
import { useWords } from '../../lib/words/words.ts';
import { editionsPath } from '../../lib/paths/signed-in-paths.ts';
import { Notice } from '../notice.tsx';
import { KnownLink } from './known-link.tsx';

/** Before the first edition there is nothing to show; who may prepare one is led there. */
export function NoEdition() {
  const t = useWords();
  const { current } = useSession();
  const mayPrepare = current.user?.roles.includes('ROLE_SUPER_ADMIN');
  const prepare = mayPrepare ? (
    <KnownLink to={editionsPath} main>
      {t('signedIn.states.noEdition.prepare')}
    </KnownLink>
  ) : null;
  return (
    <Notice drawing="court" heading={t('signedIn.states.noEdition.heading')} actions={prepare}>
      {mayPrepare ? t('signedIn.states.noEdition.mayPrepare') : t('signedIn.states.noEdition.text')}
    </Notice>
  );
}
