import { type BoardView, type ShownMatch, type ShownPair, matchName } from './board-model.ts';

/** A row of the board: a pair or a hall with its matches of the day. */
export interface Lane {
  readonly key: string;
  readonly name: string;
  /** null: a hall. */
  readonly pair: ShownPair | null;
  readonly matches: readonly ShownMatch[];
}

/** Rows in the order of levels or halls; with a search those that hold what was searched for. */
export function lanesOf(
  view: BoardView,
  matches: readonly ShownMatch[],
  rows: 'pairs' | 'halls',
  find: string,
): Lane[] {
  const lanes = rows === 'pairs' ? pairLanes(view, matches) : hallLanes(view, matches);
  const text = find.trim().toLocaleLowerCase();
  if (text === '') return lanes;
  const holds = (words: string) => words.toLocaleLowerCase().includes(text);
  return lanes.filter(
    ({ name, matches: own }) =>
      holds(name) ||
      own.some((match) => String(match.number) === text || holds(match.hallCode) || holds(matchName(match))),
  );
}

function pairLanes({ pairs }: BoardView, matches: readonly ShownMatch[]): Lane[] {
  const own = Map.groupBy(matches, ({ pairId }) => pairId);
  return pairs.map((pair) => {
    return { key: `pair ${pair.pair.id}`, name: pair.name, pair, matches: own.get(pair.pair.id) ?? [] };
  });
}

function hallLanes({ board }: BoardView, matches: readonly ShownMatch[]): Lane[] {
  const own = Map.groupBy(matches, ({ led }) => led.hall);
  return board.halls.flatMap(({ id, code }) => {
    const played = own.get(String(id));
    return played ? [{ key: `hall ${id}`, name: code, pair: null, matches: played }] : [];
  });
}

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
