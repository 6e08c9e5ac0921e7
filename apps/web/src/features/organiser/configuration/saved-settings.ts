import type { ConfigurationEntry } from '@sevenmetre/contract/configuration/schemas';
import { useEffect, useEffectEvent, useState } from 'react';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { settingName } from '../page/setting-name.ts';
import { shownValue, type StoredSetting } from './use-settings-form.ts';

/** A setting that was stored without a button, and its way back. */
interface SavedSetting extends StoredSetting {
  /** Stores the former value, or keeps it in the field with the reason why that failed. */
  readonly takeBack: () => void;
}

/** What was stored without a button since the page was opened. */
export interface SavedSettings {
  /** Key of the setting that was stored last; null: none. */
  readonly latest: string | null;
  readonly add: (setting: SavedSetting) => void;
  /** A former value is stored again. */
  readonly takenBack: (key: string) => void;
  /** The last change of a setting that nobody has changed since; undefined: none. */
  readonly lastOf: (key: string) => SavedSetting | undefined;
  readonly takeBack: (setting: SavedSetting) => void;
  /** Takes back the last change of all settings, if there is one. */
  readonly takeBackLast: () => void;
}

/** Keeps changes of settings until the page is left. Ctrl+Z or Cmd+Z outside a field takes back the last one. */
export function useSavedSettings(entries: readonly ConfigurationEntry[]): SavedSettings {
  const t = useWords();
  const [latest, setLatest] = useState<string | null>(null);
  const [changes, setChanges] = useState<readonly SavedSetting[]>([]);
  const entryOf = (key: string) => entries.find((entry) => entry.key === key);
  // Until the settings are read again, the value is still the one before the change.
  const isOwn = ({ key, before, after }: SavedSetting) => {
    const entry = entryOf(key);
    return entry !== undefined && [before, after].includes(shownValue(entry, entry.value));
  };
  const takeBack = (setting: SavedSetting) => {
    setChanges((known) => known.filter((one) => one !== setting));
    setting.takeBack();
  };
  const takeBackLast = () => {
    const last = changes.findLast(isOwn);
    if (last !== undefined) takeBack(last);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
    if (event.key.toLowerCase() !== 'z' || isWriting(event.target)) return;
    event.preventDefault();
    takeBackLast();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return {
    latest,
    add: (setting) => {
      setLatest(setting.key);
      setChanges((known) => [...known, setting]);
    },
    takenBack: (key) => {
      setLatest(key);
      const entry = entryOf(key);
      if (entry) showToast('done', t('configuration.takenBack', { label: settingName(t, entry) }));
    },
    lastOf: (key) => changes.findLast((change) => change.key === key && isOwn(change)),
    takeBack,
    takeBackLast,
  };
}

/** What is typed there is taken back by the browser. */
function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null;
}
