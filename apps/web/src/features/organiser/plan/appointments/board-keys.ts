import type { ShownMatch } from './board-model.ts';
import type { Lane } from './lanes.ts';

/** The match that an arrow key leads to; null: the key means nothing here, or there is none. */
export function nextMatch(key: string, lanes: readonly Lane[], from: number | null): ShownMatch | null {
  const row = lanes.findIndex(({ matches }) => matches.some(({ id }) => id === from));
  const now = lanes[row]?.matches ?? [];
  const index = now.findIndex(({ id }) => id === from);
  if (key === 'ArrowRight') return now[index + 1] ?? null;
  if (key === 'ArrowLeft') return now[index - 1] ?? null;
  if (key === 'Home') return now[0] ?? null;
  if (key === 'End') return now.at(-1) ?? null;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return null;
  const others = key === 'ArrowDown' ? lanes.slice(row + 1) : lanes.slice(0, Math.max(0, row)).toReversed();
  const lane = others.find(({ matches }) => matches.length > 0);
  const start = now[index]?.led.start ?? 0;
  const distance = ({ led }: ShownMatch) => Math.abs(led.start - start);
  return lane?.matches.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}
