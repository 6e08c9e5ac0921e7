import { inStage, isOfHalf, stageEnd, stageStart, timeWithinStage } from '@sevenmetre/rules/match';
import type { MatchTime } from '@sevenmetre/rules/match';
import type { PeriodCode } from '@sevenmetre/rules/vocabulary';
import { useWords } from '../../../lib/words/words.ts';
import { Stepper } from './stepper.tsx';

interface TimeChoiceProps {
  readonly time: MatchTime;
  readonly change: (time: MatchTime) => void;
  readonly halfLength: number;
  readonly periods: readonly PeriodCode[];
}

/** Half, minute and second of an event. */
export function TimeChoice({ time, change, halfLength, periods }: TimeChoiceProps) {
  const t = useWords();
  const minute = Math.floor(time.seconds / 60);
  const to = (seconds: number) => change(timeWithinStage({ ...time, seconds }, halfLength));
  return (
    <div className="reporter-time">
      <div className="reporter-segments" role="group" aria-label={t('reporter.clock.choose')}>
        {periods.map((stage) => (
          <button
            key={stage}
            className="reporter-button"
            type="button"
            aria-pressed={time.stage === stage}
            onClick={() => change(inStage(time, stage, halfLength))}
          >
            {t(`reporter.stage.${stage}`)}
          </button>
        ))}
      </div>
      {isOfHalf(time) ? (
        <>
          <Stepper
            label={t('reporter.clock.minute')}
            value={minute}
            min={Math.floor(stageStart(time.stage, halfLength) / 60)}
            max={Math.floor(stageEnd(time.stage, halfLength) / 60)}
            change={(next) => to(next * 60 + (time.seconds % 60))}
          />
          <Stepper
            label={t('reporter.clock.second')}
            value={time.seconds % 60}
            min={-1}
            max={60}
            change={(next) => to(minute * 60 + next)}
          />
        </>
      ) : null}
    </div>
  );
}
