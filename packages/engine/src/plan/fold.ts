import type { Placement } from '../schedule/index.ts';
import type { PlanChange, PlanCommand, PlanDocument } from './document.ts';

/** Applies commands to a plan. Undone commands are ignored. */
export function fold(base: PlanDocument, commands: readonly PlanCommand[]): PlanDocument {
  const undone = undoneCommands(commands);
  return commands
    .filter(({ number }) => !undone.has(number))
    .reduce((document, { change }) => applied(document, change), base);
}

/** Numbers of the commands that are undone at present. */
export function undoneCommands(commands: readonly PlanCommand[]): ReadonlySet<number> {
  const undone = new Set<number>();
  for (const { change } of commands) {
    if (change.kind === 'undo') undone.add(change.command);
    if (change.kind === 'redo') undone.delete(change.command);
  }
  return undone;
}

function applied(document: PlanDocument, change: PlanChange): PlanDocument {
  switch (change.kind) {
    case 'format':
    case 'draw':
      return withCategory(document, change);
    case 'lock':
      return withLocks(document, change.matches, change.on);
    case 'place':
      return withPlacements(document, [[change.match, change.to]]);
    case 'unplace':
      return withPlacements(document, [[change.match, null]]);
    case 'swap':
      return withPlacements(document, swapped(document, change.matches));
    case 'shift':
      return withPlacements(document, shifted(document, change.matches, change.minutes));
    case 'apply':
      return withPlacements(document, change.placements);
    case 'undo':
    case 'redo':
      return document;
  }
}

/** A new format deletes the draw; placements of matches that it lacks are kept but ignored. */
function withCategory(
  document: PlanDocument,
  change: Extract<PlanChange, { kind: 'format' | 'draw' }>,
): PlanDocument {
  const categories = new Map(document.categories);
  if (change.kind === 'format') {
    const entries = Array.from({ length: change.entries }, () => null);
    categories.set(change.category, { format: change.format, entries });
  } else {
    const known = categories.get(change.category);
    if (known) categories.set(change.category, { ...known, entries: change.entries });
  }
  return { ...document, categories };
}

function withLocks(document: PlanDocument, matches: readonly string[], on: boolean): PlanDocument {
  const locked = new Set(document.locked);
  for (const match of matches) {
    if (on) locked.add(match);
    else locked.delete(match);
  }
  return { ...document, locked };
}

type Changes = readonly (readonly [string, Placement | null])[];

function withPlacements(document: PlanDocument, changes: Changes): PlanDocument {
  const placements = new Map(document.placements);
  for (const [match, to] of changes) {
    if (to === null) placements.delete(match);
    else placements.set(match, to);
  }
  return { ...document, placements };
}

function swapped({ placements }: PlanDocument, [one, other]: readonly [string, string]): Changes {
  return [
    [one, placements.get(other) ?? null],
    [other, placements.get(one) ?? null],
  ];
}

function shifted({ placements }: PlanDocument, matches: readonly string[], minutes: number): Changes {
  return matches.flatMap((match) => {
    const now = placements.get(match);
    return now ? [[match, { ...now, start: now.start + minutes }] as const] : [];
  });
}
