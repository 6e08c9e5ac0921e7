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

interface SigningPinProps {
  readonly issue: () => Promise<Issued>;
  /** Of the button, and before the PIN. */
  readonly words: { readonly issue: string; readonly issued: string };
}

/** A button that issues a PIN with which somebody signs records of matches; it is shown here once and never again. */
export function SigningPin({ issue, words }: SigningPinProps) {
  const t = useWords();
  const [issued, setIssued] = useState<Issued | null>(null);
  const press = async () => {
    const outcome = await issue();
    setIssued(outcome);
    return outcome.ok;
  };
  return (
    <>
      {issued === null ? null : issued.ok ? (
        <Banner kind="good">
          {words.issued} <b>{issued.body.pin}</b>
        </Banner>
      ) : (
        <Banner kind="bad">{failureText(t, issued.failure)}</Banner>
      )}
      <AsyncButton look="plain" action={press}>
        {words.issue}
      </AsyncButton>
    </>
  );
}

/** The same for one's own PIN, or that of an official of one's club. */
export function SigningPinCard({ issue }: Pick<SigningPinProps, 'issue'>) {
  const t = useWords();
  const words = { issue: t('signedIn.signingPin.issue'), issued: t('signedIn.signingPin.issued') };
  return (
    <Card title={t('signedIn.signingPin.title')}>
      <p className="field-hint">{t('signedIn.signingPin.hint')}</p>
      <SigningPin issue={issue} words={words} />
    </Card>
  );
}
