import type { KeyboardEvent } from 'react';
import { type KeyAction, actionOf } from './key-actions.ts';
import type { Planner } from './use-planner.ts';

export interface KeyTargets {
  readonly openMenu: (match: string) => void;
  readonly typePlace: () => void;
  readonly nextProblem: () => void;
  readonly search: () => void;
  readonly teams: () => void;
  readonly showKeys: () => void;
}

/** The keyboard of the grid. Without a match in the hand, Enter opens its menu. */
export function useKeyHandler(planner: Planner, targets: KeyTargets, hasLetters: boolean) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const action = actionOf(event, hasLetters);
    if (action === null || !run(action, planner, targets)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

/** `false`: the key means nothing now and is left to the browser. */
function run(action: KeyAction, planner: Planner, targets: KeyTargets): boolean {
  const { actions, lift, day } = planner;
  if (action.kind === 'step') actions.step(action.direction);
  else if (action.kind === 'day') actions.showDay(day + action.by);
  else if (action.kind === 'undo') actions.undo();
  else if (action.kind === 'redo') actions.redo();
  else return lift.lifted ? runLifted(action.kind, planner, targets) : runFree(action.kind, planner, targets);
  return true;
}

type Kind = Exclude<KeyAction['kind'], 'step' | 'day' | 'undo' | 'redo'>;

function runLifted(kind: Kind, { actions, lift }: Planner, targets: KeyTargets): boolean {
  const { lifted } = lift;
  const target = lifted?.target ?? null;
  switch (kind) {
    case 'drop':
    case 'lift':
      if (lift.drop() && target) actions.goTo(target);
      return true;
    case 'putBack':
      lift.putBack();
      if (lifted) actions.find(lifted.match);
      return true;
    case 'nextBest': {
      const best = lift.nextBest();
      if (best) actions.goTo(best);
      return true;
    }
    case 'goTo':
      targets.typePlace();
      return true;
    default:
      return false;
  }
}

function runFree(kind: Kind, planner: Planner, targets: KeyTargets): boolean {
  if (runAnywhere(kind, planner, targets)) return true;
  const { match, actions, lift } = planner;
  if (match === null) return false;
  switch (kind) {
    case 'lift':
      lift.lift(match, 'keys');
      return true;
    case 'drop':
    case 'menu':
      targets.openMenu(match);
      return true;
    case 'fix':
      void actions.fix([match]);
      return true;
    case 'lock':
      actions.lock(match);
      return true;
    case 'takeOut':
      actions.takeOut(match);
      return true;
    default:
      return false;
  }
}

/** Keys that need no match at the cursor. */
function runAnywhere(kind: Kind, { unplaced, actions }: Planner, targets: KeyTargets): boolean {
  switch (kind) {
    case 'goTo':
      targets.typePlace();
      return true;
    case 'nextProblem':
      targets.nextProblem();
      return true;
    case 'search':
      targets.search();
      return true;
    case 'teams':
      targets.teams();
      return true;
    case 'keys':
      targets.showKeys();
      return true;
    case 'unplaced': {
      const [first] = unplaced;
      if (first) actions.goTo({ row: 'unplaced', match: first.match });
      return true;
    }
    default:
      return false;
  }
}
