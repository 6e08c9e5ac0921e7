import type { CurrentUser } from '@sevenmetre/contract/account/current-user';
import { useWords } from '../../../lib/words/words.ts';
import { accountPath } from '../../../lib/paths/signed-in-paths.ts';
import { Banner } from '../../../ui/page/badge.tsx';
import { KnownLink } from '../../../ui/page/known-link.tsx';

/** What an account still lacks, with the way to the page on which it is done. */
export function AccountNotices({ user }: { user: Pick<CurrentUser, 'emailVerified' | 'secondStepMissing'> }) {
  const t = useWords();
  const notices = [
    ...(user.secondStepMissing ? [{ kind: 'bad', text: t('dashboard.account.secondStep') } as const] : []),
    ...(user.emailVerified ? [] : [{ kind: 'wait', text: t('dashboard.account.email') } as const]),
  ];
  return notices.map(({ kind, text }) => (
    <Banner key={kind} kind={kind}>
      <p>{text}</p>
      <KnownLink to={accountPath}>{t('dashboard.account.open')}</KnownLink>
    </Banner>
  ));
}
