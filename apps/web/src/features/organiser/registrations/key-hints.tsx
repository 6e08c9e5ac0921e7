import { useWords } from '../../../lib/words/words.ts';

const keys = [
  ['move', 'j k'],
  ['select', 'x'],
  ['open', 'o'],
  ['approve', 'a'],
  ['decline', 'd'],
  ['search', '/'],
] as const;

interface KeyHintsProps {
  /** Puts the focus into the list. */
  readonly enter: () => void;
  /** What the list cannot do by keys. */
  readonly without?: readonly (typeof keys)[number][0][];
}

/** Which keys the list takes while the focus is in it, and the way into it; where there is a keyboard. */
export function KeyHints({ enter, without = [] }: KeyHintsProps) {
  const t = useWords();
  return (
    <p className="key-hints muted">
      <button type="button" className="key-hints__enter" onClick={enter}>
        {t('registrations.keys.enter')}
      </button>
      <span>{t('registrations.keys.title')}:</span>
      {keys
        .filter(([name]) => !without.includes(name))
        .map(([name, text]) => (
          <span key={name}>
            {text.split(' ').map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}{' '}
            {t(`registrations.keys.${name}`)}
          </span>
        ))}
    </p>
  );
}
