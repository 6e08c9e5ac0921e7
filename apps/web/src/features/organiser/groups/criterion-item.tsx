import type { TieBreaker } from '@sevenmetre/rules/vocabulary';
import { useLayoutEffect, useRef } from 'react';
import { useWords } from '../../../lib/words/words.ts';

interface CriterionItemProps {
  readonly criterion: TieBreaker;
  readonly mayRise: boolean;
  readonly mayFall: boolean;
  readonly move: (by: 1 | -1) => void;
  readonly remove: () => void;
}

/** One criterion, what it means, and where it can go. The button that moved it keeps the focus. */
export function CriterionItem({ criterion, mayRise, mayFall, move, remove }: CriterionItemProps) {
  const t = useWords();
  const name = t(`standings.criterion.${criterion}`);
  const pressed = useRef<HTMLButtonElement | null>(null);
  useLayoutEffect(() => {
    // An item that was moved in the document has lost its focus.
    pressed.current?.focus();
    pressed.current = null;
  });
  const step = (by: 1 | -1, isPossible: boolean) => (
    <button
      className="button button--outline"
      type="button"
      aria-disabled={!isPossible}
      aria-label={t('enumerations.of', {
        action: t(by === -1 ? 'enumerations.up' : 'enumerations.down'),
        name,
      })}
      onClick={({ currentTarget }) => {
        if (!isPossible) return;
        pressed.current = currentTarget;
        move(by);
      }}
    >
      {by === -1 ? '↑' : '↓'}
    </button>
  );
  return (
    <li>
      <div>
        <b>{name}</b>
        <span className="muted">{t(`standings.meaning.${criterion}`)}</span>
      </div>
      <div className="table-order__moves">
        {step(-1, mayRise)}
        {step(1, mayFall)}
        <button
          className="button button--outline"
          type="button"
          aria-label={t('enumerations.of', { action: t('standings.remove'), name })}
          onClick={remove}
        >
          {t('standings.remove')}
        </button>
      </div>
    </li>
  );
}
