import { smallPlanRows } from '/tmp/wt/engine/bench/src/rows/small-plans.ts';
const t = performance.now(); console.log(smallPlanRows(), ((performance.now() - t) / 1000).toFixed(0) + ' s');
