import { useWords } from '../../../lib/words/words.ts';
import { Banner } from '../../../ui/page/badge.tsx';
import { differingTexts, type TypedMessage } from './message-form.ts';

interface MessageConflictProps {
  readonly mine: TypedMessage;
  readonly theirs: TypedMessage;
  /** @param mine whether what is typed here stays */
  readonly settle: (mine: boolean) => void;
}

/** Somebody else has saved the draft: what differs, and whose words go on. */
export function MessageConflict({ mine, theirs, settle }: MessageConflictProps) {
  const t = useWords();
  const names = {
    internalName: t('messages.name'),
    titleCs: `${t('messages.titleField')} (cs)`,
    titleEn: `${t('messages.titleField')} (en)`,
    textCs: `${t('messages.text')} (cs)`,
    textEn: `${t('messages.text')} (en)`,
  };
  return (
    <Banner kind="bad">
      <b>{t('messages.conflict')}</b>
      <ul className="messages__theirs">
        {differingTexts(mine, theirs).map((field) => (
          <li key={field}>{t('messages.theirs', { field: names[field], value: theirs[field] })}</li>
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
