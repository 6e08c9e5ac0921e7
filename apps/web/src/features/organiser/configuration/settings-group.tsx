import type { ListedConfigurationEntry } from '@sevenmetre/contract/configuration/schemas';
import { useWords } from '../../../lib/words/words.ts';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import type { UsedForm } from '../../../ui/forms/use-form.ts';
import { Card } from '../../../ui/page/card.tsx';
import { settingName } from '../page/setting-name.ts';
import { EntryForm } from './entry-form.tsx';
import { settingValue } from './setting-value.ts';
import { isSettingChanged, type SettingValues, useSettingsForm } from './use-settings-form.ts';

interface SettingsGroupProps {
  readonly title: string;
  /** All of the group. */
  readonly entries: readonly ListedConfigurationEntry[];
  readonly timeZone: string;
  /** Keys of the entries that belong to what was chosen; those that are changed stay in sight in any case. */
  readonly shown: ReadonlySet<string>;
  readonly refresh: () => Promise<void>;
}

/** Settings of one group with one button, there as soon as a field is changed; Enter in a field does the same. */
export function SettingsGroup({ title, entries, timeZone, shown, refresh }: SettingsGroupProps) {
  const t = useWords();
  const form = useSettingsForm(entries, refresh);
  const entryOf = (key: string) => entries.find((entry) => entry.key === key);
  const nameOf = (key: string) => {
    const entry = entryOf(key);
    return entry === undefined ? key : settingName(t, entry);
  };
  const textOf = (key: string, value: unknown) => {
    const entry = entryOf(key);
    return entry && typeof value === 'string' ? settingValue(t, entry, value, timeZone) : undefined;
  };
  const seen = entries.filter((entry) => shown.has(entry.key) || isSettingChanged(entry, form.values));
  // What is typed is kept while another group is looked at.
  if (seen.length === 0) return null;
  return (
    <Card title={title}>
      <Form form={form} nameOf={nameOf} textOf={textOf}>
        <Fields form={form} timeZone={timeZone} entries={seen} />
        {form.isChanged ? (
          <div className="configuration__save">
            <Submit form={form}>{t('configuration.save')}</Submit>
          </div>
        ) : null}
      </Form>
    </Card>
  );
}

interface FieldsProps {
  readonly entries: readonly ListedConfigurationEntry[];
  readonly form: UsedForm<SettingValues>;
  readonly timeZone: string;
}

function Fields({ entries, form, timeZone }: FieldsProps) {
  return (
    <ul className="configuration__list">
      {entries.map((entry) => (
        <li key={entry.key}>
          <EntryForm entry={entry} form={form} timeZone={timeZone} />
        </li>
      ))}
    </ul>
  );
}
