import type { Letter } from '../../mail/index.ts';

/** Data of a mail about a club's registration. */
export interface Submitted {
  readonly clubId: number;
  readonly clubName: string;
  readonly teams: number;
  readonly waitingTeams: number;
}

/** To an admin of the club after its registration was sent or changed. */
export function registrationLetter(
  { clubId, clubName, teams, waitingTeams }: Submitted,
  what: 'submitted' | 'updated',
  name: string,
): Letter {
  return (t) => ({
    subject: t(`mail.registration.${what}.subject`),
    paragraphs: [
      t('mail.frame.hello', { name }),
      t(`mail.registration.${what}.text`, { club: clubName }),
      t('mail.registration.teams', { count: teams }),
      ...(waitingTeams > 0 ? [t('mail.clubState.waiting', { count: waitingTeams })] : []),
    ],
    action: { label: t('mail.clubState.open'), path: `/club/${clubId}` },
  });
}
