import type { PlanChanges, RepairPlan } from '@sevenmetre/contract/plan/schemas';
import { useWords } from '../../../../lib/words/words.ts';
import { categoryLooks } from '../category-looks.ts';
import { CategoryPlate } from '../category-plate.tsx';
import { type ChangeNames, matchName } from './change-names.ts';
import { figuresOf } from './plan-figures.ts';
import type { Repair } from './use-repair.ts';

interface PlanCardsProps {
  readonly changes: PlanChanges;
  readonly names: ChangeNames;
  readonly repair: Repair;
  /** Matches that one of the plans moves or that are cancelled, in the order in which they were to be played. */
  readonly moving: readonly PlanChanges['matches'][number][];
}

/** On a phone each plan is a card: where and when each match was, and where it goes. */
export function PlanCards({ changes, names, repair, moving }: PlanCardsProps) {
  const t = useWords();
  const plans = repair.answer?.repairs.plans ?? [];
  const figures = figuresOf(t, plans);
  return (
    <div className="plan-cards" role="radiogroup" aria-label={t('planChanges.choosePlan')}>
      {plans.map((plan, index) => (
        <div key={plan.aim} className="plan-card" data-chosen={plan === repair.chosen}>
          <label className="change-pick">
            <input
              type="radio"
              name="plan"
              aria-label={t(`planChanges.aim.${plan.aim}`)}
              checked={plan === repair.chosen}
              onChange={() => repair.choose(plan.aim)}
            />
            <strong>{t(`planChanges.aim.${plan.aim}`)}</strong>
            <small>
              {figures.map(({ name, texts }) => (
                <span key={name}>
                  {name}: {texts[index]}
                </span>
              ))}
            </small>
          </label>
          <ul>
            {moving.map((match) => (
              <CardLine
                key={match.key}
                match={match}
                plan={plan}
                isCancelled={repair.answer?.repairs.cancelled.includes(match.key) ?? false}
                changes={changes}
                names={names}
              />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

interface CardLineProps extends Pick<PlanCardsProps, 'changes' | 'names'> {
  readonly match: PlanChanges['matches'][number];
  readonly plan: RepairPlan;
  readonly isCancelled: boolean;
}

function CardLine({ match, plan: { moved, unplaced }, isCancelled, changes, names }: CardLineProps) {
  const t = useWords();
  const look = categoryLooks(changes.categories).find(({ code }) => code === match.category);
  const move = moved.find(({ key }) => key === match.key);
  if (!move && !isCancelled && !unplaced.includes(match.key)) return null;
  return (
    <li>
      {look ? <CategoryPlate category={look} /> : null}
      <b>{matchName(match)}</b>
      {match.placement ? <s>{names.place(match.placement)}</s> : <span>{t('planChanges.newMatch')}</span>}
      {isCancelled ? (
        <b>{t('planChanges.isCancelled')}</b>
      ) : move?.to ? (
        <b>{names.place(move.to)}</b>
      ) : (
        <span className="change-bad">{t('planChanges.noPlace')}</span>
      )}
    </li>
  );
}
