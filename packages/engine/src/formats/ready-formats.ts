import type { BracketStage, FormatTemplate, GroupSize, GroupStage, Take } from './template.ts';

const toTheLast = 99;

function groupsOf(size: GroupSize, more: Partial<GroupStage> = {}): GroupStage {
  return {
    kind: 'groups',
    id: 'P',
    level: 'preliminary',
    take: 'entries',
    size,
    groups: 'ofTarget',
    legs: 1,
    carriesOver: false,
    spread: 'apart',
    ranked: true,
    ...more,
  };
}

function playoff(
  id: string,
  take: BracketStage['take'],
  more: Partial<Pick<BracketStage, 'thirdPlace' | 'placement'>> = {},
): BracketStage {
  return { kind: 'bracket', id, playoff: id, take, thirdPlace: id === 'A', placement: 0, ...more };
}

function ranks(first: number, last: number, stage = 'P'): Take {
  return { stage, ranks: Array.from({ length: last - first + 1 }, (_, index) => first + index) };
}

/** No group within the bounds has a lower rank. */
const lastRank = 16;

const mainGroups = groupsOf(
  { target: 3, min: 2, max: 4 },
  { id: 'M', level: 'main', groups: 'several', take: [ranks(1, 3)], carriesOver: true },
);

const size = (target: number, min: number, max: number): GroupSize => ({ target, min, max });

/** The formats that organisers can choose without making their own. */
export const readyFormats: readonly FormatTemplate[] = [
  { id: 'single-group', guarantee: 3, stages: [groupsOf(size(8, 3, 12), { groups: 'one' })] },
  { id: 'double-group', guarantee: 4, stages: [groupsOf(size(5, 3, 8), { groups: 'one', legs: 2 })] },
  {
    id: 'groups-of-4-ab',
    guarantee: 4,
    stages: [groupsOf(size(4, 3, 5)), playoff('A', [ranks(1, 2)]), playoff('B', [ranks(3, lastRank)])],
  },
  {
    id: 'groups-of-5-ab',
    guarantee: 5,
    stages: [
      groupsOf(size(5, 4, 6)),
      playoff('A', [ranks(1, 2)]),
      playoff('B', [ranks(3, lastRank)], { thirdPlace: true }),
    ],
  },
  {
    id: 'groups-of-6-ab',
    guarantee: 6,
    stages: [groupsOf(size(6, 5, 7)), playoff('A', [ranks(1, 3)]), playoff('B', [ranks(4, lastRank)])],
  },
  {
    id: 'groups-of-6-abc',
    guarantee: 6,
    stages: [
      groupsOf(size(6, 5, 8)),
      playoff('A', [ranks(1, 2)]),
      playoff('B', [ranks(3, 4)]),
      playoff('C', [ranks(5, lastRank)]),
    ],
  },
  {
    id: 'groups-best-thirds',
    guarantee: 3,
    stages: [
      groupsOf(size(4, 4, 5)),
      playoff('A', [ranks(1, 2), { stage: 'P', ranks: [3], best: { count: 4 } }]),
    ],
  },
  {
    id: 'groups-best-seconds',
    guarantee: 2,
    stages: [
      groupsOf(size(4, 3, 5), { groups: 'several' }),
      playoff('A', [ranks(1, 1), { stage: 'P', ranks: [2], best: { count: 'fill' } }]),
    ],
  },
  {
    id: 'groups-winners',
    guarantee: 2,
    stages: [groupsOf(size(4, 3, 5), { groups: 'several' }), playoff('A', [ranks(1, 1)])],
  },
  {
    id: 'groups-main-groups-ab',
    guarantee: 6,
    stages: [
      groupsOf(size(6, 5, 8)),
      mainGroups,
      playoff('A', [ranks(1, 1, 'M')]),
      playoff('B', [ranks(4, lastRank)]),
    ],
  },
  {
    id: 'groups-all-places',
    guarantee: 5,
    stages: [
      groupsOf(size(5, 4, 6)),
      playoff('A', [ranks(1, lastRank)], { thirdPlace: true, placement: toTheLast }),
    ],
  },
  {
    id: 'groups-second-chance',
    guarantee: 6,
    stages: [
      groupsOf(size(5, 5, 6)),
      playoff('A', [ranks(1, 3)], { placement: 1 }),
      playoff('B', [ranks(4, lastRank)], { placement: 1 }),
    ],
  },
  { id: 'knock-out', guarantee: 1, stages: [playoff('A', 'entries')] },
  { id: 'knock-out-all-places', guarantee: 2, stages: [playoff('A', 'entries', { placement: toTheLast })] },
  {
    id: 'two-rounds-youngest',
    guarantee: 5,
    stages: [
      groupsOf(size(4, 3, 5), { groups: 'several', ranked: false }),
      groupsOf(size(4, 3, 5), {
        id: 'S',
        level: 'extra',
        groups: 'several',
        take: [ranks(1, lastRank)],
        spread: 'by-rank',
        ranked: false,
      }),
    ],
  },
];
