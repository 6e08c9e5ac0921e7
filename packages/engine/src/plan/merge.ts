import type { PlanChange, PlanCommand } from './document.ts';
import { undoneCommands } from './fold.ts';

/** Whether a change can be appended to a log, and the conflicts. */
export type Merge =
  | { readonly ok: true }
  /**
   * The same was changed since; or it undoes a command that later ones depend on, or that cannot be undone.
   */
  | {
      readonly ok: false;
      readonly reason: 'conflict' | 'built-on' | 'not-there';
      readonly commands: readonly number[];
    };

/**
 * Checks a change that is based on an earlier state of the log. Changes of different matches and categories
 * merge; a change of the same ones is a conflict, returned with the unseen commands.
 * @param revision number of the last command that its author has seen; 0: none
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

/** A command can be undone if no later one depends on it, in any order. */
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

/** Matches and categories that a change reads or writes. */
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
