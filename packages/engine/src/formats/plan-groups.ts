import { type FormatDraft, addGroup } from './draft-groups.ts';
import { planExtraMatches } from './extra-matches.ts';
import { type TakenSeat, takenSeats } from './taken-seats.ts';
import type { GroupStage, GroupSize } from './template.ts';

/** Adds the groups of a stage. false: no number of groups has sizes within the stage's bounds. */
export function planGroups(draft: FormatDraft, stage: GroupStage): boolean {
  const seats = takenSeats(draft, stage.take);
  const sizes = splitSizes(seats.length, stage.size, stage.groups);
  if (sizes === null) return false;
  const bins =
    stage.take === 'entries' || stage.spread === 'by-rank' ? inOrder(seats, sizes) : apart(seats, sizes);
  const added = bins.map((bin, index) => {
    const group = {
      id: stage.level === 'preliminary' ? letters(index) : `${stage.id}${index + 1}`,
      stage: stage.id,
      level: stage.level,
      playoff: null,
      isBracket: false,
      ranked: stage.ranked,
      carriesOver: stage.carriesOver,
      seats: bin.map(({ seat }) => seat),
      place: null,
    };
    return addGroup(draft, group, stage.legs);
  });
  if (stage.extraMatch) planExtraMatches(draft, stage, added);
  return true;
}

function inOrder(seats: readonly TakenSeat[], sizes: readonly number[]): TakenSeat[][] {
  let from = 0;
  return sizes.map((size) => seats.slice(from, (from += size)));
}

/**
 * Rank by rank, each shifted by a third of the groups, so that teams of one earlier group meet only if
 * unavoidable.
 */
function apart(seats: readonly TakenSeat[], sizes: readonly number[]): TakenSeat[][] {
  const bins: TakenSeat[][] = sizes.map(() => []);
  const shift = Math.max(1, Math.floor(sizes.length / 3));
  for (const taken of seats) {
    const wanted = Math.max(0, taken.source) + (taken.rank - 1) * shift;
    const order = sizes.map((_, index) => (wanted + index) % sizes.length);
    const free = order.filter((bin) => (bins[bin]?.length ?? 0) < (sizes[bin] ?? 0));
    const clashes = (bin: number): number =>
      bins[bin]?.filter(({ source }) => source === taken.source).length ?? 0;
    const fewest = Math.min(...free.map(clashes));
    bins[free.find((bin) => clashes(bin) === fewest) ?? 0]?.push(taken);
  }
  return bins;
}

/** A … Z, AA, AB … */
function letters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}

/**
 * Sizes of groups as even as possible, larger ones first: the number of groups whose mean size is nearest to
 * the target while all stay within its bounds. null: no number of groups does.
 */
function splitSizes(
  teams: number,
  { target, min, max }: GroupSize,
  many?: GroupStage['groups'],
): number[] | null {
  const [fewest, most] = [many === undefined || many === 'one' ? 1 : 2, many === 'one' ? 1 : teams];
  let best: number | null = null;
  for (let groups = fewest; groups <= most; groups += 1) {
    const [small, large] = [Math.floor(teams / groups), Math.ceil(teams / groups)];
    if (small < min || large > max) continue;
    if (many === 'ofTarget' && small !== target && large !== target) continue;
    if (best === null || distance(teams, groups, target) < distance(teams, best, target)) best = groups;
  }
  if (best === null) return null;
  const [small, larger] = [Math.floor(teams / best), teams % best];
  return Array.from({ length: best }, (_, index) => (index < larger ? small + 1 : small));
}

function distance(teams: number, groups: number, target: number): number {
  return Math.abs(teams / groups - target);
}
