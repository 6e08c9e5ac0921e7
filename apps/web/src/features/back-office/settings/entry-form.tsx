import type { ConfigurationEntry } from '@sevenmetre/contract/schemas/configuration';
import { isConfigurationText } from '@sevenmetre/rules/configuration';
import { useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useLanguage } from '../../../lib/words.ts';
import { failureText } from '../../../lib/zone/failure-words.ts';
import type { Failure } from '../../../lib/zone/failure.ts';
import { useEditionWrite } from '../../../lib/zone/working-edition.ts';
import { useUnsaved } from '../../../lib/zone/unsaved.ts';
import { AsyncButton } from '../../../ui/zone/async-button.tsx';
import { Badge } from '../../../ui/zone/badge.tsx';
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
  const isFitting = isConfigurationText({ ...entry, value });
  return (
    <div className="st-entry">
      <EntryField
        entry={{ ...entry, value }}
        label={locale === 'cs' ? entry.labelCs : entry.label}
        hint={locale === 'cs' ? entry.descriptionCs : entry.description}
        error={isFitting ? undefined : t('errors.configuration-value-invalid')}
        disabled={isLocked}
        timeZone={timeZone}
        change={change}
      />
      <div className="st-side">
        {entry.protected ? <Badge kind="plain">{t('settings.protected')}</Badge> : null}
        {entry.isPublic ? null : <Badge kind="plain">{t('settings.internal')}</Badge>}
        {value === shown ? null : (
          <AsyncButton action={save} disabled={!isFitting}>
            {t('settings.save')}
          </AsyncButton>
        )}
      </div>
      {conflict === undefined ? null : (
        <p className="z-err" role="alert">
          {t('settings.changed', { value: conflict ?? t('settings.none') })}{' '}
          <button className="btn o" type="button" onClick={accept}>
            {t('settings.take')}
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
  const value = typed === undefined ? entry.value : typed;
  useUnsaved(typed !== undefined && typed !== before);
  const save = async () => {
    const outcome = await write({ params: { key: entry.key }, body: { value, before } });
    if (outcome.ok) {
      setBefore(outcome.body.value);
      setTyped(outcome.body.value);
      setConflict(undefined);
      showToast('done', t('settings.saved', { label: locale === 'cs' ? entry.labelCs : entry.label }));
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
  return { value, shown: before, change: setTyped, save, conflict, accept };
}

/** undefined: the call failed for another reason. */
function changedTo(failure: Failure): string | null | undefined {
  if (failure.kind !== 'refused' || failure.code !== 'changed-meanwhile') return undefined;
  const { value } = failure.details;
  return typeof value === 'string' ? value : null;
}
