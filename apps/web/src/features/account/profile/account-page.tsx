import type { Account } from '@sevenmetre/contract/account/schemas';
import { useWords } from '../../../lib/words/words.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { SigningPinCard } from '../../../ui/forms/signing-pin-card.tsx';
import { useRead } from '../../../lib/queries/use-read.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Banner } from '../../../ui/page/badge.tsx';
import { CardGrid } from '../../../ui/page/card.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import { SignedInPage } from '../../../ui/page/signed-in-page.tsx';
import { AuthenticatorCard } from './authenticator-card.tsx';
import { CloseCard } from './close-card.tsx';
import { EmailCard } from './email-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { PersonCard } from './person-card.tsx';
import { RecentSignInsCard } from './recent-sign-ins-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { useChangePress } from './use-account.ts';
import './account.css';

/** The user's own account: person, sign-in methods, sessions, and closing the account. */
export function AccountPage() {
  const t = useWords();
  const read = useRead('account', {});
  return (
    <SignedInPage title={t('profile.title')}>
      <Ready read={read}>{(account) => <Cards account={account} />}</Ready>
    </SignedInPage>
  );
}

function Cards({ account }: { account: Account }) {
  const t = useWords();
  const issuePin = useWrite('accountPin', []);
  return (
    <>
      {account.secondStepMissing ? <Banner kind="bad">{t('profile.required')}</Banner> : null}
      {account.emailVerified ? null : <AskForProof email={account.email} />}
      <CardGrid>
        <PersonCard account={account} />
        <EmailCard account={account} />
        <PasswordCard account={account} />
        <AuthenticatorCard account={account} />
        <PasskeysCard account={account} />
        <SigningPinCard issue={() => issuePin({})} />
        <SessionsCard account={account} />
        <RecentSignInsCard signIns={account.signIns} />
        <CloseCard />
      </CardGrid>
    </>
  );
}

function AskForProof({ email }: { email: string }) {
  const t = useWords();
  const change = useChangePress();
  const again = () => change('accountVerification', {}, t('profile.verify.sent'));
  return (
    <Banner kind="wait">
      <p>{t('profile.verify.text', { email })}</p>
      <AsyncButton look="plain" action={again}>
        {t('profile.verify.again')}
      </AsyncButton>
    </Banner>
  );
}
