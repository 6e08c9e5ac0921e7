import { inLanguage } from '@sevenmetre/rules/language';
import type { ConfigurationEntry } from '@sevenmetre/contract/configuration/schemas';
import { configurationValue, isConfigurationText, ordersTables } from '@sevenmetre/rules/configuration';
import { useState } from 'react';
import { useSession } from '../../../lib/session/session.ts';
import { showToast } from '../../../lib/page/toasts.ts';
import { useLanguage } from '../../../lib/words/words.ts';
import { callServer } from '../../../lib/queries/call.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import type { Failure } from '../../../lib/queries/failure.ts';
import { useEditionWrite, useWorkingEdition } from '../../../lib/queries/working-edition.ts';
import { isInstant } from '../../../lib/time/zone-clock.ts';
import { useUnsaved } from '../../../lib/drafts/unsaved.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Badge } from '../../../ui/page/badge.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';
import { TableEffects } from '../groups/table-effects.tsx';
import { EntryField } from './entry-field.tsx';

interface EntryFormProps {
  readonly entry: ConfigurationEntry;
  readonly timeZone: string;
}

/** One entry with its field; its button is there as soon as the field differs. */
export function EntryForm({ entry, timeZone }: EntryFormProps) {
  const { t, locale } = useLanguage();
  const { current } = useSession();
  const { value, change, shown, save, conflict, accept } = useEntry(entry);
  const isLocked = entry.protected && !current.user?.roles.includes('ROLE_SUPER_ADMIN');
  const isFitting = isFit(entry, value);
  return (
    <div className="configuration__entry">
      <EntryField
        entry={{ ...entry, value }}
        label={inLanguage(locale, { cs: entry.labelCs, en: entry.label })}
        hint={inLanguage(locale, { cs: entry.descriptionCs, en: entry.description })}
        error={isFitting ? undefined : t('errors.configuration-value-invalid')}
        disabled={isLocked}
        timeZone={timeZone}
        change={change}
      />
      <div className="configuration__side">
        {entry.protected ? <Badge kind="plain">{t('configuration.protected')}</Badge> : null}
        {entry.isPublic ? null : <Badge kind="plain">{t('configuration.internal')}</Badge>}
        {value === shown ? null : (
          <AsyncButton action={save} disabled={!isFitting}>
            {t('configuration.save')}
          </AsyncButton>
        )}
      </div>
      {conflict === undefined ? null : (
        <p className="field-error" role="alert">
          {t('configuration.changed', { value: conflict ?? t('configuration.none') })}{' '}
          <button className="button button--outline" type="button" onClick={accept}>
            {t('configuration.take')}
          </button>
        </p>
      )}
    </div>
  );
}

/** What is typed, beside what is stored; a value that somebody else has stored meanwhile is told, never overwritten. */
function useEntry(entry: ConfigurationEntry) {
  const { t, locale } = useLanguage();
  const [typed, setTyped] = useState<string | null | undefined>(undefined);
  const [conflict, setConflict] = useState<string | null | undefined>(undefined);
  const [before, setBefore] = useState(entry.value);
  const write = useEditionWrite('configurationUpdate', ['configuration']);
  const value = typed === undefined ? shownValue(entry, entry.value) : typed;
  useUnsaved(typed !== undefined && typed !== shownValue(entry, before));
  const agree = useAgree();
  const save = async () => {
    if (!(await agree(entry, value))) return undefined;
    const outcome = await write({ params: { key: entry.key }, body: { value, before } });
    if (outcome.ok) {
      setBefore(outcome.body.value);
      setTyped(outcome.body.value);
      setConflict(undefined);
      showToast(
        'done',
        t('configuration.saved', { label: inLanguage(locale, { cs: entry.labelCs, en: entry.label }) }),
      );
      return true;
    }
    const theirs = changedTo(outcome.failure);
    if (theirs === undefined) showToast('fault', failureText(t, outcome.failure));
    else setConflict(theirs);
    return false;
  };
  const accept = () => {
    setBefore(conflict ?? null);
    setTyped(conflict ?? null);
    setConflict(undefined);
  };
  return { value, shown: shownValue(entry, before), change: setTyped, save, conflict, accept };
}

/** Shows what a value does to tables and seats before it is stored, and asks; nothing is asked where it does nothing. */
function useAgree(): (entry: ConfigurationEntry, value: string | null) => Promise<boolean> {
  const { t, locale } = useLanguage();
  const confirm = useConfirm();
  const { query } = useWorkingEdition();
  return async (entry, value) => {
    if (!ordersTables(entry.key)) return true;
    const effect = await callServer('configurationEffect', {
      params: { key: entry.key },
      query,
      body: { value },
    });
    if (!effect.ok) {
      showToast('fault', failureText(t, effect.failure));
      return false;
    }
    const { tables, seats, sides, conflicts } = effect.body;
    if (tables.length + seats.length + sides.length + conflicts.length === 0) return true;
    return confirm({
      kind: 'warning',
      title: t('configuration.tablesSure', {
        label: inLanguage(locale, { cs: entry.labelCs, en: entry.label }),
      }),
      text: <TableEffects effect={effect.body} />,
      confirm: t('configuration.save'),
      reject: t('signedIn.form.back'),
    });
  };
}

/** A moment is sent as an instant only: what the field could not read is never taken for another form of ISO 8601. */
function isFit(entry: ConfigurationEntry, value: string | null): boolean {
  if (entry.dataType === 'datetime' && value !== null) return isInstant(value);
  return isConfigurationText({ ...entry, value });
}

/** A stored moment may have another form of ISO 8601, without a zone in UTC; the field takes instants. */
function shownValue({ dataType }: ConfigurationEntry, value: string | null): string | null {
  if (dataType !== 'datetime') return value;
  const read = configurationValue({ dataType, value });
  return read.ok && read.value instanceof Date ? read.value.toISOString().replace('.000Z', 'Z') : value;
}

/** undefined: the call failed for another reason. */
function changedTo(failure: Failure): string | null | undefined {
  if (failure.kind !== 'refused' || failure.code !== 'changed-meanwhile') return undefined;
  const { value } = failure.details;
  return typeof value === 'string' ? value : null;
}
