import { bracketLine } from './bracket-line.ts';
import { type FormatDraft, addGroup } from './draft-groups.ts';
import { takenSeats } from './taken-seats.ts';
import type { BracketStage, FormatSeat } from './template.ts';

/** One tree: the play-off itself, or the one in which losers of a round play for places. */
interface Tree {
  readonly line: readonly (FormatSeat | null)[];
  /** The best place in it. */
  readonly place: number;
  /** Number of further rounds for its losers. */
  readonly placement: number;
}

/** Adds the bracket of a stage; nothing for fewer than two teams. */
export function planBracket(draft: FormatDraft, stage: BracketStage): void {
  const seeds = takenSeats(draft, stage.take);
  if (seeds.length < 2) return;
  const line = bracketLine(seeds).map((taken) => taken?.seat ?? null);
  line.forEach((seat, index) => {
    if (seat !== null && line[index ^ 1] == null) draft.byes.push(seat);
  });
  addTree(draft, stage, { line, place: 1, placement: stage.placement });
}

function addTree(draft: FormatDraft, stage: BracketStage, tree: Tree): void {
  const losersOfRounds: (FormatSeat | null)[][] = [];
  let line = tree.line;
  while (line.length > 1) {
    const { winners, losers } = addRound(draft, stage, tree, line);
    losersOfRounds.push(losers);
    line = winners;
  }
  // The last rounds first: their losers play for the better places.
  for (const losers of losersOfRounds.toReversed()) {
    const isThirdPlace = losers.length === 2 && tree.place === 1 && stage.thirdPlace;
    if (losers.filter((seat) => seat !== null).length < 2 || !(tree.placement > 0 || isThirdPlace)) continue;
    addTree(draft, stage, { line: losers, place: tree.place + losers.length, placement: tree.placement - 1 });
  }
}

function addRound(
  draft: FormatDraft,
  stage: BracketStage,
  tree: Tree,
  line: readonly (FormatSeat | null)[],
): { winners: (FormatSeat | null)[]; losers: (FormatSeat | null)[] } {
  const winners: (FormatSeat | null)[] = [];
  const losers: (FormatSeat | null)[] = [];
  for (let top = 0; top < line.length; top += 2) {
    const [one, other] = [line[top] ?? null, line[top + 1] ?? null];
    if (one === null || other === null) {
      winners.push(one ?? other);
      losers.push(null);
      continue;
    }
    const id = addMatch(draft, stage, tree, line.length, top / 2 + 1, [one, other]);
    winners.push({ kind: 'standing', group: id, standing: 1 });
    losers.push({ kind: 'standing', group: id, standing: 2 });
  }
  return { winners, losers };
}

function addMatch(
  draft: FormatDraft,
  stage: BracketStage,
  tree: Tree,
  left: number,
  order: number,
  seats: readonly [FormatSeat, FormatSeat],
): string {
  const { level, label } = roundOf(tree.place, left);
  const id = `${stage.playoff} ${label}${left === 2 ? '' : order}`;
  const place = left === 2 ? tree.place : null;
  const { playoff } = stage;
  addGroup(
    draft,
    { id, stage: stage.id, level, playoff, isBracket: true, ranked: true, carriesOver: false, seats, place },
    1,
  );
  return id;
}

/** System name and label of a round by its best place and the number of remaining seats. */
function roundOf(place: number, left: number): { level: string; label: string } {
  if (place > 1) {
    if (left === 2) return { level: `place-${place}`, label: `P${place}` };
    const last = place + left - 1;
    return { level: `places-${place}-${last}`, label: `P${place}-${last} ` };
  }
  if (left === 2) return { level: 'final', label: 'F' };
  if (left === 4) return { level: 'semifinal', label: 'SF' };
  if (left === 8) return { level: 'quarterfinal', label: 'QF' };
  return { level: `round-of-${left}`, label: `R${left}-` };
}
