import type { PlanOverview, PlanSettings } from '@sevenmetre/contract/plan/schemas';
import type { Translator } from '@sevenmetre/phrases';
import { minutesOfDay } from '@sevenmetre/rules/dates';
import { weekdayText } from '../../../../lib/time/moments.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { Badge } from '../../../../ui/page/badge.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { timeText } from '../clock.ts';
import { Remedies } from './remedies.tsx';
import { SpareLine } from './spare-line.tsx';

interface CapacityCardProps {
  readonly overview: PlanOverview;
  readonly settings: PlanSettings | undefined;
}

const mostTight = 4;

/** Whether the matches fit, with the line of places to spare, the proof where they do not, and what helps. */
export function CapacityCard({ overview: { capacity }, settings }: CapacityCardProps) {
  const t = useWords();
  const days = settings?.days ?? [];
  if (capacity === null) {
    return (
      <Card title={t('plan.capacity')}>
        <p>{t('plan.noCapacity')}</p>
      </Card>
    );
  }
  const { possible, matches, slots, hours } = capacity;
  return (
    <Card title={t('plan.capacity')} aside={<Result capacity={capacity} />}>
      <div className={possible ? 'capacity-columns' : 'capacity-columns capacity-columns--two'}>
        <div>
          <p>{t('plan.totals', { matches, slots })}</p>
          <Proofs capacity={capacity} days={days} />
          <SpareLine hours={hours} days={days} />
        </div>
        <Remedies capacity={capacity} settings={settings} />
      </div>
    </Card>
  );
}

type Known = NonNullable<PlanOverview['capacity']>;

function Result({ capacity: { possible, tightest } }: { capacity: Known }) {
  const t = useWords();
  const worst = tightest.find(({ need, have }) => need > have);
  if (worst) return <Badge kind="bad">{t('plan.short', { count: worst.need - worst.have })}</Badge>;
  return <Badge kind={possible ? 'good' : 'bad'}>{t(possible ? 'plan.fits' : 'plan.doesNotFit')}</Badge>;
}

/** The sentences of the proof; where nothing is short, the tightest places. */
function Proofs({ capacity, days }: { capacity: Known; days: readonly string[] }) {
  const t = useWords();
  const { possible, tightest, homeless, crowded, groups, ways, noOrder } = capacity;
  const keyOf = ({ side, since, minute, categories }: Bottleneck) =>
    `${side} ${since} ${minute} ${categories.join()}`;
  const short = tightest.filter(({ need, have }) => need > have);
  return (
    <>
      {short.map((bottleneck) => (
        <p key={keyOf(bottleneck)} className="plan-proof">
          <b>{sentenceOf(t, days, bottleneck)}</b>{' '}
          {t('plan.proofOf', { categories: bottleneck.categories.join(', ') })}
        </p>
      ))}
      {homeless.length > 0 ? (
        <p className="plan-proof">
          {t('plan.homeless', { count: homeless.length, matches: homeless.slice(0, 5).join(', ') })}
        </p>
      ) : null}
      {crowded.map(({ category, teams, need, have }) => (
        <p key={category} className="plan-proof">
          {t('plan.crowded', { count: teams, category, need, have })}
        </p>
      ))}
      {groups.map(({ group, need, have }) => (
        <p key={group} className="plan-proof">
          {t('plan.fullGroup', { group, need, have })}
        </p>
      ))}
      {ways.map(({ category, match, need, have }) => (
        <p key={category} className="plan-proof">
          {t('plan.longWay', { match, need, have })}
        </p>
      ))}
      {noOrder ? <p className="plan-proof">{t('plan.noOrder')}</p> : null}
      {possible ? (
        <details>
          <summary>{t('plan.tightest')}</summary>
          <ul>
            {tightest.slice(0, mostTight).map((bottleneck) => (
              <li key={keyOf(bottleneck)}>{sentenceOf(t, days, bottleneck)}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}

type Bottleneck = Known['tightest'][number];

function sentenceOf(
  t: Translator,
  days: readonly string[],
  { side, since, minute, need, have }: Bottleneck,
): string {
  const moment = momentText(t, days, minute);
  if (since !== null) {
    return t('plan.proofWithin', { since: momentText(t, days, since), moment, need, have });
  }
  return t(side === 'by' ? 'plan.proofBy' : 'plan.proofFrom', { moment, need, have });
}

function momentText(t: Translator, days: readonly string[], minute: number): string {
  const iso = days[Math.floor(minute / minutesOfDay)];
  return `${iso === undefined ? '' : `${weekdayText(t, iso)} `}${timeText(minute)}`;
}
