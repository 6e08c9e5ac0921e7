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
  return {
    usual: countOf(values.get(keys.usual) ?? '') ?? usualPlayersOnCourt,
    byCategory: numbersByCategory(values.get(keys.byCategory) ?? '', countOf),
  };
}

/**
 * Numbers of categories, listed by code: `ME 5, WE 5`. Parts that cannot be read are ignored.
 * @param read a valid number; null: invalid
 */
export function numbersByCategory(
  text: string,
  read: (text: string) => number | null,
): Readonly<Record<string, number>> {
  const named = text.split(',').flatMap((part) => {
    const [, code, written = ''] = /^\s*(\S+)\s+(\d+)\s*$/.exec(part) ?? [];
    const number = read(written);
    return code === undefined || number === null ? [] : [[code, number] as const];
  });
  return Object.fromEntries(named);
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
