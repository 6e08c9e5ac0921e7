import type { PlanChanges, PlanHappening, RepairPlan } from '@sevenmetre/contract/plan/schemas';
import { minutesOfDay } from '@sevenmetre/engine/schedule';
import type { Translator } from '@sevenmetre/phrases';
import type { ReactNode } from 'react';
import { useIsNarrow } from '../../../../lib/browser/use-is-narrow.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { CategoryPlate } from '../category-plate.tsx';
import { categoryLooks } from '../category-looks.ts';
import { ChangeMaps } from './change-maps.tsx';
import { type ChangeNames, matchName } from './change-names.ts';
import { PlanCards } from './plan-cards.tsx';
import { figuresOf, shiftText } from './plan-figures.ts';
import { ScrollBox } from '../../../../ui/tables/scroll-box.tsx';
import type { Repair } from './use-repair.ts';
import './plans-table.css';

interface PlansTableProps {
  readonly changes: PlanChanges;
  readonly names: ChangeNames;
  readonly repair: Repair;
}

/**
 * All plans in one table: the day of the hall that something happened to, with a column for each plan, then their figures. On a
 * phone each plan is a card.
 */
export function PlansTable(props: PlansTableProps) {
  const { changes, names, repair } = props;
  const { answer, chosen } = repair;
  const isNarrow = useIsNarrow();
  if (answer === null) return null;
  const { plans, added, cancelled } = answer.repairs;
  const days = hallDaysOf(answer.happenings);
  const rows = rowsOf(plans, changes, { added, cancelled, days });
  const first = days[0]?.day ?? Math.floor((rows[0]?.placement?.start ?? changes.now) / minutesOfDay);
  const halls = [...new Set(days.map(({ hall }) => hall))].map(names.hall).join(', ');
  return (
    <>
      {isNarrow ? (
        <PlanCards
          changes={changes}
          names={names}
          repair={repair}
          moving={rowsOf(plans, changes, { added, cancelled, days: [] })}
        />
      ) : (
        <WideTable {...props} rows={rows} halls={halls} />
      )}
      {chosen === null ? null : <ChangeMaps changes={changes} plan={chosen} added={added} day={first} />}
    </>
  );
}

interface WideTableProps extends PlansTableProps {
  readonly rows: readonly Match[];
  /** Halls whose day is listed; empty: only what moves. */
  readonly halls: string;
}

function WideTable({ changes, names, repair, rows, halls }: WideTableProps) {
  const t = useWords();
  const { answer, chosen, choose } = repair;
  const plans = answer?.repairs.plans ?? [];
  const cancelled = answer?.repairs.cancelled ?? [];
  const mark = (plan: RepairPlan) => (plan === chosen ? 'is-chosen' : undefined);
  return (
    <ScrollBox>
      <table className="change-table">
        <thead>
          <tr>
            <th scope="col">{halls === '' ? t('planChanges.goes') : t('planChanges.dayOf', { halls })}</th>
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
          {rows.map((match) => (
            <tr key={match.key} data-state={match.state}>
              <th scope="row">
                <MatchHead match={match} changes={changes} names={names} />
              </th>
              {cancelled.includes(match.key) ? (
                <td colSpan={plans.length}>
                  <b>{t('planChanges.isCancelled')}</b>
                </td>
              ) : match.state === 'finished' || match.state === 'running' ? (
                <td colSpan={plans.length} className="muted">
                  {t(match.state === 'finished' ? 'planChanges.over' : 'planChanges.playing')}
                </td>
              ) : (
                plans.map((plan) => (
                  <td key={plan.aim} className={mark(plan)}>
                    {goesTo(t, names, plan, match.key)}
                  </td>
                ))
              )}
            </tr>
          ))}
          <tr className="change-divide">
            <th scope="rowgroup">{t('planChanges.figures')}</th>
            {plans.map((plan) => (
              <td key={plan.aim} className={mark(plan)} aria-hidden="true" />
            ))}
          </tr>
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
        </tbody>
      </table>
    </ScrollBox>
  );
}

interface HallDay {
  readonly hall: string;
  /** From 0. */
  readonly day: number;
}

/** The halls that something happened to, with the day. */
function hallDaysOf(happenings: readonly PlanHappening[]): HallDay[] {
  return happenings.flatMap((happening) =>
    happening.kind === 'hallClosed' || happening.kind === 'hallLate'
      ? [{ hall: happening.hall, day: Math.floor(happening.from / minutesOfDay) }]
      : [],
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

/** Every match that one of the plans moves, that is cancelled, and the whole day of these halls, in the order in which it was to be played. */
function rowsOf(
  plans: readonly RepairPlan[],
  { matches }: PlanChanges,
  {
    added,
    cancelled,
    days,
  }: {
    readonly added: readonly Match[];
    readonly cancelled: readonly string[];
    readonly days: readonly HallDay[];
  },
): readonly Match[] {
  const changed = plans.flatMap(({ moved, unplaced }) => [...moved.map(({ key }) => key), ...unplaced]);
  const keys = new Set([...changed, ...cancelled]);
  const isOfDay = ({ placement }: Match) =>
    placement !== null &&
    days.some(
      ({ hall, day }) => hall === placement.hall && Math.floor(placement.start / minutesOfDay) === day,
    );
  return [...matches, ...added]
    .filter((match) => keys.has(match.key) || isOfDay(match))
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
