import { useSession } from '../../../lib/session/session.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Badge } from '../../../ui/page/badge.tsx';
import { settingHint, settingName } from '../page/setting-name.ts';
import { EntryField } from './entry-field.tsx';
import { settingValue } from './setting-value.ts';
import type { SettingView } from './use-settings-group.ts';

interface EntryFormProps {
  readonly view: SettingView;
  readonly timeZone: string;
  readonly change: (value: string | null) => void;
  /** Takes what somebody else has stored meanwhile. */
  readonly accept: () => void;
}

/** One entry with its field; its group is saved together. */
export function EntryForm({ view, timeZone, change, accept }: EntryFormProps) {
  const t = useWords();
  const { current } = useSession();
  const { entry, value, conflict } = view;
  const isLocked = entry.protected && !current.user?.roles.includes('ROLE_SUPER_ADMIN');
  return (
    <div className="configuration__entry">
      <EntryField
        entry={{ ...entry, value }}
        label={settingName(t, entry)}
        hint={settingHint(t, entry)}
        error={view.isFit ? undefined : t('errors.configuration-value-invalid')}
        disabled={isLocked}
        timeZone={timeZone}
        change={change}
      />
      {entry.protected || !entry.isPublic ? (
        <div className="configuration__signs">
          {entry.protected ? <Badge kind="plain">{t('configuration.protected')}</Badge> : null}
          {entry.isPublic ? null : <Badge kind="plain">{t('configuration.internal')}</Badge>}
        </div>
      ) : null}
      {conflict === undefined ? null : (
        <p className="field-error" role="alert">
          {t('configuration.changed', {
            value: settingValue(t, entry, conflict ?? '', timeZone) ?? conflict ?? t('configuration.none'),
          })}{' '}
          <button className="button button--outline" type="button" onClick={accept}>
            {t('configuration.take')}
          </button>
        </p>
      )}
    </div>
  );
}
