import { parentPort, workerData } from 'node:worker_threads';
import { checkPlan } from '@sevenmetre/engine/check';
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

const found = improve(compile(input), new Map(schedule), {
  seed,
  moves,
  locked: new Set(locked),
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
