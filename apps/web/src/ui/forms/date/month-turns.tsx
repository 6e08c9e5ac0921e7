import { addMonths } from '@sevenmetre/rules/dates';
import { useWords } from '../../../lib/words/words.ts';
import { monthText } from '../../../lib/time/moments.ts';

const turns = [
  { by: -12, sign: '«', words: 'signedIn.date.previousYear' },
  { by: -1, sign: '‹', words: 'signedIn.date.previousMonth' },
  { by: 1, sign: '›', words: 'signedIn.date.nextMonth' },
  { by: 12, sign: '»', words: 'signedIn.date.nextYear' },
] as const;

/** Which month is shown, between the buttons of other months and years. @param at an ISO day of it */
export function MonthTurns({ at, go }: { readonly at: string; readonly go: (day: string) => void }) {
  const t = useWords();
  const button = ({ by, sign, words }: (typeof turns)[number]) => (
    <button key={by} type="button" aria-label={t(words)} onClick={() => go(addMonths(at, by))}>
      {sign}
    </button>
  );
  return (
    <div className="day-calendar__head">
      {turns.slice(0, 2).map(button)}
      <b aria-live="polite">{monthText(t, at)}</b>
      {turns.slice(2).map(button)}
    </div>
  );
}
