import { type ScheduleProblem, evaluate } from '@sevenmetre/engine/evaluate';
import { type Schedule, type ScheduleInput, compile, improve } from '@sevenmetre/engine/schedule';
import { readCup } from '../data/cup-folder.ts';
import type { Row } from '../harness/row.ts';

const moves = 3_000_000;
const seeds = [1, 2, 3, 4, 5] as const;

/**
 * A real cup planned again from its own teams, groups, courts and hours. Its folder is outside of the
 * repository, at `CUP_FOLDER`.
 */
export function realCupRows(): Row[] {
  const folder = process.env['CUP_FOLDER'];
  if (!folder) {
    const note = 'left out: CUP_FOLDER names no tournament folder of a cup that was played';
    return [
      { metric: 'engine, real cup', product: '', reference: '', ratio: '', goal: '', reached: null, note },
    ];
  }
  const { input, real } = readCup(folder);
  const problem = compile(input);
  const found = seeds
    .map((seed) => countsOf(input, improve(problem, new Map(), { seed, moves }).schedule))
    .toSorted((one, other) => one.broken.count - other.broken.count || one.cost - other.cost);
  const clean = found.filter(({ broken }) => broken.count === 0).length;
  const [ours = countsOf(input, new Map())] = found;
  const theirs = countsOf(input, real);
  return [
    {
      metric: `engine, real cup: ${input.matches.length} matches, seeds without a broken rule`,
      product: `${clean} of ${seeds.length}`,
      reference: '',
      ratio: '',
      goal: 'at least one; the best is compared below',
      reached: clean > 0,
      note: `${moves / 1_000_000} M moves each`,
    },
    row('broken rules', ours.broken, theirs.broken, ours.broken.count === 0),
    row('hall changes in a day', ours.hallChange, theirs.hallChange),
    row('waits over 3½ hours', ours.longWait, theirs.longWait),
    row('short rests', ours.shortRest, theirs.shortRest),
  ];
}

interface Count {
  readonly count: number;
  readonly note: string;
}

interface Counts extends Record<'broken' | 'hallChange' | 'longWait' | 'shortRest', Count> {
  /** Cost of all wishes, in tenths of a point. */
  readonly cost: number;
}

function row(what: string, ours: Count, theirs: Count, reached = ours.count < theirs.count): Row {
  return {
    metric: `engine, real cup: ${what}`,
    product: `${ours.count}`,
    reference: `${theirs.count} as it was played`,
    ratio: '',
    goal: what === 'broken rules' ? '0' : 'fewer',
    reached,
    note: [ours.note, theirs.note].filter((note) => note !== '').join('; '),
  };
}

/** Counts from the evaluation of a schedule. A rest that breaks the rule also counts as short. */
function countsOf(input: ScheduleInput, schedule: Schedule): Counts {
  const problems = evaluate(input, schedule);
  const count = (isCounted: (problem: ScheduleProblem) => boolean): Count => ({
    count: problems.filter(isCounted).length,
    note: '',
  });
  const broken = problems.filter(({ isBroken }) => isBroken);
  const codes = Map.groupBy(broken, ({ code }) => code);
  return {
    cost: problems.reduce((sum, { cost }) => sum + cost, 0),
    broken: {
      count: broken.length,
      note: [...codes].map(([code, { length }]) => `${code} ${length}`).join(', '),
    },
    hallChange: count(({ code }) => code === 'hallChange'),
    longWait: count(({ code }) => code === 'longWait'),
    shortRest: count(({ code }) => code === 'shortRest' || code === 'rest'),
  };
}
