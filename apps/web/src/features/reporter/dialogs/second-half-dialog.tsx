import { stageStart, timeWithinStage } from '@sevenmetre/rules/match';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { secondsOf } from '../match-events/content.ts';
import { forgottenNow, movedEvents } from '../match-events/second-half.ts';
import { ClockSteppers } from '../matches/clock-steppers.tsx';
import { Dialog } from '../matches/dialog.tsx';
import { useScreen, useTable } from '../matches/recording-context.ts';
import { instantsOf } from '../matches/use-forgotten-half.ts';
import { clockText, typeNameOf, whoOf } from '../matches/words.ts';

/** A second half that was begun without the table: by the hall clock, with what was recorded meanwhile (MA51). */
export function SecondHalfSheet() {
  const t = useWords();
  const { table, open, now } = useScreen();
  const state = useTable();
  const { sheet } = state;
  // As it was when the sheet was opened: what is moved does not change while somebody reads it.
  const [instants] = useState(() => instantsOf(now, state.view.offset));
  const [found] = useState(() => forgottenNow(state, instants));
  const start = stageStart('2nd_half', sheet.halfLength);
  const [seconds, setSeconds] = useState(found?.seconds ?? start);
  const moved = movedEvents(state, found?.keys ?? [], seconds, instants);
  const change = (next: number) =>
    setSeconds(timeWithinStage({ stage: '2nd_half', seconds: next }, sheet.halfLength).seconds);
  const begin = async () => {
    if (await table.startSecondHalf(seconds, moved)) open(null);
  };
  return (
    <Dialog
      bare
      title={t('reporter.secondHalf.title')}
      close={() => open(null)}
      foot={
        <>
          <button className="reporter-button" type="button" onClick={() => open(null)}>
            {t('reporter.cancel')}
          </button>
          <button className="reporter-button primary" type="button" onClick={() => void begin()}>
            {t('reporter.secondHalf.start', { time: clockText(seconds) })}
          </button>
        </>
      }
    >
      <p className="reporter-question">{t('reporter.secondHalf.ask')}</p>
      <ClockSteppers seconds={seconds} change={change} />
      {moved.length === 0 ? null : (
        <>
          <p>{t('reporter.secondHalf.moves', { count: moved.length })}</p>
          <ul className="reporter-stack">
            {moved.map(({ event, content }) => (
              <li key={event.key}>
                {clockText(secondsOf(event.content))} → <b>{clockText(secondsOf(content))}</b>{' '}
                {typeNameOf(t, sheet, content.eventTypeId)} · {whoOf(t, sheet, content)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
