import { useWords } from '../lib/words/words.ts';
import type { TeamResult } from '../lib/matches/result.ts';
import './result-mark.css';

const letters = { win: 'winLetter', tie: 'tieLetter', loss: 'lossLetter' } as const;

/** Filled, with a double frame, or with a thin one; never by colour alone, and always with its letter. */
export function ResultMark({ result }: { result: TeamResult }) {
  const t = useWords();
  return (
    <>
      <span className={`result-mark result-mark--${result}`} aria-hidden="true" title={t(`teams.${result}`)}>
        {t(`teams.${letters[result]}`)}
      </span>
      <span className="visually-hidden">{t(`teams.${result}`)}</span>
    </>
  );
}
