import type { ListedConfigurationEntry } from '@sevenmetre/contract/configuration/schemas';
import { useState } from 'react';
import { useUnsaved } from '../../../lib/drafts/unsaved.ts';
import { showToast } from '../../../lib/page/toasts.ts';
import type { Failure } from '../../../lib/queries/failure.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useEditionWrite } from '../../../lib/queries/working-edition.ts';
import { useWords } from '../../../lib/words/words.ts';
import { settingName } from '../page/setting-name.ts';
import { useAgree } from './use-agree.tsx';
import { configurationValue, isConfigurationText } from '@sevenmetre/rules/configuration';
import { isInstant } from '../../../lib/time/zone-clock.ts';

/** What is typed over the value that was there before; `conflict` is what somebody else has stored meanwhile. */
interface Draft {
  readonly typed: string | null;
  readonly before: string | null;
  readonly conflict?: string | null;
}

export interface SettingView {
  readonly entry: ListedConfigurationEntry;
  readonly value: string | null;
  readonly before: string | null;
  readonly isChanged: boolean;
  readonly isFit: boolean;
  readonly conflict: string | null | undefined;
}

/** The settings of one group and what is typed over them; they are stored together, one call each. */
export function useSettingsGroup(entries: readonly ListedConfigurationEntry[]) {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map());
  const put = (key: string, draft: Draft) => setDrafts((known) => new Map([...known, [key, draft]]));
  const views = entries.map((entry) => viewOf(entry, drafts.get(entry.key)));
  const changed = views.filter(({ isChanged }) => isChanged);
  useUnsaved(changed.length > 0);
  const store = useStore(put);
  return {
    views,
    changed,
    change: ({ entry, before }: SettingView, typed: string | null) => put(entry.key, { typed, before }),
    accept: ({ entry, conflict = null }: SettingView) =>
      put(entry.key, { typed: conflict, before: conflict }),
    save: () => store(changed),
  };
}

function viewOf(entry: ListedConfigurationEntry, draft: Draft | undefined): SettingView {
  const before = draft === undefined ? entry.value : draft.before;
  const value = draft === undefined ? shownValue(entry, entry.value) : draft.typed;
  return {
    entry,
    value,
    before,
    isChanged: value !== shownValue(entry, before),
    isFit: isFit(entry, value),
    conflict: draft?.conflict,
  };
}

/** Stores values one after another; one that somebody else has stored meanwhile is told, never overwritten. */
function useStore(put: (key: string, draft: Draft) => void) {
  const t = useWords();
  const write = useEditionWrite('configurationUpdate', ['configuration']);
  const agree = useAgree();
  return async (changed: readonly SettingView[]): Promise<boolean | undefined> => {
    const saved: string[] = [];
    let failed = false;
    for (const { entry, value, before } of changed) {
      if (!(await agree(entry, value))) continue;
      const outcome = await write({ params: { key: entry.key }, body: { value, before } });
      if (outcome.ok) {
        put(entry.key, { typed: outcome.body.value, before: outcome.body.value });
        saved.push(settingName(t, entry));
        continue;
      }
      failed = true;
      const conflict = changedTo(outcome.failure);
      if (conflict === undefined) showToast('error', failureText(t, outcome.failure));
      else put(entry.key, { typed: value, before, conflict });
    }
    if (saved.length > 0) showToast('done', t('configuration.saved', { label: saved.join(', ') }));
    if (failed) return false;
    return saved.length > 0 ? true : undefined;
  };
}

/** undefined: the call failed for another reason. */
function changedTo(failure: Failure): string | null | undefined {
  if (failure.kind !== 'refused' || failure.code !== 'changed-meanwhile') return undefined;
  const { value } = failure.details;
  return typeof value === 'string' ? value : null;
}

/** A moment is sent as an instant only: what the field could not read is never taken for another form of ISO 8601. */
function isFit(entry: ListedConfigurationEntry, value: string | null): boolean {
  if (entry.dataType === 'datetime' && value !== null) return isInstant(value);
  return isConfigurationText({ ...entry, value });
}

/** A stored moment may have another form of ISO 8601, without a zone in UTC; the field takes instants. */
function shownValue({ dataType }: ListedConfigurationEntry, value: string | null): string | null {
  if (dataType !== 'datetime') return value;
  const read = configurationValue({ dataType, value });
  return read.ok && read.value instanceof Date ? read.value.toISOString().replace('.000Z', 'Z') : value;
}
