import { useWords } from '../../../lib/words/words.ts';
import type { Verdict } from './result.ts';

const letters = { win: 'winLetter', tie: 'tieLetter', loss: 'lossLetter' } as const;

/** Filled, with a double frame, or with a thin one; never by colour alone, and always with its letter. */
export function VerdictMark({ verdict }: { verdict: Verdict }) {
  const t = useWords();
  return (
    <>
      <span
        className={`team-form__result team-form__result--${verdict}`}
        aria-hidden="true"
        title={t(`teams.${verdict}`)}
      >
        {t(`teams.${letters[verdict]}`)}
      </span>
      <span className="visually-hidden">{t(`teams.${verdict}`)}</span>
    </>
  );
}
