import type { ListedConfigurationEntry } from '@sevenmetre/contract/configuration/schemas';
import type { ReactNode } from 'react';
import { millisecondsOfDay } from '@sevenmetre/rules/dates';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useWorkingEdition } from '../../../lib/queries/working-edition.ts';
import { useSession } from '../../../lib/session/session.ts';
import { dayIn } from '../../../lib/time/days.ts';
import { dayAndMonthText, dayText } from '../../../lib/time/moments.ts';
import { useNow } from '../../../lib/time/now.ts';
import { isInstant } from '../../../lib/time/zone-clock.ts';
import { useWords } from '../../../lib/words/words.ts';
import { fieldId } from '../../../ui/forms/field-frame.tsx';
import type { UsedForm } from '../../../ui/forms/use-form.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Badge } from '../../../ui/page/badge.tsx';
import { settingHint, settingName } from '../page/setting-name.ts';
import { EntryField } from './entry-field.tsx';
import { settingText } from './setting-value.ts';
import type { SettingValues } from './use-settings-form.ts';

interface EntryFormProps {
  readonly entry: ListedConfigurationEntry;
  readonly form: UsedForm<SettingValues>;
  readonly timeZone: string;
  /** Takes a value that one press has chosen; absent: the form keeps it like a typed one. */
  readonly choose?: (value: string | null) => void;
  /** Beside the field: whether it is stored, and what can be done about it. */
  readonly state?: ReactNode;
}

/** One entry with its field. */
export function EntryForm({ entry, form, timeZone, choose, state = null }: EntryFormProps) {
  const t = useWords();
  const { current } = useSession();
  const isLocked = entry.protected && !current.user?.roles.includes('ROLE_SUPER_ADMIN');
  const { value, onChange, error } = form.field(entry.key);
  return (
    <div className="configuration__entry">
      <EntryField
        entry={{ ...entry, value: value ?? null }}
        label={settingName(t, entry)}
        hint={settingHint(t, entry)}
        error={error}
        disabled={isLocked}
        timeZone={timeZone}
        change={onChange}
        choose={choose ?? onChange}
      />
      <div className="configuration__beside">
        <div>
          <Beside
            entry={entry}
            value={value ?? null}
            timeZone={timeZone}
            isLocked={isLocked}
            choose={choose ?? onChange}
          />
          {state}
        </div>
        <LastChange changed={entry.changed} timeZone={timeZone} />
      </div>
      {entry.protected || !entry.isPublic ? (
        <div className="configuration__signs">
          {entry.protected ? <Badge kind="plain">{t('configuration.protected')}</Badge> : null}
          {entry.isPublic ? null : <Badge kind="plain">{t('configuration.internal')}</Badge>}
        </div>
      ) : null}
    </div>
  );
}

interface LastChangeProps extends Pick<EntryFormProps, 'timeZone'> {
  readonly changed: ListedConfigurationEntry['changed'];
}

/** Who has changed the value last, and on which day; nothing if it is as the edition began. */
function LastChange({ changed, timeZone }: LastChangeProps) {
  const t = useWords();
  const year = useNow((time) => dayIn(timeZone, time).slice(0, 4));
  if (!changed) return null;
  const day = dayIn(timeZone, Date.parse(changed.at));
  return (
    <small className="configuration__by">
      {t('configuration.lastChange', {
        name: changed.by ?? t('organiser.history.nobody'),
        day: day.startsWith(year) ? dayAndMonthText(t, day) : dayText(t, day),
      })}
    </small>
  );
}

interface BesideProps extends Pick<EntryFormProps, 'entry' | 'timeZone'> {
  readonly value: string | null;
  readonly isLocked: boolean;
  readonly choose: (value: string | null) => void;
}

/** Beside the field: the usual value, one press back, and what follows from this one. */
function Beside({ entry, value, timeZone, isLocked, choose }: BesideProps) {
  const t = useWords();
  const today = useNow((time) => dayIn(timeZone, time));
  const { key, initial } = entry;
  const consequence = useConsequence(entry, value, { today, timeZone });
  const usual = initial === null ? null : settingText(t, entry, initial, timeZone);
  return (
    <>
      {usual === null || value === initial ? null : (
        <button
          className="button button--outline button--quiet"
          type="button"
          disabled={isLocked}
          aria-describedby={`${fieldId(key)}-label`}
          aria-keyshortcuts="Backspace"
          onClick={() => choose(initial)}
        >
          <Icon name="undo" /> {t('configuration.usual', { value: usual })}
        </button>
      )}
      {consequence === null ? null : <span>{consequence}</span>}
    </>
  );
}

/** What a value does not change, or when a date is; null: nothing that the name does not say. */
function useConsequence(
  entry: ListedConfigurationEntry,
  value: string | null,
  { today, timeZone }: { readonly today: string; readonly timeZone: string },
): string | null {
  const t = useWords();
  const isHalf = entry.key === 'half-length';
  // The plan is that of the current edition.
  const isCurrent = useWorkingEdition().id === null;
  const { data } = useRead('planSettings', {}, { enabled: isHalf && isCurrent });
  if (isHalf) {
    if (!isCurrent) return null;
    const own = data?.categories.filter(({ halfMinutes }) => halfMinutes * 60 !== Number(value)) ?? [];
    return own.length === 0
      ? null
      : t('configuration.own', { codes: own.map(({ code }) => code).join(', ') });
  }
  if (entry.key === 'invoice-due-days' && value !== entry.value) return t('configuration.issuedKeep');
  if (entry.dataType !== 'datetime' || value === null || !isInstant(value)) return null;
  const days = (Date.parse(dayIn(timeZone, Date.parse(value))) - Date.parse(today)) / millisecondsOfDay;
  return days > 0 ? t('configuration.inDays', { count: days }) : null;
}
