import { isOfHalf, lateEntryTime, stageEnd, stageStart, tableClockAt } from '@sevenmetre/rules/match';
import type { MatchTime } from '@sevenmetre/rules/match';
import type { PeriodCode, StageCode } from '@sevenmetre/rules/vocabulary';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { timeOf } from '../match-events/content.ts';
import { offeredStages, periodsOf, stageAfter } from '../match-events/offered-stages.ts';
import { clockStep } from '../match-events/stage.ts';
import { timeAt } from '../match-events/recording-state.ts';
import type { TableState } from '../match-events/recording-state.ts';
import { trustDeviceClock } from '../device/device-clock.ts';
import { ClockSteppers } from '../matches/clock-steppers.tsx';
import { Dialog } from '../matches/dialog.tsx';
import { Mark } from '../matches/mark.tsx';
import { useIsFarFromPlan, useScreen, useSeconds, useTable } from '../matches/recording-context.ts';
import { TimeChoice } from '../matches/time-choice.tsx';
import { clockText } from '../matches/words.ts';
import { hasOfficialScore } from '../match-sheets/sheet-of.ts';

const agos = [1, 2, 5];

/** Sets the time once; then the same two taps as ever, until Done. */
export function LateSheet() {
  const t = useWords();
  const { table, open, now } = useScreen();
  const state = useTable();
  const { sheet, taps } = state;
  const current = () => timeAt(state, now());
  const ago = (seconds: number) => lateEntryTime(current(), seconds, lastOfHalves(state), sheet.halfLength);
  const [time, setTime] = useState<MatchTime>(() => taps.late ?? ago(60));
  const go = () => {
    table.setTaps({ late: time, armed: null });
    open(null);
  };
  return (
    <Dialog
      bare
      title={t('reporter.late.title')}
      close={() => open(null)}
      foot={
        <>
          <button className="reporter-button" type="button" onClick={() => open(null)}>
            {t('reporter.cancel')}
          </button>
          <button className="reporter-button primary" type="button" onClick={go}>
            {t('reporter.late.go')}
          </button>
        </>
      }
    >
      <p>{t('reporter.late.text')}</p>
      {isOfHalf(current()) ? (
        <div className="reporter-segments">
          {agos.map((count) => (
            <button
              key={count}
              className="reporter-button"
              type="button"
              onClick={() => setTime(ago(count * 60))}
            >
              {t('reporter.late.minutes', { count })}
            </button>
          ))}
        </div>
      ) : null}
      <TimeChoice time={time} change={setTime} halfLength={sheet.halfLength} periods={periodsOf(sheet)} />
    </Dialog>
  );
}

/** The time of the last event of play, by the match clock; null: there is none. */
function lastOfHalves({ board, sheet }: Pick<TableState, 'board' | 'sheet'>): MatchTime | null {
  const times = board.rows.map(({ event }) => timeOf(sheet, event.content));
  return times.findLast(isOfHalf) ?? null;
}

/** Puts the clock to that of the hall. */
export function ClockSheet() {
  const t = useWords();
  const { table, open, now } = useScreen();
  const { clock, sheet } = useTable();
  const [seconds, setSeconds] = useState(() => tableClockAt(clock, now(), sheet.halfLength));
  const start = stageStart(clock.stage, sheet.halfLength);
  const save = () => {
    trustDeviceClock();
    void table.setClock(seconds);
    open(null);
  };
  const reset = () => {
    void table.stopClockAt(start);
    open(null);
  };
  const to = (next: number) => setSeconds(Math.max(next, start));
  return (
    <Dialog
      bare
      title={t('reporter.clock.title')}
      close={() => open(null)}
      foot={
        <>
          <button className="reporter-button" type="button" onClick={() => open(null)}>
            {t('reporter.cancel')}
          </button>
          <button className="reporter-button primary" type="button" onClick={save}>
            {t('reporter.save')}
          </button>
        </>
      }
    >
      <p>{t('reporter.clock.text')}</p>
      <ClockSteppers seconds={seconds} change={to} />
      <div className="reporter-segments">
        <button className="reporter-button" type="button" onClick={() => to(seconds - 10)}>
          −10 s
        </button>
        <button className="reporter-button" type="button" onClick={() => to(seconds + 10)}>
          +10 s
        </button>
        <button className="reporter-button bad" type="button" onClick={reset}>
          {t('reporter.clock.mistake', { time: clockText(start) })}
        </button>
      </div>
      <p className="dimmed">{t('reporter.clock.keep')}</p>
    </Dialog>
  );
}

/** Enter on the clock's button: a keyboard cannot hold, so it is asked. */
export function ClockAskedSheet() {
  const t = useWords();
  const { table, open, now } = useScreen();
  const state = useTable();
  const { clock, sheet } = state;
  const step = clockStep(clock, now(), sheet.halfLength, stageAfter(state));
  const isFar = useIsFarFromPlan()();
  const yes = () => {
    table.holdClock();
    open(null);
  };
  if (step.kind === 'finish') return null;
  return (
    <Dialog
      bare
      title={t('reporter.clock.title')}
      close={() => open(null)}
      foot={
        <>
          <button className="reporter-button" type="button" onClick={() => open(null)}>
            {t('reporter.cancel')}
          </button>
          <button className="reporter-button primary" type="button" onClick={yes}>
            OK
          </button>
        </>
      }
    >
      {isFar && step.kind !== 'stop' ? (
        <p className="reporter-note warning">{t('reporter.clock.far', { day: sheet.day ?? '' })}</p>
      ) : null}
      <p>{t(`reporter.clock.asked.${step.kind}`)}</p>
    </Dialog>
  );
}

/** Halves, extra times, shoot-out, as far as the rules allow each now: events keep theirs. */
export function StageSheet() {
  const t = useWords();
  const { table, open, kept } = useScreen();
  const state = useTable();
  const { sheet, stage: current } = state;
  const stages = offeredStages(state, hasOfficialScore(kept), useSeconds());
  const choose = (stage: StageCode) =>
    void table.chooseStage(stage, false).then(() => open(stage === 'shootout' ? { kind: 'shootout' } : null));
  const range = (stage: PeriodCode) => {
    const from = stageStart(stage, sheet.halfLength);
    return t('reporter.stagePick.range', {
      from: clockText(from),
      to: clockText(stageEnd(stage, sheet.halfLength)),
    });
  };
  return (
    <Dialog title={t('reporter.stagePick.title')} close={() => open(null)}>
      {stages.map((stage) => (
        <button
          key={stage}
          className="reporter-option"
          type="button"
          aria-pressed={current === stage}
          onClick={() => choose(stage)}
        >
          <span className="large">
            {stage === 'shootout' ? '7 m' : clockText(stageStart(stage, sheet.halfLength))}
          </span>
          <span>
            <b>{t(`reporter.stage.${stage}`)}</b>
            <small>{stage === 'shootout' ? t('reporter.stagePick.shootout') : range(stage)}</small>
          </span>
          {current === stage ? <Mark name="ok" /> : <span />}
        </button>
      ))}
      <p className="reporter-note">
        <Mark name="clock" />
        {t('reporter.stagePick.note')}
      </p>
    </Dialog>
  );
}
