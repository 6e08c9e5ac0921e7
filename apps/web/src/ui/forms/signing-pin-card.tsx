import { useState } from 'react';
import { failureText } from '../../lib/queries/failure-words.ts';
import type { Failure } from '../../lib/queries/failure.ts';
import { useWords } from '../../lib/words/words.ts';
import { Banner } from '../page/badge.tsx';
import { Card } from '../page/card.tsx';
import { AsyncButton } from './async-button.tsx';

type Issued =
  | { readonly ok: true; readonly body: { readonly pin: string } }
  | { readonly ok: false; readonly failure: Failure };

/** Issues a PIN with which the signed-in user signs records of matches. It is shown once. */
export function SigningPinCard({ issue }: { readonly issue: () => Promise<Issued> }) {
  const t = useWords();
  const [issued, setIssued] = useState<Issued | null>(null);
  const press = async () => {
    const outcome = await issue();
    setIssued(outcome);
    return outcome.ok;
  };
  return (
    <Card title={t('signedIn.signingPin.title')}>
      <p className="field-hint">{t('signedIn.signingPin.hint')}</p>
      {issued === null ? null : issued.ok ? (
        <Banner kind="good">
          {t('signedIn.signingPin.issued')} <b>{issued.body.pin}</b>
        </Banner>
      ) : (
        <Banner kind="bad">{failureText(t, issued.failure)}</Banner>
      )}
      <AsyncButton look="plain" action={press}>
        {t('signedIn.signingPin.issue')}
      </AsyncButton>
    </Card>
  );
}
