import { teamDisplayName } from '@sevenmetre/rules/names';
import type { PressChange, PressRecord } from '@sevenmetre/rules/undo';
import { sql } from 'drizzle-orm';
import { asOne } from '../../platform/database/index.ts';
import type { Db, Tx } from '../../platform/database/index.ts';

type NamedKind = 'club' | 'team' | 'extra-persons' | 'referee' | 'volunteer';

/** Somebody whom a press concerns. */
export interface Named {
  readonly kind: NamedKind;
  readonly id: number;
}

/** Whom the changes of a press are about: clubs, teams and referees, guests of beds, people on shifts. */
export function namedIn(changes: readonly PressChange[], record: PressRecord): Named[] {
  return changes
    .filter((change) => change.record === record)
    .flatMap(({ id, before, after }): Named[] => {
      if (record === 'club' || record === 'team' || record === 'referee') return [{ kind: record, id }];
      const values = after ?? before ?? {};
      const by: readonly (readonly [NamedKind, unknown])[] = [
        ['team', values['teamId']],
        ['extra-persons', values['extraPersonGroupId']],
        ['referee', values['refereeId']],
        ['volunteer', values['volunteerId']],
      ];
      return by.flatMap(([kind, of]) => (typeof of === 'number' ? [{ kind, id: of }] : []));
    });
}

/** Names of clubs, teams, referees and people on duty; `undefined`: there is none any more. */
export async function findNames(
  named: readonly Named[],
  db: Db | Tx,
): Promise<(one: Named) => string | undefined> {
  const ids = (kind: NamedKind) =>
    sql`${`{${[...new Set(named.filter((one) => one.kind === kind).map(({ id }) => id))].join()}}`}::int[]`;
  const rows = await asOne<Named & { readonly name: string }>(
    sql`select 'club' as kind, c.id, c.name from clubs c where c.id = any(${ids('club')})
      union all select 'extra-persons', x.id, c.name
        from extra_person_groups x join clubs c on c.id = x.club_id where x.id = any(${ids('extra-persons')})
      union all select 'referee', r.id, concat_ws(' ', r.first_name, r.last_name)
        from referees r where r.id = any(${ids('referee')})
      union all select 'volunteer', v.id, concat_ws(' ', v.first_name, v.last_name)
        from volunteers v where v.id = any(${ids('volunteer')})`,
    db,
  );
  const teams = await asOne<{
    readonly id: number;
    readonly name: string | null;
    readonly teamNumber: number;
    readonly clubName: string;
    readonly category: string;
  }>(
    sql`select t.id, t.name, t.team_number as "teamNumber", c.name as "clubName", k.code as category
      from teams t join clubs c on c.id = t.club_id join team_categories k on k.id = t.category_id
      where t.id = any(${ids('team')})`,
    db,
  );
  const names = new Map([
    ...rows.map(({ kind, id, name }) => [`${kind} ${id}`, name.trim()] as const),
    ...teams.map(
      ({ id, category, ...team }) => [`team ${id}`, `${teamDisplayName(team)} (${category})`] as const,
    ),
  ]);
  return ({ kind, id }) => names.get(`${kind} ${id}`);
}
