import { askOnce } from '../harness/child.ts';
import { milliseconds, times } from '../harness/numbers.ts';
import type { Row } from '../harness/row.ts';
import type { Stage } from '../harness/stage.ts';
import { median, percentile } from '../harness/statistics.ts';
import type { CommitToBytesApi } from '../programs/commit-to-bytes.ts';

const commits = 300;
const goals = { ready: 10, late: 5 };

/** How long a commit takes to become the bytes that everybody gets, and whether anybody else has to wait for it. */
export async function commitToBytes(stage: Stage): Promise<Row[]> {
  const { ready, late, lateIdle, rebuilt } = await askOnce<CommitToBytesApi, 'measure'>(
    'programs/commit-to-bytes.ts',
    'measure',
    { dataDirectory: stage.copy(), commits },
  );
  const p99 = percentile(ready, 0.99);
  return [
    {
      metric: 'commit → new bytes of live, group and match ready',
      product: `p50 ${milliseconds(median(ready))}, p99 ${milliseconds(p99)}`,
      reference: `${milliseconds(median(rebuilt))} rebuilt from the database`,
      ratio: times(median(rebuilt) / median(ready)),
      goal: `p99 ≤ ${goals.ready} ms`,
      reached: p99 <= goals.ready,
    },
    {
      metric: 'main thread late meanwhile, p99',
      product: milliseconds(late),
      reference: `${milliseconds(lateIdle)} idle`,
      ratio: '',
      goal: `≤ ${goals.late} ms`,
      reached: late <= goals.late,
    },
  ];
}
