import { invitationDays } from '@sevenmetre/rules/accounts';
import type { Letter } from '../mail/index.ts';

/** To an address that may have an account or not: whoever reads it decides. */
export function invitationLetter(club: string, token: string): Letter {
  return (t) => ({
    subject: t('mail.clubInvitation.subject'),
    paragraphs: [t('mail.clubInvitation.hello'), t('mail.clubInvitation.text', { club })],
    action: { label: t('mail.clubInvitation.action'), path: `/${t.locale}/invitation#${token}` },
    remarks: [t('mail.clubInvitation.valid', { count: invitationDays }), t('mail.account.notYou')],
    secret: true,
  });
}

/** To somebody with an account who may act for a club from now on. */
export function accessLetter(firstName: string, club: string, clubId: number): Letter {
  return (t) => ({
    subject: t('mail.clubAccess.subject'),
    paragraphs: [t('mail.frame.hello', { name: firstName }), t('mail.clubAccess.text', { club })],
    action: { label: t('mail.clubAccess.action'), path: `/club/${clubId}` },
  });
}

type NamedClub = { readonly id: number; readonly name: string };

/** To the admins of a club, when an organiser has made somebody else an admin of it. */
export function adminAppointedLetter(firstName: string, name: string, { id, name: club }: NamedClub): Letter {
  return (t) => ({
    subject: t('mail.clubAdmin.appointedSubject'),
    paragraphs: [
      t('mail.frame.hello', { name: firstName }),
      t('mail.clubAdmin.appointed', { club, name }),
      t('mail.clubAdmin.ask'),
    ],
    action: { label: t('mail.clubAccess.action'), path: `/club/${id}` },
  });
}

/** To everybody who was an admin of a club, when an organiser has taken the rights of one of them away. */
export function adminDismissedLetter(firstName: string, name: string, { name: club }: NamedClub): Letter {
  return (t) => ({
    subject: t('mail.clubAdmin.dismissedSubject'),
    paragraphs: [
      t('mail.frame.hello', { name: firstName }),
      t('mail.clubAdmin.dismissed', { club, name }),
      t('mail.clubAdmin.ask'),
    ],
    action: { label: t('mail.clubAdmin.action'), path: '/dashboard' },
  });
}
