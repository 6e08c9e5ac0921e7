import type { ListedConfigurationEntry } from '@sevenmetre/contract/configuration/schemas';
import { isStoredOnLeaving } from '@sevenmetre/rules/configuration';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { settingName } from '../page/setting-name.ts';
import { EntryForm } from './entry-form.tsx';
import { SaveSettings } from './save-settings.tsx';
import { SavedSetting } from './saved-setting.tsx';
import type { SavedSettings } from './saved-settings.ts';
import { settingValue } from './setting-value.ts';
import { settingRow } from './use-setting-keys.ts';
import { isSettingChanged, useSettingsForm } from './use-settings-form.ts';

interface SettingsGroupProps {
  readonly title: string;
  /** All of the group. */
  readonly entries: readonly ListedConfigurationEntry[];
  readonly timeZone: string;
  /** Keys of the entries that belong to what was chosen; those that are changed stay in sight in any case. */
  readonly shown: ReadonlySet<string>;
  readonly refresh: () => Promise<void>;
  readonly saves: SavedSettings;
}

/** Settings of one group: those that are stored when they are left, then those with a button. */
export function SettingsGroup({ title, entries, timeZone, shown, refresh, saves }: SettingsGroupProps) {
  const withButton = entries.filter((entry) => !isStoredOnLeaving(entry));
  const form = useSettingsForm(withButton, refresh);
  const [held, setHeld] = useState<readonly string[]>([]);
  const hold = (key: string, isChanged: boolean) =>
    setHeld((known) => {
      if (known.includes(key) === isChanged) return known;
      return isChanged ? [...known, key] : known.filter((one) => one !== key);
    });
  const seen = withButton.filter((entry) => shown.has(entry.key) || isSettingChanged(entry, form.values));
  const left = entries.filter(isStoredOnLeaving);
  const isShown = seen.length > 0 || held.length > 0 || left.some(({ key }) => shown.has(key));
  // What is typed, and the way back, are kept while another group is looked at.
  return (
    <div hidden={!isShown}>
      <Card title={title}>
        <ul className="configuration__list">
          {left.map((entry) => (
            <SavedSetting
              key={entry.key}
              entry={entry}
              timeZone={timeZone}
              isShown={shown.has(entry.key)}
              hold={hold}
              refresh={refresh}
              saves={saves}
            />
          ))}
        </ul>
        {seen.length === 0 ? null : <WithButton entries={seen} form={form} timeZone={timeZone} />}
      </Card>
    </div>
  );
}

interface WithButtonProps {
  readonly entries: readonly ListedConfigurationEntry[];
  readonly form: ReturnType<typeof useSettingsForm>;
  readonly timeZone: string;
}

/** Settings with one button, there as soon as a field is changed; Enter in a field does the same. */
function WithButton({ entries, form, timeZone }: WithButtonProps) {
  const t = useWords();
  const entryOf = (key: string) => entries.find((entry) => entry.key === key);
  const nameOf = (key: string) => {
    const entry = entryOf(key);
    return entry === undefined ? key : settingName(t, entry);
  };
  const textOf = (key: string, value: unknown) => {
    const entry = entryOf(key);
    return entry && typeof value === 'string' ? settingValue(t, entry, value, timeZone) : undefined;
  };
  return (
    <Form form={form} nameOf={nameOf} textOf={textOf}>
      <p className="muted">{t('configuration.withButton')}</p>
      <ul className="configuration__list">
        {entries.map((entry) => (
          <li key={entry.key} {...settingRow}>
            <EntryForm entry={entry} form={form} timeZone={timeZone} />
          </li>
        ))}
      </ul>
      <SaveSettings form={form} />
    </Form>
  );
}
