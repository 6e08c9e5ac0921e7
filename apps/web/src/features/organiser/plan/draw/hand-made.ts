import { type HandMade, nothingByHand } from './draw-model.ts';

const keyOf = (category: string): string => `draw-board:${category}`;

/** What was pinned and forbidden on this device; nothing personal is in it. */
export function readHandMade(category: string): HandMade {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(category)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return nothingByHand;
    return { pins: recordIn(kept, 'pins', isNumber), notIn: recordIn(kept, 'notIn', isNumbers) };
  } catch {
    return nothingByHand;
  }
}

export function keepHandMade(category: string, made: HandMade): void {
  try {
    localStorage.setItem(keyOf(category), JSON.stringify(made));
  } catch {
    // A browser without storage keeps it as long as the page is open.
  }
}

function recordIn<T>(kept: object, name: string, isValue: (value: unknown) => value is T): Record<string, T> {
  const found: unknown = Reflect.get(kept, name);
  if (typeof found !== 'object' || found === null) return {};
  const entries: [string, unknown][] = Object.entries(found);
  return Object.fromEntries(entries.filter((entry): entry is [string, T] => isValue(entry[1])));
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every(isNumber);
}
