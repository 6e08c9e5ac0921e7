import type { PlanOverview } from '@sevenmetre/contract/plan/schemas';
import { planSettingsPath } from '../../../../lib/paths/signed-in-paths.ts';
import { weekdayText } from '../../../../lib/time/moments.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { Link } from '../../../../ui/link.tsx';
import { Badge } from '../../../../ui/page/badge.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { timeText } from '../clock.ts';

interface CapacityCardProps {
  readonly overview: PlanOverview;
  /** ISO days of the edition. */
  readonly days: readonly string[];
}

const minutesOfDay = 1440;
const mostTight = 4;

/** Whether the matches fit, with the proof where they do not, and what helps. */
export function CapacityCard({ overview: { capacity }, days }: CapacityCardProps) {
  const t = useWords();
  if (capacity === null) {
    return (
      <Card title={t('plan.capacity')}>
        <p>{t('plan.noCapacity')}</p>
      </Card>
    );
  }
  const { possible, matches, slots, tightest, homeless, crowded } = capacity;
  const short = tightest.filter(({ need, have }) => need > have);
  const [worst] = short;
  const sentence = ({ side, minute, need, have }: (typeof tightest)[number]) => {
    const iso = days[Math.floor(minute / minutesOfDay)];
    const moment = `${iso === undefined ? '' : `${weekdayText(t, iso)} `}${timeText(minute)}`;
    return t(side === 'by' ? 'plan.proofBy' : 'plan.proofFrom', { moment, need, have });
  };
  return (
    <Card
      title={t('plan.capacity')}
      aside={
        worst ? (
          <Badge kind="bad">{t('plan.short', { count: worst.need - worst.have })}</Badge>
        ) : (
          <Badge kind={possible ? 'good' : 'bad'}>{t(possible ? 'plan.fits' : 'plan.doesNotFit')}</Badge>
        )
      }
    >
      <p>{t('plan.totals', { matches, slots })}</p>
      {short.map((bottleneck) => (
        <p
          key={`${bottleneck.side} ${bottleneck.minute} ${bottleneck.categories.join()}`}
          className="plan-proof"
        >
          <b>{sentence(bottleneck)}</b> {t('plan.proofOf', { categories: bottleneck.categories.join(', ') })}
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
      {possible ? (
        <details>
          <summary>{t('plan.tightest')}</summary>
          <ul>
            {tightest.slice(0, mostTight).map((bottleneck) => (
              <li key={`${bottleneck.side} ${bottleneck.minute} ${bottleneck.categories.join()}`}>
                {sentence(bottleneck)}
              </li>
            ))}
          </ul>
        </details>
      ) : (
        <>
          <h3>{t('plan.remedies')}</h3>
          <ul className="plan-list">
            {(['remedyHours', 'remedyRules', 'remedyFormat'] as const).map((remedy) => (
              <li key={remedy}>
                <span>{t(`plan.${remedy}`)}</span>
                {remedy === 'remedyFormat' ? null : (
                  <Link to={planSettingsPath} aria-label={`${t('plan.open')}: ${t(`plan.${remedy}`)}`}>
                    {t('plan.open')}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
