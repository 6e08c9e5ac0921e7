import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { HoldButton } from '../matches/hold-button.tsx';

/** Held to approve, since nobody can take it back here. A keyboard cannot hold: it is asked once more. */
export function ApproveButton({ approve, disabled = false }: { approve: () => void; disabled?: boolean }) {
  const t = useWords();
  const [isAsked, setAsked] = useState(false);
  if (isAsked)
    return (
      <button className="reporter-button primary" type="button" disabled={disabled} onClick={approve}>
        OK
      </button>
    );
  return (
    <HoldButton className="start" disabled={disabled} held={approve} asked={() => setAsked(true)}>
      <span>{t('reporter.finish.hold')}</span>
    </HoldButton>
  );
}
