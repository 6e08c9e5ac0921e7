import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { firstMinuteSteps, nextProgress, noStepDone } from '../match-events/first-minute.ts';
import { useTable } from './recording-context.ts';

/** Guides a beginner through the practice match, step by step with the real controls; it covers none of them. */
export function FirstMinute() {
  const t = useWords();
  const state = useTable();
  const [progress, setProgress] = useState(noStepDone);
  const [isClosed, setClosed] = useState(false);
  const next = nextProgress(progress, state);
  if (next !== progress) setProgress(next);
  if (isClosed) return null;
  const count = firstMinuteSteps.length;
  const step = firstMinuteSteps[next.step];
  const names = {
    goal: t('reporter.event.goal'),
    undo: t('reporter.bar.undo'),
    minutes: t('reporter.event.two-minutes'),
    more: t('reporter.more'),
    stage: t('reporter.clock.choose'),
    finish: t('reporter.finish.title'),
    trouble: t('reporter.trouble.title'),
  };
  return (
    <section className="first-minute" aria-live="polite">
      <span className="first-minute__text">
        {step === undefined ? null : (
          <b>{t('reporter.firstMinute.title', { number: next.step + 1, count })}</b>
        )}
        <span>{t(`reporter.firstMinute.${step ?? 'done'}`, names)}</span>
      </span>
      <button className="reporter-button" type="button" onClick={() => setClosed(true)}>
        {t(step === undefined ? 'reporter.firstMinute.close' : 'reporter.firstMinute.skip')}
      </button>
    </section>
  );
}
