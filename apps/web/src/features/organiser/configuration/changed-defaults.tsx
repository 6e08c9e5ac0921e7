import type {
  ConfigurationEntry,
  ListedConfigurationEntry,
} from '@sevenmetre/contract/configuration/schemas';
import { keepingDefaults, keptDefaultsKey, openDefaults } from '@sevenmetre/rules/configuration';
import { showToast } from '../../../lib/page/toasts.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useEditionWrite } from '../../../lib/queries/working-edition.ts';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { settingName } from '../page/setting-name.ts';
import { settingValue } from './setting-value.ts';

interface ChangedDefaultsProps {
  readonly entries: readonly ListedConfigurationEntry[];
  readonly timeZone: string;
}

/** Settings that new installations begin with another value, taken over or kept with one press (CO10); nothing when decided. */
export function ChangedDefaults({ entries, timeZone }: ChangedDefaultsProps) {
  const t = useWords();
  const write = useEditionWrite('configurationUpdate', ['configuration']);
  const open = openDefaults(entries);
  if (open.length === 0) return null;
  const store = async (entry: Pick<ConfigurationEntry, 'key' | 'value'>, value: string) => {
    const outcome = await write({ params: { key: entry.key }, body: { value, before: entry.value } });
    if (!outcome.ok) showToast('error', failureText(t, outcome.failure));
    return outcome.ok;
  };
  const take = async () => {
    for (const { entry, proposed } of open) if (!(await store(entry, proposed))) return false;
    return true;
  };
  const keep = () => {
    const value = keepingDefaults(
      entries,
      open.map(({ entry }) => entry.key),
    );
    const stored = entries.find(({ key }) => key === keptDefaultsKey)?.value ?? null;
    return store({ key: keptDefaultsKey, value: stored }, value);
  };
  const shown = (entry: ConfigurationEntry, value: string | null) =>
    settingValue(t, entry, value ?? '', timeZone) ?? (value || t('configuration.none'));
  return (
    <Card title={t('configuration.defaults.title')}>
      <p>{t('configuration.defaults.lead')}</p>
      <ul>
        {open.map(({ entry, proposed }) => (
          <li key={entry.key}>
            {t('configuration.defaults.change', {
              name: settingName(t, entry),
              before: shown(entry, entry.value),
              after: shown(entry, proposed),
            })}
          </li>
        ))}
      </ul>
      <div className="configuration__save">
        <AsyncButton action={take}>{t('configuration.defaults.take')}</AsyncButton>
        <AsyncButton action={keep} look="quiet">
          {t('configuration.defaults.keep')}
        </AsyncButton>
      </div>
    </Card>
  );
}
