import type { TableEffect } from '@sevenmetre/contract/groups/group-closing';
import { useWords } from '../../../lib/words/words.ts';
import { EffectList } from './closing-effects.tsx';
import { PlacesEffect } from './order-effect.tsx';
import './table-order.css';

/** Places, seats and matches that a decision about lots or a seat changes. */
export function DecisionEffect({ effect: { tables, ...effects } }: { effect: TableEffect }) {
  const t = useWords();
  const moved = tables.map(({ groupLabel, teams }) => ({
    groupLabel,
    teams: teams
      .map(({ name, before, after }) => ({ name, before: before.place, after: after.place }))
      .filter(({ before, after }) => before !== after),
  }));
  const shown = moved.filter(({ teams }) => teams.length > 0);
  const isNothing = shown.length + effects.seats.length + effects.sides.length === 0;
  return (
    <div className="table-order__effect">
      {isNothing ? <p>{t('groups.nothing')}</p> : null}
      <PlacesEffect tables={shown} />
      <EffectList effects={effects} />
    </div>
  );
}
