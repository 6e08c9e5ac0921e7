import type { Direction } from './steps.ts';

/** What a key does in the grid. */
export type KeyAction =
  | { readonly kind: 'step'; readonly direction: Direction }
  | { readonly kind: 'day'; readonly by: 1 | -1 }
  | {
      readonly kind:
        | 'lift'
        | 'drop'
        | 'putBack'
        | 'nextBest'
        | 'menu'
        | 'goTo'
        | 'fix'
        | 'nextProblem'
        | 'unplaced'
        | 'lock'
        | 'takeOut'
        | 'teams'
        | 'search'
        | 'undo'
        | 'redo'
        | 'keys';
    };

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

const steps: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};
const named = {
  Enter: 'drop',
  ' ': 'lift',
  Escape: 'putBack',
  Delete: 'takeOut',
  ContextMenu: 'menu',
} as const;
/** Single letters can be switched off (WCAG 2.1.4). */
const letters = {
  b: 'nextBest',
  m: 'menu',
  g: 'goTo',
  f: 'fix',
  p: 'nextProblem',
  u: 'unplaced',
  l: 'lock',
  t: 'teams',
  s: 'search',
  '?': 'keys',
} as const;

/** The action of a key; null: the grid leaves it to the browser. */
export function actionOf(pressed: Pressed, hasLetters: boolean): KeyAction | null {
  const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key;
  if (pressed.ctrlKey || pressed.metaKey) {
    if (key === 'y' || (key === 'z' && pressed.shiftKey)) return { kind: 'redo' };
    return key === 'z' ? { kind: 'undo' } : null;
  }
  if (pressed.altKey) return null;
  const direction = steps[key];
  if (direction !== undefined) return { kind: 'step', direction };
  if (key === 'PageUp' || key === 'PageDown') return { kind: 'day', by: key === 'PageUp' ? -1 : 1 };
  if (isIn(named, key)) return { kind: named[key] };
  if (key === 'F10' && pressed.shiftKey) return { kind: 'menu' };
  return hasLetters && isIn(letters, key) ? { kind: letters[key] } : null;
}

function isIn<T extends object>(table: T, key: string): key is keyof T & string {
  return Object.hasOwn(table, key);
}
