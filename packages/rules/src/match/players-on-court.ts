/** How many of a team play at once: usually, and in categories (by code) that play with fewer. */
export interface PlayersOnCourt {
  readonly usual: number;
  readonly byCategory: Readonly<Record<string, number>>;
}

/** Handball, where an edition says nothing (MA39). */
export const usualPlayersOnCourt = 7;

const keys = { usual: 'players-on-court', byCategory: 'players-on-court-by-category' } as const;

/** The configuration entries that decide about it. */
export const playersOnCourtKeys: readonly string[] = Object.values(keys);

/** Reads them; `ME 5, WE 5` names categories by code. What cannot be read counts as not said. */
export function readPlayersOnCourt(values: ReadonlyMap<string, string | null>): PlayersOnCourt {
  const named = (values.get(keys.byCategory) ?? '').split(',').flatMap((part) => {
    const [, code, count = ''] = /^\s*(\S+)\s+(\d+)\s*$/.exec(part) ?? [];
    const players = countOf(count);
    return code === undefined || players === null ? [] : [[code, players] as const];
  });
  return {
    usual: countOf(values.get(keys.usual) ?? '') ?? usualPlayersOnCourt,
    byCategory: Object.fromEntries(named),
  };
}

/** @param code of the category; null: the match has none */
export function playersOnCourtIn({ usual, byCategory }: PlayersOnCourt, code: string | null): number {
  return byCategory[code ?? ''] ?? usual;
}

/** From three, below which no match goes on, to what any court holds. */
function countOf(text: string): number | null {
  const count = Number(text);
  return text.trim() !== '' && Number.isInteger(count) && count >= 3 && count <= 11 ? count : null;
}
