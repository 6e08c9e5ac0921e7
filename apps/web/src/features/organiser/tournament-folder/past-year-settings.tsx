import type { PastYearSettings } from '@sevenmetre/contract/tournament-folder/schemas';
import { checkCriteria } from '@sevenmetre/rules/standings';
import { currencies } from '@sevenmetre/rules/vocabulary';
import { useWords } from '../../../lib/words/words.ts';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { QuantityField } from '../../../ui/forms/number-fields.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { CriteriaList } from '../groups/criteria-list.tsx';
import '../groups/table-order.css';

/** Whether the settings can be sent. */
export function areComplete({ name, timeZone, points, ...lists }: PastYearSettings): boolean {
  const areLists = [lists.tieBreakers, lists.tieBreakersUnfinished].every(
    (list) => checkCriteria(list) === null,
  );
  const arePoints = Object.values(points).every((value) => Number.isInteger(value));
  return name.trim() !== '' && timeZone.trim() !== '' && arePoints && areLists;
}

interface PastYearFieldsProps {
  readonly settings: PastYearSettings;
  readonly set: (settings: PastYearSettings) => void;
}

/** What the answers of another portal do not say: its name, its points and the order in its tables. */
export function PastYearFields({ settings, set }: PastYearFieldsProps) {
  const t = useWords();
  const { points } = settings;
  return (
    <Card title={t('tournamentFolder.past.settings')}>
      <TextField
        name="past-name"
        label={t('tournamentFolder.past.name')}
        maxLength={200}
        value={settings.name}
        onChange={(name) => set({ ...settings, name })}
      />
      <TextField
        name="past-time-zone"
        label={t('tournamentFolder.past.timeZone')}
        hint={t('tournamentFolder.past.timeZoneHint')}
        maxLength={60}
        value={settings.timeZone}
        onChange={(timeZone) => set({ ...settings, timeZone })}
      />
      <ListField
        name="past-currency"
        label={t('tournamentFolder.past.currency')}
        value={settings.currencyCode}
        options={currencies.map((value) => ({ value, label: value }))}
        onChange={(currencyCode) => set({ ...settings, currencyCode })}
      />
      {(['win', 'tie', 'loss'] as const).map((kind) => (
        <QuantityField
          key={kind}
          name={`past-points-${kind}`}
          label={t(`tournamentFolder.past.${kind}`)}
          max={99}
          value={points[kind]}
          onChange={(value) => set({ ...settings, points: { ...points, [kind]: value } })}
        />
      ))}
      <div className="table-order__lists">
        {(
          [
            ['tieBreakers', 'standings.finished'],
            ['tieBreakersUnfinished', 'standings.open'],
          ] as const
        ).map(([field, title]) => (
          <CriteriaList
            key={field}
            title={t(title)}
            heading="h3"
            list={settings[field]}
            change={(list) => set({ ...settings, [field]: [...list] })}
          />
        ))}
      </div>
    </Card>
  );
}
