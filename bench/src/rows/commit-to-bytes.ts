import { askOnce } from '../harness/child.ts';
import { milliseconds, times, median, percentile } from '../harness/numbers.ts';
import type { Row } from '../harness/row.ts';
import type { PreparedTournament } from '../harness/prepared-tournament.ts';
import type { CommitToBytesApi } from '../programs/commit-to-bytes.ts';

const commits = 300;
const goals = { ready: 10, late: 5 };

/** Time from a commit to the public bytes, and its effect on other requests. */
export async function commitToBytes(prepared: PreparedTournament): Promise<Row[]> {
  const { pages, whole, late, lateIdle, rebuilt } = await askOnce<CommitToBytesApi, 'measure'>(
    'programs/commit-to-bytes.ts',
    'measure',
    { dataDirectory: prepared.copy(), commits },
  );
  return [
    readyRow('commit → new bytes of a group and a match ready', pages, median(rebuilt)),
    {
      ...readyRow('commit → new bytes of live ready as well', whole, median(rebuilt)),
      goal: 'none',
      reached: null,
      note: 'whoever asks for live gets bytes of up to a second ago; it is made once a second, not after each commit',
    },
    {
      metric: 'main thread late meanwhile, p99',
      product: milliseconds(late),
      reference: `${milliseconds(lateIdle)} idle`,
      ratio: '–',
      goal: `≤ ${goals.late} ms`,
      reached: late <= goals.late,
    },
  ];
}

function readyRow(metric: string, found: readonly number[], rebuilt: number): Row {
  const p99 = percentile(found, 0.99);
  return {
    metric,
    product: `p50 ${milliseconds(median(found))}, p99 ${milliseconds(p99)}`,
    reference: `${milliseconds(rebuilt)} live rebuilt from the database`,
    ratio: times(rebuilt / median(found)),
    goal: `p99 ≤ ${goals.ready} ms`,
    reached: p99 <= goals.ready,
  };
}
