import { useRelease } from '../../lib/api/release.ts';
import { useWords } from '../../lib/words/words.ts';

/** A new release waits; asked once, taken when the visitor agrees. */
export function NewVersion() {
  const t = useWords();
  const { activate } = useRelease();
  if (activate === null) return null;
  return (
    <div className="page-width">
      <div className="notice-bar" role="status">
        <span>{t('shell.newVersion')}</span>
        <button className="button" type="button" onClick={activate}>
          {t('shell.reload')}
        </button>
      </div>
    </div>
  );
}
