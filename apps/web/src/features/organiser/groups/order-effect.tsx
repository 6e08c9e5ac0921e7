import type { TieBreakersEffect } from '@sevenmetre/contract/standings/tie-breakers';
import { useWords } from '../../../lib/words/words.ts';
import { EffectList } from './closing-effects.tsx';

/** Whose places and seats change by other criteria. */
export function OrderEffect({ effect }: { effect: TieBreakersEffect }) {
  const t = useWords();
  const { groups, tables, ...effects } = effect;
  return (
    <div className="table-order__effect">
      <p>
        {t('standings.groups', { count: groups })} {tables.length === 0 ? t('standings.nothing') : null}
      </p>
      <PlacesEffect tables={tables} />
      <EffectList effects={effects} />
    </div>
  );
}

/** Whose places change, table by table. */
export function PlacesEffect({ tables }: Pick<TieBreakersEffect, 'tables'>) {
  const t = useWords();
  const place = (standing: number | null) => (standing === null ? t('standings.noPlace') : `${standing}.`);
  return tables.map(({ groupLabel, teams }) => (
    <div key={groupLabel}>
      <b>{t('standings.table', { group: groupLabel })}</b>
      <ul>
        {teams.map(({ name, before, after }) => (
          <li key={name}>{t('standings.place', { name, before: place(before), after: place(after) })}</li>
        ))}
      </ul>
    </div>
  ));
}
