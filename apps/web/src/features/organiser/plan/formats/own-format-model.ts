import type { BracketStage, FormatTemplate, GroupStage, StageSpec, Take } from '@sevenmetre/engine/formats';

/** What changes in an own format. Stages keep their order; a new one comes to the end. */
export function changeGroups(
  format: FormatTemplate,
  index: number,
  patch: Partial<Omit<GroupStage, 'kind' | 'id'>>,
): FormatTemplate {
  return withStage(format, index, (stage) => (stage.kind === 'groups' ? { ...stage, ...patch } : stage));
}

export function changePlayoff(
  format: FormatTemplate,
  index: number,
  patch: Partial<Pick<BracketStage, 'thirdPlace' | 'placement' | 'take'>>,
): FormatTemplate {
  return withStage(format, index, (stage) => (stage.kind === 'bracket' ? { ...stage, ...patch } : stage));
}

/** Stages that were taken over from published groups are no matter of the editor. */
export function isEditable(stage: StageSpec): stage is GroupStage | BracketStage {
  return stage.kind === 'groups' || stage.kind === 'bracket';
}

/** The places of an earlier stage that a stage takes, from the first to the last. */
export interface TakenRanks {
  readonly stage: string;
  readonly from: number;
  readonly to: number;
  /** And the best of the next place, as many as a play-off without byes has room for. */
  readonly best: boolean;
}

/** null: the stage takes the teams of the draw. */
export function takenRanks(stage: StageSpec): TakenRanks | null {
  if (!isEditable(stage) || stage.take === 'entries') return null;
  const whole = stage.take.find(({ best }) => best === undefined) ?? stage.take[0];
  const ranks = whole?.ranks ?? [];
  const best = stage.take.some((take) => take.best !== undefined);
  return { stage: whole?.stage ?? '', from: ranks[0] ?? 1, to: ranks.at(-1) ?? 1, best };
}

function takeOf({ stage, from, to, best }: TakenRanks): Take[] {
  const last = Math.max(from, to);
  const ranks = Array.from({ length: last - from + 1 }, (_, index) => from + index);
  return best
    ? [
        { stage, ranks },
        { stage, ranks: [last + 1], best: { count: 'fill' } },
      ]
    : [{ stage, ranks }];
}

export function changeRanks(format: FormatTemplate, index: number, ranks: TakenRanks): FormatTemplate {
  return withStage(format, index, (stage) => (isEditable(stage) ? { ...stage, take: takeOf(ranks) } : stage));
}

export function removeStage(format: FormatTemplate, index: number): FormatTemplate {
  return { ...format, stages: format.stages.filter((_, stage) => stage !== index) };
}

export function addGroups(format: FormatTemplate): FormatTemplate {
  const isFirst = format.stages.length === 0;
  const stage: GroupStage = {
    kind: 'groups',
    id: isFirst ? 'P' : freeId(format, ['M', 'S', 'R', 'T']),
    level: isFirst ? 'preliminary' : 'main',
    take: isFirst ? 'entries' : takeOf(nextRanks(format)),
    size: { target: 4, min: 3, max: 5 },
    legs: 1,
    carriesOver: !isFirst,
    spread: 'apart',
    ranked: true,
  };
  return { ...format, stages: [...format.stages, stage] };
}

export function addPlayoff(format: FormatTemplate): FormatTemplate {
  const id = freeId(format, ['A', 'B', 'C', 'D', 'E', 'F']);
  const take = format.stages.length === 0 ? 'entries' : takeOf(nextRanks(format));
  const stage: BracketStage = {
    kind: 'bracket',
    id,
    playoff: id,
    take,
    thirdPlace: id === 'A',
    placement: 0,
  };
  return { ...format, stages: [...format.stages, stage] };
}

/** Places behind those that go on already. */
function nextRanks({ stages }: FormatTemplate): TakenRanks {
  const groups = stages.filter(({ kind }) => kind === 'groups');
  const stage = groups.at(-1)?.id ?? 'P';
  const taken = stages.flatMap((one) => takenRanks(one) ?? []).filter((ranks) => ranks.stage === stage);
  const last = Math.max(0, ...taken.map(({ to }) => to));
  return { stage, from: last + 1, to: last + 2, best: false };
}

function freeId({ stages }: FormatTemplate, wanted: readonly string[]): string {
  const used = new Set(stages.map(({ id }) => id));
  return wanted.find((id) => !used.has(id)) ?? `X${stages.length}`;
}

function withStage(
  format: FormatTemplate,
  index: number,
  change: (stage: StageSpec) => StageSpec,
): FormatTemplate {
  return {
    ...format,
    stages: format.stages.map((stage, at) => (at === index ? change(stage) : stage)),
  };
}
