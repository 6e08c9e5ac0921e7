import { useWords } from '../../../lib/words/words.ts';

interface MoveButtonsProps {
  readonly name: string;
  /** Ids of those before and behind it; undefined: it stands at the end. */
  readonly up: number | undefined;
  readonly down: number | undefined;
  readonly move: (other: number | undefined) => Promise<unknown>;
}

/** One place up or down in a list. */
export function MoveButtons({ name, up, down, move }: MoveButtonsProps) {
  const t = useWords();
  return (
    <>
      <button
        className="button button--outline enumerations__move"
        type="button"
        aria-disabled={up === undefined}
        aria-label={t('enumerations.of', { action: t('enumerations.up'), name })}
        onClick={() => void move(up)}
      >
        ↑
      </button>
      <button
        className="button button--outline enumerations__move"
        type="button"
        aria-disabled={down === undefined}
        aria-label={t('enumerations.of', { action: t('enumerations.down'), name })}
        onClick={() => void move(down)}
      >
        ↓
      </button>
    </>
  );
}
