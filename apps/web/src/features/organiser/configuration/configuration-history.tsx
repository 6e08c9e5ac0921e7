import type { ConfigurationEntry } from '@sevenmetre/contract/configuration/schemas';
import { useWords } from '../../../lib/words/words.ts';
import { settingName } from '../page/setting-name.ts';
import { RecordHistory } from '../../../ui/history/record-history.tsx';
import { settingValue } from './setting-value.ts';

interface SettingsHistoryProps {
  readonly entries: readonly ConfigurationEntry[];
  /** Of the tournament. */
  readonly timeZone: string;
}

/** Who has set what. */
export function SettingsHistory({ entries, timeZone }: SettingsHistoryProps) {
  const t = useWords();
  // The log names an entry by its key.
  const entryOf = (key: string | undefined) => entries.find((entry) => entry.key === key);
  return (
    <RecordHistory
      kind="configuration"
      title={t('configuration.history')}
      words={{
        fieldOf: (field) => (field === 'value' ? t('configuration.value') : undefined),
        nameOf: ({ names }) => {
          const entry = entryOf(names?.nameEn);
          return entry && settingName(t, entry);
        },
        textOf: (_, value, { names }) => {
          const entry = entryOf(names?.nameEn);
          return entry && typeof value === 'string' ? settingValue(t, entry, value, timeZone) : undefined;
        },
      }}
    />
  );
}
