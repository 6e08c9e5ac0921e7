import { useWords } from '../lib/words/words.ts';
import type { Verdict } from '../lib/matches/result.ts';
import './verdict-mark.css';

const letters = { win: 'winLetter', tie: 'tieLetter', loss: 'lossLetter' } as const;

/** Filled, with a double frame, or with a thin one; never by colour alone, and always with its letter. */
export function VerdictMark({ verdict }: { verdict: Verdict }) {
  const t = useWords();
  return (
    <>
      <span
        className={`verdict-mark verdict-mark--${verdict}`}
        aria-hidden="true"
        title={t(`teams.${verdict}`)}
      >
        {t(`teams.${letters[verdict]}`)}
      </span>
      <span className="visually-hidden">{t(`teams.${verdict}`)}</span>
    </>
  );
}
