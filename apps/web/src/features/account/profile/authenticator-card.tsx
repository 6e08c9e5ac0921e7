import { useState } from 'react';
import type { Account } from '@sevenmetre/contract/account/schemas';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Badge } from '../../../ui/page/badge.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { AuthenticatorSetUp } from './authenticator-set-up.tsx';
import type { Secret } from './authenticator-set-up.tsx';
import { useChange } from './use-account.ts';
import { WithPassword } from './with-password.tsx';

/** The authenticator app for the second step, and the recovery codes that replace it. */
export function AuthenticatorCard({ account }: { account: Account }) {
  const t = useWords();
  const [secret, setSecret] = useState<Secret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const on = account.authenticator;
  const content = () => {
    if (codes !== null) return <RecoveryCodes codes={codes} kept={() => setCodes(null)} />;
    if (on) return <Present account={account} renewed={setCodes} />;
    if (secret === null) return <Absent begun={setSecret} />;
    const added = (made: readonly string[]) => {
      setSecret(null);
      setCodes(made);
    };
    return <AuthenticatorSetUp secret={secret} added={added} cancel={() => setSecret(null)} />;
  };
  return (
    <Card
      title={t('profile.authenticator.title')}
      span={6}
      aside={on ? <Badge kind="good">{t('profile.authenticator.added')}</Badge> : null}
    >
      {content()}
    </Card>
  );
}

function Absent({ begun }: { begun: (secret: Secret) => void }) {
  const t = useWords();
  const change = useChange();
  const send = async (password: string) => {
    const outcome = await change('authenticatorStart', { body: { password } });
    if (outcome.ok) begun(outcome.body);
    return outcome;
  };
  return (
    <>
      <p>{t('profile.authenticator.off')}</p>
      <WithPassword
        name="authenticator"
        open={t('profile.authenticator.setUp')}
        confirm={t('profile.authenticator.begin')}
        send={send}
      />
    </>
  );
}

interface PresentProps {
  readonly account: Account;
  readonly renewed: (codes: readonly string[]) => void;
}

function Present({ account, renewed }: PresentProps) {
  const t = useWords();
  const change = useChange();
  const renew = async (password: string) => {
    const outcome = await change('recoveryCodesRenew', { body: { password } });
    if (outcome.ok) renewed(outcome.body.recoveryCodes);
    return outcome;
  };
  const remove = async (password: string) => {
    const outcome = await change('authenticatorRemove', { body: { password } });
    if (outcome.ok) showToast('done', t('profile.authenticator.removed'));
    return outcome;
  };
  return (
    <div className="profile__form">
      <p>
        {t('profile.authenticator.on')}{' '}
        {t('profile.authenticator.codesLeft', { count: account.recoveryCodesLeft })}
      </p>
      <WithPassword
        name="codes"
        open={t('profile.authenticator.renew')}
        confirm={t('profile.authenticator.renew')}
        send={renew}
      />
      <WithPassword
        name="remove-authenticator"
        look="danger"
        open={t('profile.authenticator.remove')}
        confirm={t('profile.authenticator.remove')}
        send={remove}
      />
    </div>
  );
}

/** New recovery codes: the only time that they are seen. */
function RecoveryCodes({ codes, kept }: { codes: readonly string[]; kept: () => void }) {
  const t = useWords();
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    showToast('done', t('profile.codes.copied'));
  };
  return (
    <div className="profile__form">
      <h3>{t('profile.codes.title')}</h3>
      <p role="status">{t('profile.codes.text')}</p>
      <ul className="profile__recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="actions">
        <button className="button busy-button button--outline" type="button" onClick={() => void copy()}>
          {t('profile.codes.copy')}
        </button>
        <button className="button busy-button" type="button" onClick={kept}>
          {t('profile.codes.kept')}
        </button>
      </div>
    </div>
  );
}
