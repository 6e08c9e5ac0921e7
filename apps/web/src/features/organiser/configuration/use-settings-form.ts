import type { ConfigurationEntry } from '@sevenmetre/contract/configuration/schemas';
import { configurationValue, isConfigurationText } from '@sevenmetre/rules/configuration';
import { showToast } from '../../../lib/page/toasts.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useEditionWrite } from '../../../lib/queries/working-edition.ts';
import { isInstant } from '../../../lib/time/zone-clock.ts';
import { useWords } from '../../../lib/words/words.ts';
import { type UsedForm, useForm } from '../../../ui/forms/use-form.ts';
import { settingName } from '../page/setting-name.ts';
import { useAgree } from './use-agree.tsx';

/** Values by the keys of their entries. */
export type SettingValues = Readonly<Record<string, string | null>>;

/** A setting that was stored, with its values as fields show them. */
export interface StoredSetting {
  readonly key: string;
  readonly before: string | null;
  readonly after: string | null;
}

/**
 * The form over some settings. Those that were changed are stored one after another, one call each, until one is refused.
 * @param keep of a single setting that is stored without a button: is called instead of a notice; refusals are said at its field
 */
export function useSettingsForm(
  entries: readonly ConfigurationEntry[],
  refresh: () => Promise<void>,
  keep?: (setting: StoredSetting) => void,
): UsedForm<SettingValues> {
  const t = useWords();
  const write = useEditionWrite('configurationUpdate', ['configuration']);
  const agree = useAgree();
  const unfit = (values: SettingValues) =>
    entries.filter((entry) => isSettingChanged(entry, values) && !isFit(entry, valueOf(entry, values)));
  return useForm<SettingValues>({
    values: Object.fromEntries(entries.map((entry) => [entry.key, shownValue(entry, entry.value)])),
    check: (values) =>
      Object.fromEntries(unfit(values).map(({ key }) => [key, t('errors.configuration-value-invalid')])),
    refresh,
    ...(keep === undefined
      ? {}
      : {
          refused: (failure) => Object.fromEntries(entries.map(({ key }) => [key, failureText(t, failure)])),
        }),
    send: async (values, { before, stored }) => {
      const saved: string[] = [];
      const sayDone = () => {
        if (keep === undefined && saved.length > 0)
          showToast('done', t('configuration.saved', { label: saved.join(', ') }));
      };
      for (const entry of entries.filter((one) => valueOf(one, values) !== valueOf(one, before))) {
        const { key } = entry;
        const value = valueOf(entry, values);
        if (!(await agree(entry, value))) continue;
        const body = { value, before: storedText(entry, valueOf(entry, before)) };
        const outcome = await write({ params: { key }, body });
        if (!outcome.ok) {
          sayDone();
          return outcome;
        }
        const after = shownValue(entry, outcome.body.value);
        stored({ [key]: after });
        keep?.({ key, before: valueOf(entry, before), after });
        saved.push(settingName(t, entry));
      }
      sayDone();
      return saved.length > 0 ? { ok: true } : undefined;
    },
  });
}

/** Whether another value is typed than the stored one. */
export function isSettingChanged(entry: ConfigurationEntry, values: SettingValues): boolean {
  return valueOf(entry, values) !== shownValue(entry, entry.value);
}

function valueOf({ key }: ConfigurationEntry, values: SettingValues): string | null {
  return values[key] ?? null;
}

/** The stored text of a value as a field shows it. */
function storedText(entry: ConfigurationEntry, shown: string | null): string | null {
  return shown === shownValue(entry, entry.value) ? entry.value : shown;
}

/** A moment is sent as an instant only: what the field could not read is never taken for another form of ISO 8601. */
function isFit(entry: ConfigurationEntry, value: string | null): boolean {
  if (entry.dataType === 'datetime' && value !== null) return isInstant(value);
  return isConfigurationText({ ...entry, value });
}

/** A stored moment may have another form of ISO 8601, without a zone in UTC; the field takes instants. */
export function shownValue({ dataType }: ConfigurationEntry, value: string | null): string | null {
  if (dataType !== 'datetime') return value;
  const read = configurationValue({ dataType, value });
  return read.ok && read.value instanceof Date ? read.value.toISOString().replace('.000Z', 'Z') : value;
}
