import type { PlanChange, PlanCommand } from './document.ts';
import { undoneCommands } from './fold.ts';

/** Whether a change can be added to a log, and what is in its way. */
export type Merge =
  | { readonly ok: true }
  /** Somebody has changed the same since; or it undoes what later commands build on, or what is not there to be undone. */
  | {
      readonly ok: false;
      readonly reason: 'conflict' | 'built-on' | 'not-there';
      readonly commands: readonly number[];
    };

/**
 * Decides on a change that was made on an earlier state of the log. Changes of other matches and categories merge; the later of two
 * that touch the same is a conflict, with the commands that it did not know.
 *
 * @param revision number of the last command that its author had seen; 0: none
 */
export function merge(log: readonly PlanCommand[], revision: number, change: PlanChange): Merge {
  const undone = undoneCommands(log);
  if (change.kind === 'undo' || change.kind === 'redo') return mergeUndo(log, undone, change);
  const touched = touchedBy(change);
  const since = log.filter(({ number }) => number > revision);
  const commands = since
    .filter((command) => meets(touchedByCommand(log, command), touched))
    .map(({ number }) => number);
  return commands.length === 0 ? { ok: true } : { ok: false, reason: 'conflict', commands };
}

/** Undone is what nothing later builds on: the order in which steps are taken back is the order of the log. */
function mergeUndo(
  log: readonly PlanCommand[],
  undone: ReadonlySet<number>,
  change: Extract<PlanChange, { kind: 'undo' | 'redo' }>,
): Merge {
  const command = log.find(({ number }) => number === change.command);
  const isUndone = undone.has(change.command);
  const isStep = command && command.change.kind !== 'undo' && command.change.kind !== 'redo';
  if (!command || !isStep || isUndone === (change.kind === 'undo')) {
    return { ok: false, reason: 'not-there', commands: [] };
  }
  const touched = touchedBy(command.change);
  const commands = log
    .filter(({ number }) => number > change.command && !undone.has(number))
    .filter((later) => meets(touchedBy(later.change), touched))
    .map(({ number }) => number);
  return commands.length === 0 ? { ok: true } : { ok: false, reason: 'built-on', commands };
}

function touchedByCommand(log: readonly PlanCommand[], { change }: PlanCommand): ReadonlySet<string> {
  if (change.kind !== 'undo' && change.kind !== 'redo') return touchedBy(change);
  const command = log.find(({ number }) => number === change.command);
  return command ? touchedBy(command.change) : new Set();
}

/** What a change reads or writes: matches and categories. */
function touchedBy(change: PlanChange): ReadonlySet<string> {
  switch (change.kind) {
    case 'format':
    case 'draw':
      return new Set([`category ${change.category}`]);
    case 'place':
    case 'unplace':
      return new Set([change.match]);
    case 'swap':
    case 'shift':
    case 'lock':
      return new Set(change.matches);
    case 'apply':
      return new Set(change.placements.map(([match]) => match));
    case 'undo':
    case 'redo':
      return new Set();
  }
}

function meets(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return [...one].some((name) => other.has(name));
}
