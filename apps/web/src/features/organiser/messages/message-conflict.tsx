import { useWords } from '../../../lib/words/words.ts';
import { Banner } from '../../../ui/page/badge.tsx';
import { type DifferingText, differingTexts, type TypedMessage } from './message-form.ts';

interface MessageConflictProps {
  readonly mine: TypedMessage;
  readonly theirs: TypedMessage;
  /** @param mine whether what is typed here stays */
  readonly settle: (mine: boolean) => void;
}

/** Somebody else has saved the draft: what differs, and whose words go on. */
export function MessageConflict({ mine, theirs, settle }: MessageConflictProps) {
  const t = useWords();
  const nameOf = (text: DifferingText) => {
    if (text.field === 'internalName') return t('messages.name');
    return `${t(text.field === 'title' ? 'messages.titleField' : 'messages.text')} (${text.locale})`;
  };
  return (
    <Banner kind="bad">
      <b>{t('messages.conflict')}</b>
      <ul className="messages__theirs">
        {differingTexts(mine, theirs).map((text) => (
          <li key={nameOf(text)}>{t('messages.theirs', { field: nameOf(text), value: text.theirs })}</li>
        ))}
      </ul>
      <div className="messages__actions">
        <button className="button button--outline" type="button" onClick={() => settle(false)}>
          {t('messages.takeTheirs')}
        </button>
        <button className="button button--outline" type="button" onClick={() => settle(true)}>
          {t('messages.keepMine')}
        </button>
      </div>
    </Banner>
  );
}
