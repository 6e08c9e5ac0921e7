import { inLanguage } from '@sevenmetre/rules/language';
import type { PlanSettings } from '@sevenmetre/contract/plan/schemas';
import { useWords } from '../../../../lib/words/words.ts';
import { SettingsCard, type SettingsCardProps } from './settings-card.tsx';
import { ScrollBox } from '../../../../ui/tables/scroll-box.tsx';
import { TimeField, WholeField } from './small-fields.tsx';

type Rules = PlanSettings['categories'][number];

/** Whole numbers with their limits, in the order of the columns. */
const numbers = [
  ['half', 'halfMinutes', 1, 60],
  ['break', 'breakMinutes', 0, 60],
  ['slot', 'slotMinutes', 5, 240],
  ['rest', 'rest', 0, 600],
  ['perDay', 'maxPerDay', 1, 20],
  ['pathPerDay', 'maxPathPerDay', 1, 20],
  ['guarantee', 'guarantee', 0, 99],
] as const;

/** How each category is played and when. */
export function RulesCard(props: SettingsCardProps) {
  const { settings, change } = props;
  const t = useWords();
  const { categories } = settings;
  const set = (rules: Rules) =>
    change({
      ...settings,
      categories: categories.map((one) => (one.categoryId === rules.categoryId ? rules : one)),
    });
  return (
    <SettingsCard part="rules" {...props}>
      <p>{t('planSettings.rulesLead')}</p>
      <ScrollBox>
        <table className="plan-table">
          <thead>
            <tr>
              <th scope="col">{t('planSettings.category')}</th>
              {numbers.map(([word]) => (
                <th key={word} scope="col">
                  {t(`planSettings.${word}`)}
                </th>
              ))}
              {(['earliest', 'latest', 'courtSize', 'resinNeeded'] as const).map((word) => (
                <th key={word} scope="col">
                  {t(`planSettings.${word}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {categories.map((rules) => (
              <RulesRow key={rules.categoryId} rules={rules} set={set} />
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </SettingsCard>
  );
}

function RulesRow({ rules, set }: { rules: Rules; set: (rules: Rules) => void }) {
  const t = useWords();
  const label = (field: string) => t('planSettings.fieldOf', { category: rules.code, field });
  return (
    <tr>
      <th scope="row">
        <b>{rules.code}</b> {inLanguage(t.locale, { cs: rules.nameCs, en: rules.nameEn })}
      </th>
      {numbers.map(([word, key, min, max]) => (
        <td key={key}>
          <WholeField
            label={label(t(`planSettings.${word}`))}
            value={rules[key]}
            min={min}
            max={max}
            onChange={(value) => set({ ...rules, [key]: value })}
          />
        </td>
      ))}
      <td>
        <TimeField
          label={label(t('planSettings.earliest'))}
          value={rules.earliest}
          onChange={(earliest) => set({ ...rules, earliest })}
        />
      </td>
      <td>
        <TimeField
          label={label(t('planSettings.latest'))}
          value={rules.latestEnd}
          onChange={(latestEnd) => set({ ...rules, latestEnd })}
        />
      </td>
      <td>
        <select
          className="small-field"
          aria-label={label(t('planSettings.courtSize'))}
          value={rules.court}
          onChange={(event) => set({ ...rules, court: event.target.value === 'any' ? 'any' : 'full' })}
        >
          <option value="full">{t('planSettings.fullCourt')}</option>
          <option value="any">{t('planSettings.anyCourt')}</option>
        </select>
      </td>
      <td>
        <input
          type="checkbox"
          aria-label={label(t('planSettings.resinNeeded'))}
          checked={rules.resin}
          onChange={(event) => set({ ...rules, resin: event.target.checked })}
        />
      </td>
    </tr>
  );
}
