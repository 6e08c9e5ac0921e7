import { useWords } from '../../../lib/words/words.ts';
import { Stepper } from './stepper.tsx';

interface ClockSteppersProps {
  /** Match clock. */
  readonly seconds: number;
  readonly change: (seconds: number) => void;
}

/** Minutes and seconds of a clock, each with its own minus and plus; a second more than 59 is a minute. */
export function ClockSteppers({ seconds, change }: ClockSteppersProps) {
  const t = useWords();
  return (
    <div className="reporter-time middle">
      <Stepper
        label={t('reporter.clock.minute')}
        value={Math.floor(seconds / 60)}
        max={199}
        change={(minute) => change(minute * 60 + (seconds % 60))}
      />
      <Stepper
        label={t('reporter.clock.second')}
        value={seconds % 60}
        min={-1}
        max={60}
        change={(second) => change(Math.floor(seconds / 60) * 60 + second)}
      />
    </div>
  );
}
