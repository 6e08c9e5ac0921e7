import { teamDisplayName } from '@sevenmetre/rules/names';
import type { NamedTeam } from '@sevenmetre/rules/names';
import type { RefereeRegistrationState, RegistrationState, TeamState } from '@sevenmetre/rules/vocabulary';
import type { Letter } from '../../mail/index.ts';

interface Addressee {
  /** Name of the recipient. */
  readonly name: string;
  readonly reason: string | null;
}

/**
 * To the admins of a club: the new state of its registration; `resumed` is approved again after it was
 * processed. `unknown` is not mailed.
 */
export function clubStateLetter(
  club: { readonly id: number; readonly name: string; readonly waitingTeams: number },
  state: Exclude<RegistrationState, 'unknown'> | 'resumed',
  { name, reason }: Addressee,
): Letter {
  return (t) => ({
    subject: t(`mail.clubState.${state}.subject`),
    paragraphs: [
      t('mail.frame.hello', { name }),
      t(`mail.clubState.${state}.text`, { club: club.name }),
      ...((state === 'declined' || state === 'resumed') && reason !== null ? [reason] : []),
      ...(state === 'approved' && club.waitingTeams > 0
        ? [t('mail.clubState.waiting', { count: club.waitingTeams })]
        : []),
    ],
    action: { label: t('mail.clubState.open'), path: `/club/${club.id}` },
  });
}

/** To the admins of a club: the new state of one of its teams. */
export function teamStateLetter(
  team: NamedTeam & { readonly clubId: number; readonly categoryCode: string },
  state: TeamState,
  { name }: Pick<Addressee, 'name'>,
): Letter {
  const words = { team: teamDisplayName(team), category: team.categoryCode };
  return (t) => ({
    subject: t(`mail.teamState.${state}.subject`),
    paragraphs: [t('mail.frame.hello', { name }), t(`mail.teamState.${state}.text`, words)],
    action: { label: t('mail.clubState.open'), path: `/club/${team.clubId}` },
  });
}

/** To a referee. */
export function refereeStateLetter(
  refereeId: number,
  state: Exclude<RefereeRegistrationState, 'unknown'>,
  { name, reason }: Addressee,
): Letter {
  return (t) => ({
    subject: t(`mail.refereeState.${state}.subject`),
    paragraphs: [
      t('mail.frame.hello', { name }),
      t(`mail.refereeState.${state}.text`),
      ...(state === 'declined' && reason !== null ? [reason] : []),
    ],
    action: { label: t('mail.refereeState.open'), path: `/referees/detail/${refereeId}` },
  });
}
