import { isTicking } from '@sevenmetre/rules/match';
import { isExtra, isPeriod } from '@sevenmetre/rules/vocabulary';
import type { PeriodCode } from '@sevenmetre/rules/vocabulary';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { stageAfter } from '../match-events/offered-stages.ts';
import { clockStep } from '../match-events/stage.ts';
import type { ClockStep } from '../match-events/stage.ts';
import { HoldButton } from './hold-button.tsx';
import { Mark } from './mark.tsx';
import { useIsTimeDoubted } from '../device/device-clock.ts';
import { useIsFarFromPlan, useScreen, useSeconds, useTablePart, useTableValue } from './recording-context.ts';
import { useForgottenHalf } from './use-forgotten-half.ts';
import { clockText } from './words.ts';

/** The time (a press sets it), the button that has to be held, and the choice of the stage. */
export function ClockPanel() {
  const t = useWords();
  const { open, now } = useScreen();
  const clock = useTablePart('clock');
  const sheet = useTablePart('sheet');
  const approval = useTablePart('approval');
  const seconds = useSeconds();
  const ticks = isTicking(clock, now(), sheet.halfLength);
  const step = clockStep(clock, now(), sheet.halfLength, useTableValue(stageAfter));
  const isClosed = approval === 'approved';
  const isWalkover = useTablePart('walkover') !== null;
  const isStopped = !isClosed && !ticks && isPeriod(clock.stage);
  const isDoubted = useIsTimeDoubted() && ticks;
  // The clock keeps the stage in which it was stopped.
  const stage = t(`reporter.stage.${isClosed ? 'finished' : clock.stage}`);
  const shown = isWalkover
    ? t('reporter.walkover.title')
    : isStopped
      ? t('reporter.stage.stopped', { stage })
      : isDoubted
        ? t('reporter.clock.uncertain')
        : stage;
  return (
    <>
      <button
        className={isStopped || isWalkover ? 'time stopped' : 'time'}
        type="button"
        onClick={() => open({ kind: 'clock' })}
      >
        <span>{clockText(seconds)}</span> <small>{shown}</small>
      </button>
      {step.kind === 'finish' ? (
        <button
          className="reporter-button start"
          type="button"
          disabled={isClosed || approval === 'waiting'}
          onClick={() => open({ kind: 'finish' })}
        >
          {t('reporter.clock.finish')}
        </button>
      ) : (
        <ClockHold step={step} isClosed={isClosed} />
      )}
      <button
        className="reporter-button no-phone"
        type="button"
        disabled={isClosed}
        onClick={() => open({ kind: 'stage' })}
      >
        {t('reporter.clock.choose')}
      </button>
    </>
  );
}

function beginWords(stage: PeriodCode) {
  if (isExtra(stage)) return 'reporter.clock.extraTime';
  return stage === '2nd_half' ? 'reporter.clock.secondHalf' : 'reporter.clock.kickOff';
}

type RunningStep = Exclude<ClockStep, { kind: 'finish' }>;

function ClockHold({ step, isClosed }: { step: RunningStep; isClosed: boolean }) {
  const t = useWords();
  const { open, table } = useScreen();
  const isFar = useIsFarFromPlan();
  const [explains, setExplains] = useState(false);
  const isForgotten = (useForgottenHalf()?.keys.length ?? 0) > 0;
  const words = {
    begin: t(step.kind === 'begin' ? beginWords(step.stage) : 'reporter.clock.kickOff'),
    start: t('reporter.clock.start'),
    stop: t('reporter.clock.stop'),
  };
  return (
    <HoldButton
      className={step.kind === 'stop' ? '' : 'start'}
      disabled={isClosed}
      // Who says what is written on a button has to be understood (WCAG 2.5.3).
      label={explains ? `${words[step.kind]}. ${t('reporter.clock.explain')}` : words[step.kind]}
      held={() => {
        setExplains(false);
        if (isForgotten) open({ kind: 'second-half' });
        else if (step.kind !== 'stop' && isFar()) open({ kind: 'clock-asked' });
        else table.holdClock();
      }}
      asked={() => open({ kind: 'clock-asked' })}
      tapped={() => setExplains(true)}
    >
      <Mark name={step.kind === 'stop' ? 'stop' : 'play'} />
      <span className="no-phone">{explains ? t('reporter.clock.explain') : words[step.kind]}</span>
      <span className="only-phone">{t('reporter.clock.hold')}</span>
    </HoldButton>
  );
}
