import { planWishes } from '@sevenmetre/contract/plan/schemas';
import { weightSteps } from '@sevenmetre/rules/vocabulary';
import { useWords } from '../../../../lib/words/words.ts';
import { SettingsCard, type SettingsCardProps } from './settings-card.tsx';
import { WholeField } from './small-fields.tsx';

/** What matters: each wish in three steps, and the times between matches. */
export function WeightsCard(props: SettingsCardProps) {
  const { settings, change } = props;
  const t = useWords();
  const { weights, buffers } = settings;
  return (
    <SettingsCard part="weights" {...props}>
      <p>{t('planSettings.weightsLead')}</p>
      <ul className="plan-list weights">
        {planWishes.map((wish) => {
          const id = `weight-${wish}`;
          const step = weightSteps.indexOf(weights[wish]);
          return (
            <li key={wish}>
              <label htmlFor={id}>{t(`planSettings.wish.${wish}`)}</label>
              <input
                id={id}
                type="range"
                min={0}
                max={2}
                step={1}
                value={step}
                aria-valuetext={t(`planSettings.weightStep.${weights[wish]}`)}
                onChange={(event) => {
                  const next = weightSteps[Number(event.target.value)] ?? 'normal';
                  change({ ...settings, weights: { ...weights, [wish]: next } });
                }}
              />
              <b>{t(`planSettings.weightStep.${weights[wish]}`)}</b>
            </li>
          );
        })}
      </ul>
      <h3>{t('planSettings.buffers')}</h3>
      <ul className="plan-list weights">
        {(['afterGroup', 'afterTravel'] as const).map((key) => (
          <li key={key}>
            <span>{t(`planSettings.${key}`)}</span>
            <WholeField
              label={t(`planSettings.${key}`)}
              value={buffers[key]}
              min={0}
              max={key === 'afterGroup' ? 1440 : 240}
              onChange={(value) => change({ ...settings, buffers: { ...buffers, [key]: value } })}
            />
            <span>min</span>
          </li>
        ))}
      </ul>
    </SettingsCard>
  );
}
