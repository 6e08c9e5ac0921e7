import type { ClubUsers } from '@sevenmetre/contract/clubs/schemas';
import { useWords } from '../../../lib/words/words.ts';
import { CheckField } from '../../../ui/forms/choice-fields.tsx';
import type { UserValues } from './user-values.ts';

interface PermissionFieldsProps {
  readonly teams: ClubUsers['teams'];
  readonly values: UserValues;
  readonly change: (changes: Partial<UserValues>) => void;
  readonly error: string | undefined;
}

/** What a user may do: the whole club, or some of its teams. */
export function PermissionFields({ teams, values, change, error }: PermissionFieldsProps) {
  const t = useWords();
  const { clubAdmin, teamIds } = values;
  const toggle = (id: number, on: boolean) =>
    change({ teamIds: on ? [...teamIds, id] : teamIds.filter((other) => other !== id) });
  return (
    <fieldset className="club-permissions">
      <legend>{t('clubs.users.permissions')}</legend>
      <CheckField
        name="clubAdmin"
        label={t('clubs.users.clubAdminLabel')}
        value={clubAdmin}
        onChange={(next) => change({ clubAdmin: next })}
      />
      <fieldset className="club-permissions">
        <legend>{t('clubs.users.teamsLabel')}</legend>
        {teams.length === 0 ? <p className="muted">{t('clubs.users.noTeams')}</p> : null}
        {teams.map(({ id, name, categoryCode }) => (
          <CheckField
            key={id}
            name={`team-${id}`}
            label={`${name} (${categoryCode})`}
            value={teamIds.includes(id)}
            onChange={(on) => toggle(id, on)}
          />
        ))}
      </fieldset>
      {error === undefined ? null : <div className="field-error">{error}</div>}
    </fieldset>
  );
}
