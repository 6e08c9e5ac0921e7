import { useEffect, useRef } from 'react';
import type { PlanChanges, RepairPlan } from '@sevenmetre/contract/plan/schemas';
import { useIsNarrow } from '../../../../lib/browser/use-is-narrow.ts';
import { useRead } from '../../../../lib/queries/use-read.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { AsyncButton } from '../../../../ui/forms/async-button.tsx';
import { Banner } from '../../../../ui/page/badge.tsx';
import type { ChangeNames } from './change-names.ts';
import { concernedText } from './plan-figures.ts';
import { PlansTable } from './plans-table.tsx';
import { PublishBar } from './publish-bar.tsx';
import type { Repair } from './use-repair.ts';

interface PlansSideProps {
  readonly changes: PlanChanges;
  readonly names: ChangeNames;
  readonly repair: Repair;
}

/** Milliseconds between two checks for a version published by somebody else. */
const everySoOften = 10_000;

/** The right side: what is lost, the plans, and the publication of one of them. */
export function PlansSide({ changes, names, repair }: PlansSideProps) {
  const t = useWords();
  const { answer, isOther, compute, chosen } = repair;
  const box = useRef<HTMLElement>(null);
  const isNarrow = useIsNarrow();
  const question = answer?.clientKey;
  // On a phone the plans are below the window when they come.
  useEffect(() => {
    if (question !== undefined && isNarrow) box.current?.scrollIntoView({ block: 'start' });
  }, [question, isNarrow]);
  const versions = useRead('planVersions', {}, { enabled: answer !== null, every: everySoOften });
  if (answer === null) return <div />;
  const { repairs } = answer;
  const newest = versions.data?.versions[0]?.number ?? repairs.version;
  const isOld = newest > repairs.version;
  const isStale = isOld || isOther;
  return (
    <section ref={box} className="change-plans" aria-label={t('planChanges.choosePlan')}>
      {isStale ? (
        <Banner kind="wait">
          <p>
            {isOld
              ? t('planChanges.stale', { number: String(newest), old: String(repairs.version) })
              : t('planChanges.changedQuestion')}
          </p>
          <AsyncButton look="plain" action={compute}>
            {t('planChanges.again')}
          </AsyncButton>
        </Banner>
      ) : null}
      {repair.isGone ? (
        <Banner kind="wait">
          <p>{t('planChanges.chosenGone')}</p>
        </Banner>
      ) : null}
      <Lost changes={changes} names={names} repair={repair} />
      <div className={isStale ? 'change-stale' : undefined} data-stale={isStale}>
        <PlansTable changes={changes} names={names} repair={repair} />
      </div>
      {chosen === null ? null : (
        <PublishBar
          plan={chosen}
          cancelled={repairs.cancelled.length}
          next={repairs.version + 1}
          isStale={isStale}
          keep={() => repair.choose(chosen.aim)}
          publish={repair.publish}
          said={repair.said}
          say={repair.say}
        />
      )}
    </section>
  );
}

function Lost({ changes, names, repair }: PlansSideProps) {
  const t = useWords();
  const { answer } = repair;
  if (answer === null) return null;
  const { displaced, teams, pairs, stuck, added, cancelled, plans } = answer.repairs;
  const isBroken = plans.length > 0 && plans.every((plan) => isBrokenBeside(plan, stuck));
  return (
    <>
      <p role="status">
        <b>
          {displaced.length === 0 && stuck.length > 0
            ? t('planChanges.displacedNone')
            : t('planChanges.displaced', { count: displaced.length })}
        </b>
        {displaced.length > 0 ? `: ${concernedText(t, { teams, pairs })}` : ''}
        {added.length > 0 ? ` · ${t('planChanges.added', { count: added.length })}` : ''}
        {cancelled.length > 0 ? ` · ${t('planChanges.cancelled', { count: cancelled.length })}` : ''}
        {` · ${t('planChanges.took', { seconds: answer.took.toFixed(1) })}`}
        {answer.isWhole ? null : <span className="muted"> {t('planChanges.more')}</span>}
      </p>
      <Stuck changes={changes} names={names} repair={repair} />
      {isBroken ? (
        <Banner kind="bad">
          <b>{t('planChanges.noPlan')}</b>
          <p>{t('planChanges.noPlanText')}</p>
        </Banner>
      ) : null}
    </>
  );
}

/** A plan breaks more than what the matches break that stay in a lost place. */
function isBrokenBeside({ broken, unplaced }: RepairPlan, stuck: readonly string[]): boolean {
  const others = broken.filter(({ matches }) => !matches.some((key) => stuck.includes(key)));
  return others.length + unplaced.length > 0;
}

/** Matches that stay in a lost place, and one press that moves those that have not begun. */
function Stuck({ changes, names, repair: { answer, freeze, computeUnfrozen } }: PlansSideProps) {
  const t = useWords();
  const stuck = answer?.repairs.stuck ?? [];
  if (stuck.length === 0) return null;
  const isToCome = changes.matches.some(
    ({ key, state }) => stuck.includes(key) && state !== 'running' && state !== 'finished',
  );
  return (
    <Banner kind="bad">
      <p>{t('planChanges.stuck', { count: stuck.length, matches: stuck.map(names.match).join(', ') })}</p>
      {isToCome && freeze > 0 ? (
        <AsyncButton look="plain" action={computeUnfrozen}>
          {t('planChanges.moveStuck', { count: stuck.length })}
        </AsyncButton>
      ) : null}
    </Banner>
  );
}
