import { useSyncExternalStore } from 'react';
import { forMeNow, onForMe, showForMe } from '../../../lib/words/own-words.ts';
import type { ForMe, OwnTexts } from '../../../lib/words/own-words.ts';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Card } from '../../../ui/page/card.tsx';
import { CheckField } from '../../../ui/forms/choice-fields.tsx';

/** What this browser alone shows: keys, or texts before anybody else has them. null: they cannot be shown as they are. */
export function ForMeCard({ texts }: { texts: (() => OwnTexts) | null }) {
  const t = useWords();
  const forMe = useSyncExternalStore(onForMe, forMeNow);
  const change = (next: Partial<ForMe>) => {
    const { texts: shown = null, exposed = false } = { ...forMe, ...next };
    showForMe(shown === null && !exposed ? null : { texts: shown, exposed });
  };
  const isTried = forMe !== null && forMe.texts !== null;
  const tryOut = () => {
    if (texts === null) return;
    change({ texts: texts() });
    showToast('done', t('translations.mine.tried'));
  };
  return (
    <Card title={t('translations.mine.title')}>
      <div className="translations__mine">
        <CheckField
          name="expose"
          hint={t('translations.mine.text')}
          label={t('translations.mine.expose')}
          value={forMe?.exposed ?? false}
          onChange={(exposed) => change({ exposed })}
        />
        <button className="button button--outline" type="button" disabled={texts === null} onClick={tryOut}>
          {isTried ? t('translations.mine.again') : t('translations.mine.tryOut')}
        </button>
        {isTried ? (
          <button className="button button--outline" type="button" onClick={() => change({ texts: null })}>
            {t('translations.mine.end')}
          </button>
        ) : null}
      </div>
    </Card>
  );
}
