import type { ListedConfigurationEntry } from '@sevenmetre/contract/configuration/schemas';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { leaveAfter } from '../../../lib/drafts/unsaved.ts';
import { useWords } from '../../../lib/words/words.ts';
import { ConflictCard } from '../../../ui/forms/conflict-card.tsx';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { fieldId } from '../../../ui/forms/field-frame.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { settingName } from '../page/setting-name.ts';
import { EntryForm } from './entry-form.tsx';
import type { SavedSettings } from './saved-settings.ts';
import { settingValue } from './setting-value.ts';
import { settingRow } from './use-setting-keys.ts';
import { type StoredSetting, useSettingsForm } from './use-settings-form.ts';

interface SavedSettingProps {
  readonly entry: ListedConfigurationEntry;
  readonly timeZone: string;
  /** It belongs to what was chosen; with a value that is not stored it is shown in any case. */
  readonly isShown: boolean;
  /** Is told while a value is typed that is not stored. */
  readonly hold: (key: string, isChanged: boolean) => void;
  readonly refresh: () => Promise<void>;
  readonly saves: SavedSettings;
}

/** A setting that is stored when its field is left, when a choice is made, or with Enter (CO12). */
export function SavedSetting({ entry, timeZone, isShown, hold, refresh, saves }: SavedSettingProps) {
  const t = useWords();
  const { form, save, choose } = useSavedSetting(entry, refresh, saves);
  const { key } = entry;
  const { isChanged, conflict } = form;
  const report = useEffectEvent(hold);
  useEffect(() => report(key, isChanged), [key, isChanged]);
  if (!isShown && !isChanged) return null;
  const name = settingName(t, entry);
  return (
    <li {...settingRow}>
      <Form form={form} className="configuration__form" leaving={{ save, takeBack: saves.takeBackLast }}>
        <EntryForm
          entry={entry}
          form={form}
          timeZone={timeZone}
          choose={choose}
          state={<State setting={key} form={form} saves={saves} />}
        />
        {conflict === null ? null : (
          <ConflictCard
            {...conflict}
            decide={(whose) => {
              conflict.decide(whose);
              if (whose === 'mine') save();
            }}
            nameOf={() => name}
            textOf={(_, value) =>
              typeof value === 'string' ? settingValue(t, entry, value, timeZone) : undefined
            }
          />
        )}
      </Form>
    </li>
  );
}

interface StateProps {
  readonly setting: string;
  readonly form: ReturnType<typeof useSettingsForm>;
  readonly saves: SavedSettings;
}

/** Whether the value is stored, the way back, and another try where it was refused. */
function State({ setting, form, saves }: StateProps) {
  const t = useWords();
  const last = saves.lastOf(setting);
  const isRefused = form.isChanged && form.errorOf(setting) !== undefined;
  const isSaved = !form.isChanged && saves.latest === setting;
  return (
    <>
      <span className="configuration__state" role="status">
        {isRefused ? t('configuration.notStored') : null}
        {isSaved ? (
          <>
            <Icon name="done" /> {t('configuration.stored')}
          </>
        ) : null}
      </span>
      {last === undefined || form.isChanged ? null : (
        <button
          className="button button--outline button--quiet"
          type="button"
          aria-describedby={`${fieldId(setting)}-label`}
          onClick={() => saves.takeBack(last)}
        >
          {t('configuration.takeBack')}
        </button>
      )}
      {isRefused ? (
        <Submit form={form} look="plain" cancel={form.undo}>
          {t('configuration.save')}
        </Submit>
      ) : null}
    </>
  );
}

/** The form of a setting without a button. What changes while it is sent is stored after it. */
function useSavedSetting(
  entry: ListedConfigurationEntry,
  refresh: () => Promise<void>,
  saves: SavedSettings,
) {
  const { key } = entry;
  /** Each is a new object, so that none is taken for the one before. */
  const [request, setRequest] = useState<Request | null>(null);
  const sent = useRef<Request | null>(null);
  const [isSending, setSending] = useState(false);
  const [stored, setStored] = useState<StoredSetting | null>(null);
  const form = useSettingsForm([entry], refresh, setStored);
  const takeBack = (former: string | null) => {
    form.change({ [key]: former });
    setRequest({ former });
  };
  const record = useEffectEvent((setting: StoredSetting) => {
    if (sent.current?.former === setting.after) saves.takenBack(key);
    else saves.add({ ...setting, takeBack: () => takeBack(setting.before) });
  });
  useEffect(() => {
    if (stored !== null) record(stored);
  }, [stored]);
  const store = useEffectEvent((asked: Request) => {
    if (sent.current === asked) return;
    sent.current = asked;
    if (!form.isChanged || form.conflict !== null) return;
    setSending(true);
    // At once, so that whoever leaves the page meanwhile is not asked about what is stored.
    const end = () => flushSync(() => setSending(false));
    leaveAfter(form.submit().finally(end));
  });
  useEffect(() => {
    if (request !== null && !isSending) store(request);
  }, [request, isSending]);
  const save = () => setRequest({ former: undefined });
  const choose = (value: string | null) => {
    form.change({ [key]: value });
    save();
  };
  return { form, choose, save };
}

/** That what is typed is stored now. */
interface Request {
  /** The value that is taken back; undefined: none is. */
  readonly former: string | null | undefined;
}
