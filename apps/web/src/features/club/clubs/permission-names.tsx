import type { ClubUsers } from '@sevenmetre/contract/clubs/schemas';
import { useWords } from '../../../lib/words/words.ts';

interface PermissionNamesProps {
  readonly of: { readonly clubAdmin: boolean; readonly teamIds: readonly number[] };
  readonly teams: ClubUsers['teams'];
}

/** What somebody may do in a club, or is offered. */
export function PermissionNames({ of: { clubAdmin, teamIds }, teams }: PermissionNamesProps) {
  const t = useWords();
  const led = teams
    .filter(({ id }) => teamIds.includes(id))
    .map(({ name, categoryCode }) => `${name} (${categoryCode})`);
  return (
    <>
      {clubAdmin ? <div>{t('clubs.users.roles.club')}</div> : null}
      {led.length > 0 ? <div>{t('clubs.users.teamAdmin', { teams: led.join(', ') })}</div> : null}
    </>
  );
}
