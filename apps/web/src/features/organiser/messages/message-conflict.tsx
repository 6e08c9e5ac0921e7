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
    internalName: t('messageOffice.name'),
    titleCs: `${t('messageOffice.titleField')} (cs)`,
    titleEn: `${t('messageOffice.titleField')} (en)`,
    textCs: `${t('messageOffice.text')} (cs)`,
    textEn: `${t('messageOffice.text')} (en)`,
  };
  return (
    <Banner kind="bad">
      <b>{t('messageOffice.conflict')}</b>
      <ul className="me-theirs">
        {differingTexts(mine, theirs).map((field) => (
          <li key={field}>{t('messageOffice.theirs', { field: names[field], value: theirs[field] })}</li>
        ))}
      </ul>
      <div className="me-actions">
        <button className="btn o" type="button" onClick={() => settle(false)}>
          {t('messageOffice.takeTheirs')}
        </button>
        <button className="btn o" type="button" onClick={() => settle(true)}>
          {t('messageOffice.keepMine')}
        </button>
      </div>
    </Banner>
  );
}
