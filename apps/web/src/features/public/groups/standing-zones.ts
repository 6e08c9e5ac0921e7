import type { GroupTableRow } from '@sevenmetre/contract/standings/group-table';

export interface Zone {
  readonly key: string;
  /** The first, second … destination has its own kind of bar; `none` leads nowhere. */
  readonly kind: 'first' | 'second' | 'other' | 'none';
  readonly advance: GroupTableRow['advance'];
  readonly rows: readonly GroupTableRow[];
}

const kinds = ['first', 'second'] as const;

/**
 * Cuts a table into row groups by where places lead: neighbours with the same play-off, else the same next group.
 * A group that belongs to a play-off itself leads within it, so that only the next group tells places apart.
 * A table of which no place leads anywhere is one zone without a heading.
 */
export function zonesOf(rows: readonly GroupTableRow[], ownPlayoff: string | null): readonly Zone[] {
  const zones: Zone[] = [];
  for (const row of rows) {
    const key = destinationOf(row, ownPlayoff);
    const last = zones.at(-1);
    if (last?.key === key) zones[zones.length - 1] = { ...last, rows: [...last.rows, row] };
    else zones.push({ key, kind: kindOf(row, zones), advance: row.advance, rows: [row] });
  }
  return zones;
}

/** Whether a place leads into a play-off that the group does not belong to. */
export function entersPlayoff(
  advance: NonNullable<GroupTableRow['advance']>,
  ownPlayoff: string | null,
): boolean {
  return advance.playoffCategory !== null && advance.playoffCategory !== ownPlayoff;
}

function destinationOf({ advance }: GroupTableRow, ownPlayoff: string | null): string {
  if (advance === null) return '';
  return entersPlayoff(advance, ownPlayoff)
    ? `play-off ${advance.playoffCategory}`
    : `group ${advance.groupSlug}`;
}

function kindOf(row: GroupTableRow, before: readonly Zone[]): Zone['kind'] {
  if (row.advance === null) return 'none';
  return kinds[before.filter((zone) => zone.kind !== 'none').length] ?? 'other';
}
