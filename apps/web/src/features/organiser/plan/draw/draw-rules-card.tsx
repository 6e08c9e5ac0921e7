import { useWords } from '../../../../lib/words/words.ts';
import { Card } from '../../../../ui/page/card.tsx';
import { Check, Pick } from '../formats/controls.tsx';
import { type BoardRules, type Strength, strengths } from './board-rules.ts';

interface DrawRulesCardProps {
  readonly rules: BoardRules;
  readonly change: (rules: BoardRules) => void;
}

const steps = Object.keys(strengths) as Strength[];

/** What teams of one group should not have in common. */
export function DrawRulesCard({ rules, change }: DrawRulesCardProps) {
  const t = useWords();
  const options = steps.map((step) => [step, t(`draws.strength.${step}`)] as const);
  const step = (value: string): Strength => steps.find((one) => one === value) ?? 'none';
  return (
    <Card title={t('draws.rules')}>
      <div className="draw-rules">
        <Pick
          label={t('draws.sameClub')}
          value={rules.sameClub}
          options={[
            ['forbidden', t('draws.never')],
            ['allowed', t('draws.allowed')],
          ]}
          choose={(value) => change({ ...rules, sameClub: value === 'allowed' ? 'allowed' : 'forbidden' })}
        />
        <Pick
          label={t('draws.sameRegion')}
          value={rules.sameRegion}
          options={options}
          choose={(value) => change({ ...rules, sameRegion: step(value) })}
        />
        <Pick
          label={t('draws.sameCountry')}
          value={rules.sameCountry}
          options={options}
          choose={(value) => change({ ...rules, sameCountry: step(value) })}
        />
        <Check
          label={t('draws.hostCountry')}
          checked={rules.exemptHost}
          change={(exemptHost) => change({ ...rules, exemptHost })}
        />
      </div>
      <p className="format-dim">{t('draws.rulesText')}</p>
    </Card>
  );
}
