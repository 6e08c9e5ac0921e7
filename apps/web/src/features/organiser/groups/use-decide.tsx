import type { ReactNode } from 'react';
import type { TableEffect } from '@sevenmetre/contract/groups/group-closing';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import type { Outcome } from '../../../lib/queries/call.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';
import type { Sent } from '../../../ui/forms/use-form.ts';
import { EffectList } from './closing-effects.tsx';
import { PlacesEffect } from './order-effect.tsx';
import './table-order.css';

const shownElsewhere = ['decisions', 'groupSeats', 'adminGroups', 'adminOverview', 'recordHistory'] as const;

interface Asked {
  /** What it would change, as the server counts it; left out where nobody can know before. */
  readonly effect?: () => Promise<Outcome<'lotsEffect' | 'seatEffect' | 'deductionEffect'>>;
  /** What is known without asking the server. */
  readonly known?: ReactNode;
  readonly title: string;
  readonly confirm: string;
  readonly done: string;
  readonly write: () => Promise<Outcome<'lotsSave' | 'seatSave' | 'deductionSave'>>;
}

/** Shows what a decision changes, and carries it out once one has agreed; undefined: one has not. */
export function useDecide(): (asked: Asked) => Promise<Sent> {
  const confirm = useConfirm();
  return async ({ effect, known, title, confirm: word, done, write }) => {
    const outcome = await effect?.();
    if (outcome && !outcome.ok) return outcome;
    const text = outcome ? <DecisionEffect effect={outcome.body} /> : known;
    if (!(await confirm({ kind: 'warning', title, text, confirm: word }))) return undefined;
    const written = await write();
    if (written.ok) showToast('done', done);
    return written;
  };
}

/** The calls about lots, seats and deducted points; what they make old is read again. */
export function useDecisionCalls() {
  const lotsSave = useWrite('lotsSave', shownElsewhere);
  const seatSave = useWrite('seatSave', shownElsewhere);
  const deductionSave = useWrite('deductionSave', shownElsewhere);
  return {
    lotsEffect: useWrite('lotsEffect'),
    lotsSave,
    seatEffect: useWrite('seatEffect'),
    seatSave,
    deductionEffect: useWrite('deductionEffect'),
    deductionSave,
  };
}

/** Places, seats and matches that a decision about lots or a seat changes. */
function DecisionEffect({ effect: { tables, ...effects } }: { effect: TableEffect }) {
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
