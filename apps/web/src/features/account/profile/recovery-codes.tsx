import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';

/** New recovery codes: the only time that they are seen. */
export function RecoveryCodes({ codes, kept }: { codes: readonly string[]; kept: () => void }) {
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
