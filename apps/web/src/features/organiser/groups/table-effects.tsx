import type { TableEffect } from '@sevenmetre/contract/groups/group-closing';
import { useWords } from '../../../lib/words/words.ts';
import { EffectList } from './closing-effects.tsx';
import './groups.css';

/** Rows of tables, seats and matches that change, and seats that stay although they would not. */
export function TableEffects({ effect }: { effect: TableEffect }) {
  const t = useWords();
  const { tables } = effect;
  const text = ({ place, points }: TableEffect['tables'][number]['teams'][number]['after']) =>
    t('groups.tablePlace', { place: place === null ? '–' : `${place}.`, count: points });
  return (
    <>
      {tables.length === 0 ? <p>{t('groups.tableSame')}</p> : null}
      {tables.map(({ groupLabel, teams }) => (
        <div key={groupLabel}>
          <b>{t('groups.tableOf', { group: groupLabel })}</b>
          <ul className="group-list__effects">
            {teams.map(({ name, before, after }) => (
              <li key={name}>{t('groups.tableRow', { name, before: text(before), after: text(after) })}</li>
            ))}
          </ul>
        </div>
      ))}
      <EffectList effects={effect} />
    </>
  );
}
