import { invitationDays } from '@sevenmetre/rules/accounts';
import type { Letter } from '../mail/index.ts';

/** To an address with or without an account. */
export function invitationLetter(club: string, token: string): Letter {
  return (t) => ({
    subject: t('mail.clubInvitation.subject'),
    paragraphs: [t('mail.clubInvitation.hello'), t('mail.clubInvitation.text', { club })],
    action: { label: t('mail.clubInvitation.action'), path: `/${t.locale}/invitation#${token}` },
    remarks: [t('mail.clubInvitation.valid', { count: invitationDays }), t('mail.account.notYou')],
    secret: true,
  });
}

/** To a user who has new permissions in a club. */
export function accessLetter(firstName: string, club: string, clubId: number): Letter {
  return (t) => ({
    subject: t('mail.clubAccess.subject'),
    paragraphs: [t('mail.frame.hello', { name: firstName }), t('mail.clubAccess.text', { club })],
    action: { label: t('mail.clubAccess.action'), path: `/club/${clubId}` },
  });
}

type NamedClub = { readonly id: number; readonly name: string };

/** To the admins of a club after an organiser has appointed another admin. */
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

/** To the admins of a club after an organiser has removed one of them. */
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
