import { useRef } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { clockText } from '../../../lib/time/moments.ts';
import { useListQuery } from '../../../lib/queries/use-list-query.ts';
import { useBottomBar } from '../../../ui/use-bottom-bar.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';
import type { Editing } from './use-translations.ts';
import { useSaveKey } from './use-translations.ts';

interface SaveBarProps {
  readonly editing: Editing;
  /** The JSON cannot be saved as it is written. */
  readonly isBroken: boolean;
  readonly problems: number;
  readonly discarded: () => void;
}

/** How much is not saved, what is in the way, and the way back; always in sight. */
export function SaveBar({ editing, isBroken, problems, discarded }: SaveBarProps) {
  const t = useWords();
  useBottomBar('words');
  const confirm = useConfirm();
  const query = useListQuery();
  const saves = useRef<HTMLSpanElement>(null);
  const { changes, errors, isTooLarge, foundAt, save, discard } = editing;
  const maySave = changes.size > 0 && errors.size === 0 && !isBroken && !isTooLarge;
  // The button says how it ended, whoever has pressed it.
  useSaveKey(() => saves.current?.querySelector('button')?.click());
  const ask = async () => {
    const answer = await confirm({ kind: 'warning', title: t('translations.discardAsk') });
    if (!answer) return;
    discard();
    discarded();
  };
  return (
    <div className="translations__bar">
      <div role="status">
        <b>{t('translations.changes', { count: changes.size })}</b>{' '}
        {problems > 0 ? (
          <button
            className="translations__reset field-error"
            type="button"
            onClick={() => query.set({ show: 'invalid', search: '', part: '' })}
          >
            {t('translations.problems', { count: problems })}
          </button>
        ) : null}
        {isTooLarge ? <span className="field-error"> {t('translations.tooLarge')}</span> : null}
        <span className={`field-hint${foundAt === null ? ' translations__keys' : ''}`}>
          {foundAt === null
            ? t('translations.saveHint')
            : t('translations.found', { time: clockText(t, foundAt) })}
        </span>
      </div>
      {changes.size > 0 || isBroken ? (
        <button className="button button--outline" type="button" onClick={() => void ask()}>
          {t('translations.discard')}
        </button>
      ) : null}
      <span ref={saves}>
        <AsyncButton action={save} disabled={!maySave}>
          {t('translations.save')}
        </AsyncButton>
      </span>
    </div>
  );
}
