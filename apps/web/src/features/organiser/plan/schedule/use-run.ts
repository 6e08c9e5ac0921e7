import type { PlanRun } from '@sevenmetre/contract/plan/schemas';
import { useEffect, useRef, useState } from 'react';
import { useRead } from '../../../../lib/queries/use-read.ts';
import { useWrite } from '../../../../lib/queries/use-write.ts';
import { failureText } from '../../../../lib/queries/failure-words.ts';
import { showToast } from '../../../../lib/page/toasts.ts';
import { useWords } from '../../../../lib/words/words.ts';

export interface Run {
  /** The search that is shown; null: none runs and none waits for an answer. */
  readonly run: PlanRun | null;
  readonly start: (from: 'scratch' | 'improve' | 'unplaced') => Promise<boolean | undefined>;
  /** Whether a search from scratch shortens the hours of the courts first (PL20). */
  readonly compact: boolean;
  readonly setCompact: (compact: boolean) => void;
  readonly end: (keep: boolean) => Promise<boolean | undefined>;
}

/**
 * A thousand moves for each match, within what a search of one to two minutes can do. Small plans get more: several
 * starts, and the proof.
 */
const kiloMovesOf = (matches: number): number =>
  matches < 60 ? 15_000 : Math.min(60_000, Math.max(2_000, matches * 20));

/** A tournament of at most so many matches has compact days unless the organiser says otherwise. */
const smallTournament = 60;

/** The search of the edition, with its counters every second. */
export function useRun(matches: number): Run {
  const t = useWords();
  const read = useRead('planRun', {}, { every: 1000 });
  const startRun = useWrite('planRunStart', ['planRun', 'planDraft']);
  const stopRun = useWrite('planRunStop', ['planRun', 'planDraft']);
  const [answered, setAnswered] = useState<number | null>(null);
  const [chosen, setCompact] = useState<boolean | null>(null);
  const compact = chosen ?? matches <= smallTournament;
  const last = read.data?.run ?? null;
  const waits = last !== null && last.command === null && last.hasBest && last.state !== 'stopped';
  useEndNotice(last);
  const isShown = last !== null && last.id !== answered && (last.state === 'running' || waits);
  return {
    run: isShown ? last : null,
    compact,
    setCompact,
    start: async (from) => {
      const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
      const kiloMoves = kiloMovesOf(matches);
      const outcome = await startRun({
        body: { seed, kiloMoves, from, compact: compact && from === 'scratch' },
      });
      if (outcome.ok) return true;
      showToast('error', t('planSchedule.runFailed', { reason: failureText(t, outcome.failure) }));
      return false;
    },
    end: async (keep) => {
      if (last === null) return;
      const outcome = await stopRun({ params: { id: String(last.id) }, body: { keep } });
      if (outcome.ok) {
        setAnswered(last.id);
        if (keep && outcome.body.run?.command === null) showToast('done', t('planSchedule.runNothing'));
      } else showToast('error', failureText(t, outcome.failure));
      return outcome.ok;
    },
  };
}

/**
 * Reports the end of a search that was running and has used up its budget: its result is in the grid, or waits if
 * the draft has changed.
 */
function useEndNotice(run: PlanRun | null): void {
  const t = useWords();
  const running = useRef<number | null>(null);
  useEffect(() => {
    if (run?.state === 'done' && run.id === running.current) showToast('done', t(endOf(run)));
    running.current = run?.state === 'running' ? run.id : null;
  }, [run, t]);
}

function endOf({ command, hasBest }: PlanRun) {
  if (command !== null) return 'planSchedule.runTaken';
  return hasBest ? 'planSchedule.runAsks' : 'planSchedule.runNothing';
}
