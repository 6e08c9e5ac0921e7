import type { PlanChanges, RepairPlan } from '@sevenmetre/contract/plan/schemas';
import type { Translator } from '@sevenmetre/phrases';
import type { ReactNode } from 'react';
import { useWords } from '../../../../lib/words/words.ts';
import { CategoryPlate } from '../category-plate.tsx';
import { categoryLooks } from '../category-looks.ts';
import { type ChangeNames, matchName } from './change-names.ts';
import { figuresOf, shiftText } from './plan-figures.ts';
import { ScrollBox } from '../../../../ui/tables/scroll-box.tsx';
import type { Repair } from './use-repair.ts';
import './plans-table.css';

interface PlansTableProps {
  readonly changes: PlanChanges;
  readonly names: ChangeNames;
  readonly repair: Repair;
}

/** All plans in one table: figures first, then a row for each match that any of them moves. */
export function PlansTable({ changes, names, repair }: PlansTableProps) {
  const t = useWords();
  const { answer, chosen, choose } = repair;
  const plans = answer?.repairs.plans ?? [];
  const mark = (plan: RepairPlan) => (plan === chosen ? 'is-chosen' : undefined);
  return (
    <ScrollBox>
      <table className="change-table">
        <thead>
          <tr>
            <th scope="col">{t('planChanges.choosePlan')}</th>
            {plans.map((plan) => (
              <td key={plan.aim} className={mark(plan)}>
                <label className="change-pick">
                  <input
                    type="radio"
                    name="plan"
                    aria-label={t(`planChanges.aim.${plan.aim}`)}
                    checked={plan === chosen}
                    onChange={() => choose(plan.aim)}
                    onFocus={() => choose(plan.aim)}
                  />
                  <strong>{t(`planChanges.aim.${plan.aim}`)}</strong>
                  <small>{t(`planChanges.aimLead.${plan.aim}`)}</small>
                </label>
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {figuresOf(t, plans).map(({ name, texts, least }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {plans.map((plan, index) => (
                <td key={plan.aim} className={mark(plan)}>
                  <span className="change-figure">{texts[index]}</span>
                  {least.includes(index) ? (
                    <span className="change-least">{t('planChanges.least')}</span>
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
          <tr className="change-divide">
            <th scope="rowgroup">{t('planChanges.goes')}</th>
            {plans.map((plan) => (
              <td key={plan.aim} className={mark(plan)} aria-hidden="true" />
            ))}
          </tr>
          {rowsOf(plans, changes, answer?.repairs.added ?? []).map((match) => (
            <tr key={match.key}>
              <th scope="row">
                <MatchHead match={match} changes={changes} names={names} />
              </th>
              {plans.map((plan) => (
                <td key={plan.aim} className={mark(plan)}>
                  {goesTo(t, names, plan, match.key)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

type Match = PlanChanges['matches'][number];

function MatchHead({
  match,
  changes,
  names,
}: Pick<PlansTableProps, 'changes' | 'names'> & { readonly match: Match }) {
  const t = useWords();
  const look = categoryLooks(changes.categories).find(({ code }) => code === match.category);
  const teams = `${match.home ?? '?'} – ${match.away ?? '?'}`;
  return (
    <span className="change-match">
      {look ? <CategoryPlate category={look} /> : null}
      <span>
        <b>{matchName(match)}</b> {match.placement ? names.place(match.placement) : t('planChanges.newMatch')}
        <small>{teams}</small>
      </span>
    </span>
  );
}

/** Every match that one of the plans moves, in the order in which it was to be played. */
function rowsOf(
  plans: readonly RepairPlan[],
  { matches }: PlanChanges,
  added: readonly Match[],
): readonly Match[] {
  const keys = new Set(plans.flatMap(({ moved, unplaced }) => [...moved.map(({ key }) => key), ...unplaced]));
  return [...matches, ...added]
    .filter(({ key }) => keys.has(key))
    .toSorted((a, b) => (a.placement?.start ?? 0) - (b.placement?.start ?? 0));
}

function goesTo(t: Translator, names: ChangeNames, { moved, unplaced }: RepairPlan, key: string): ReactNode {
  const move = moved.find((one) => one.key === key);
  if (unplaced.includes(key) || move?.to === null)
    return <span className="change-bad">{t('planChanges.noPlace')}</span>;
  if (!move) return <span className="muted">{t('planChanges.stays')}</span>;
  return (
    <>
      <b>{names.place(move.to)}</b>
      {move.from ? <span className="muted"> {shiftText(t, move.to.start - move.from.start)}</span> : null}
    </>
  );
}
