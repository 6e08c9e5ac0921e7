import type { PlanRun } from '@sevenmetre/contract/plan/schemas';
import { useEffect, useState } from 'react';
import { useWords } from '../../../../../lib/words/words.ts';
import { AsyncButton } from '../../../../../ui/forms/async-button.tsx';
import { rangeText } from './problem-text.ts';

interface RunPanelProps {
  readonly run: PlanRun;
  /** Ends the search; its best is taken or thrown away. */
  readonly end: (keep: boolean) => Promise<boolean | undefined>;
}

/** A search beside the grid: live counters, and what becomes of its result. */
export function RunPanel({ run, end }: RunPanelProps) {
  const t = useWords();
  const { state, progress, before, startedAt } = run;
  const costs = useCosts(run);
  const distance = progress.broken > 0 ? null : rangeText(t, progress);
  const seconds = Math.max(0, Math.round((useSecond(state === 'running') - Date.parse(startedAt)) / 1000));
  const title = {
    running: t('planSchedule.runTitle', { count: seconds }),
    stopped: t('planSchedule.runDone'),
    done: t('planSchedule.runDone'),
    interrupted: t('planSchedule.runInterrupted'),
  };
  const kilo = (moves: number) => Math.round(moves / 1000);
  return (
    <section className="run" aria-label={t('planSchedule.improving')}>
      <div className="run__head">
        {state === 'running' ? <span className="run__dot" /> : null}
        <h2 role="status">{title[state]}</h2>
        <span className="quiet">
          {t('planSchedule.runMoves', { moves: kilo(progress.moves), of: kilo(progress.of) })}
        </span>
      </div>
      <div className="run__counters">
        <Counter name={t('planSchedule.runBroken')} before={before?.broken} now={progress.broken} />
        <Counter name={t('planSchedule.runUnplaced')} before={before?.unplaced} now={progress.unplaced} />
        <Counter
          name={t('planSchedule.runCost')}
          before={before ? Math.round(before.cost / 10) : undefined}
          now={Math.round(progress.cost / 10)}
        />
      </div>
      <CostLine costs={costs} />
      {distance === null ? null : <p>{distance}</p>}
      {run.draftChanged ? (
        <p>
          <b>{t('planSchedule.runChanged')}</b>
        </p>
      ) : null}
      <p>{t(state === 'running' ? 'planSchedule.runHint' : 'planSchedule.runWaits')}</p>
      <div className="run__buttons">
        <AsyncButton action={() => end(true)} disabled={!run.hasBest && state !== 'running'}>
          {t(state === 'running' ? 'planSchedule.runStop' : 'planSchedule.runTake')}
        </AsyncButton>
        <AsyncButton look="plain" action={() => end(false)}>
          {t('planSchedule.runDiscard')}
        </AsyncButton>
      </div>
    </section>
  );
}

function Counter({ name, before, now }: { name: string; before: number | undefined; now: number }) {
  const t = useWords();
  return (
    <div className="run__counter">
      <small>{name}</small>
      {before === undefined || before === now ? null : <s>{t.number(before)}</s>}
      <strong>{t.number(now)}</strong>
    </div>
  );
}

/** The costs that this page has seen, at most one for each two seconds of a long search. */
function useCosts({ id, progress }: PlanRun): readonly number[] {
  const [seen, setSeen] = useState<{ readonly id: number; readonly costs: readonly number[] }>({
    id,
    costs: [],
  });
  const { cost } = progress;
  useEffect(() => {
    setSeen((now) => ({ id, costs: now.id === id ? [...now.costs, cost].slice(-120) : [cost] }));
  }, [id, cost, progress.moves]);
  return seen.costs;
}

function CostLine({ costs }: { costs: readonly number[] }) {
  if (costs.length < 2) return null;
  const [most, least] = [Math.max(...costs), Math.min(...costs)];
  const line = costs
    .map(
      (cost, index) =>
        `${(index / (costs.length - 1)) * 280} ${44 - ((cost - least) / Math.max(1, most - least)) * 40}`,
    )
    .join('L');
  return (
    <svg className="run__line" viewBox="0 0 280 46" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M${line}`} />
    </svg>
  );
}

function useSecond(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}
