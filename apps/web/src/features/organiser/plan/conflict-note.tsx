import { useWords } from '../../../lib/words/words.ts';
import { Banner } from '../../../ui/page/badge.tsx';
import type { CategoryCommand } from './use-category-command.ts';

/** Somebody else has changed the same category first. Nothing changes until one of both is chosen. */
export function ConflictNote({ command: { conflict, resolve } }: { command: CategoryCommand }) {
  const t = useWords();
  if (conflict === null) return null;
  return (
    <Banner kind="wait">
      <p>{t('formats.conflict.text', { name: conflict.by ?? t('formats.conflict.someone') })}</p>
      <p className="plan-actions">
        <button className="button button--outline" type="button" onClick={() => resolve('theirs')}>
          {t('formats.conflict.theirs')}
        </button>
        <button className="button" type="button" onClick={() => resolve('mine')}>
          {t('formats.conflict.mine')}
        </button>
      </p>
    </Banner>
  );
}
