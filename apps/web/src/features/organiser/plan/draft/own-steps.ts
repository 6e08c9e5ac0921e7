import type { PlanChange } from '@sevenmetre/contract/plan/schemas';

export interface Step {
  readonly number: number;
  readonly change: PlanChange;
}

export interface OwnSteps {
  /** The step that undo takes back; null: none. */
  readonly undo: Step | null;
  /** The step that redo repeats; null: none. */
  readonly redo: Step | null;
}

/** What one person can undo and redo, from their own commands in the order in which they were given. */
export function ownSteps(commands: readonly Step[]): OwnSteps {
  const done: Step[] = [];
  const undone: Step[] = [];
  for (const command of commands) {
    const { change } = command;
    if (change.kind === 'undo') move(done, undone, change.command);
    else if (change.kind === 'redo') move(undone, done, change.command);
    else {
      done.push(command);
      undone.length = 0;
    }
  }
  return { undo: done.at(-1) ?? null, redo: undone.at(-1) ?? null };
}

function move(from: Step[], to: Step[], number: number): void {
  const index = from.findIndex((step) => step.number === number);
  if (index < 0) return;
  to.push(...from.splice(index, 1));
}
