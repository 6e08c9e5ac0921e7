import { parentPort, workerData } from 'node:worker_threads';
import { checkPlan } from '@sevenmetre/engine/check';
import { hallDaysAround } from '@sevenmetre/engine/repair';
import { compile, improve } from '@sevenmetre/engine/schedule';
import { type SearchNews, type SearchTask, provenFlag, stopFlag } from './start-search.ts';

/* Entry point of the thread that `startSearch` starts. */
const { input, schedule, locked, seed, moves, stop } = workerData as SearchTask;
const flags = new Int32Array(stop);
const millisecondsBetween = 1000;
let last = performance.now();

function post(news: SearchNews): void {
  parentPort?.postMessage(news);
}

const kept = new Set(locked);
// Locked matches may be between the starts of their courts, or outside of their hours: the others go around them.
const hallDays = hallDaysAround(input, new Map(schedule.filter(([match]) => kept.has(match))));
const found = improve(compile({ ...input, hallDays }), new Map(schedule), {
  seed,
  moves,
  locked: kept,
  report: (progress, best) => {
    const now = performance.now();
    if (progress.moves === 0 || now - last >= millisecondsBetween) {
      last = now;
      post({ progress, placements: [...best()], isLast: false });
    }
    return Atomics.load(flags, stopFlag) === 0 && Atomics.load(flags, provenFlag) === 0;
  },
});
// The independent checker has the last word.
const broken = found.progress.broken || checkPlan(input, found.schedule).length;
const bound = broken === 0 ? found.progress.bound : null;
post({ progress: { ...found.progress, broken, bound }, placements: [...found.schedule], isLast: true });
