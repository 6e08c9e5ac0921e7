import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { Dialog } from '../matches/dialog.tsx';
import { useScreen } from '../matches/recording-context.ts';
import { ImpactList } from './impact-list.tsx';
import { useImpact } from './use-impact.ts';

const longest = 500;

/** Takes an approval back: what follows from it is shown before, and the reason goes into the record of changes. */
export function ReopenSheet() {
  const t = useWords();
  const { table, open } = useScreen();
  const impact = useImpact({ kind: 'reopen' });
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const reopen = () => {
    if (reason.trim() === '') setMissing(true);
    else void table.reopen(reason.trim()).then(() => open(null));
  };
  return (
    <Dialog
      bare
      title={t('reporter.reopen.title')}
      close={() => open(null)}
      foot={
        <>
          <button className="reporter-button" type="button" onClick={() => open(null)}>
            {t('reporter.cancel')}
          </button>
          <button className="reporter-button bad" type="button" onClick={reopen}>
            {t('reporter.reopen.do')}
          </button>
        </>
      }
    >
      <p>{t('reporter.reopen.text')}</p>
      <ImpactList impact={impact} />
      <label className="reporter-stack">
        <b>{t('reporter.reopen.reason')}</b>
        <textarea
          className="reporter-input"
          rows={3}
          maxLength={longest}
          value={reason}
          aria-invalid={isMissing && reason.trim() === ''}
          onChange={(event) => setReason(event.target.value)}
        />
        <small className="dimmed">{t('reporter.reopen.reasonHint')}</small>
      </label>
      {isMissing && reason.trim() === '' ? (
        <p className="reporter-note bad" role="alert">
          {t('reporter.reopen.reasonMissing')}
        </p>
      ) : null}
    </Dialog>
  );
}
