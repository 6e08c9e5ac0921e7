import { useState } from 'react';
import { renderSVG } from 'uqr';
import { signingPinPath } from '../../lib/paths/paths.ts';
import { failureText } from '../../lib/queries/failure-words.ts';
import type { Failure } from '../../lib/queries/failure.ts';
import { useWords } from '../../lib/words/words.ts';
import { Banner } from '../page/badge.tsx';
import { Card } from '../page/card.tsx';
import { AsyncButton } from './async-button.tsx';
import './pin-link.css';

type Issued =
  | { readonly ok: true; readonly body: { readonly token: string } }
  | { readonly ok: false; readonly failure: Failure };

interface PinLinkProps {
  readonly issue: () => Promise<Issued>;
  readonly label: string;
}

/** A button that makes a link over which somebody sets a PIN; the link is shown here once, the PIN never. */
export function PinLink({ issue, label }: PinLinkProps) {
  const [issued, setIssued] = useState<Issued | null>(null);
  const t = useWords();
  const press = async () => {
    const outcome = await issue();
    setIssued(outcome);
    return outcome.ok;
  };
  return (
    <>
      {issued === null ? null : issued.ok ? (
        <Shown token={issued.body.token} />
      ) : (
        <Banner kind="bad">{failureText(t, issued.failure)}</Banner>
      )}
      <AsyncButton look="plain" action={press}>
        {label}
      </AsyncButton>
    </>
  );
}

function Shown({ token }: { token: string }) {
  const t = useWords();
  const link = `${location.origin}${signingPinPath}#${token}`;
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    return true;
  };
  return (
    <div className="pin-link" role="status">
      <p>{t('signedIn.pinLink.hint')}</p>
      <p>{t('signedIn.pinLink.once')}</p>
      <img src={`data:image/svg+xml,${encodeURIComponent(renderSVG(link))}`} alt={t('signedIn.pinLink.qr')} />
      <code>{link}</code>
      <AsyncButton look="plain" action={copy}>
        {t('signedIn.pinLink.copy')}
      </AsyncButton>
    </div>
  );
}

/** The same in a card, for an official of one's club. */
export function PinLinkCard({ issue }: Pick<PinLinkProps, 'issue'>) {
  const t = useWords();
  return (
    <Card title={t('signedIn.signingPin.title')}>
      <PinLink issue={issue} label={t('signedIn.pinLink.issue')} />
    </Card>
  );
}
