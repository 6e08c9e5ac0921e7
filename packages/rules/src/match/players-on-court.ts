/** Players of a team on the court: usual number, and numbers of categories (by code) with fewer. */
export interface PlayersOnCourt {
  readonly usual: number;
  readonly byCategory: Readonly<Record<string, number>>;
}

/** Default of handball (MA39). */
export const usualPlayersOnCourt = 7;

const keys = { usual: 'players-on-court', byCategory: 'players-on-court-by-category' } as const;

/** The configuration entries that affect it. */
export const playersOnCourtKeys: readonly string[] = Object.values(keys);

/** Reads the entries; `ME 5, WE 5` lists categories by code. Invalid values are ignored. */
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

/** @param code of the category; null: none */
export function playersOnCourtIn({ usual, byCategory }: PlayersOnCourt, code: string | null): number {
  return byCategory[code ?? ''] ?? usual;
}

/** From three, the minimum of a match, to the largest plausible number. */
function countOf(text: string): number | null {
  const count = Number(text);
  return text.trim() !== '' && Number.isInteger(count) && count >= 3 && count <= 11 ? count : null;
}
