import type { Letter } from '../mail/index.ts';

/** To somebody with an account who may act for a club from now on. */
export function accessLetter(firstName: string, club: string, clubId: number): Letter {
  return (t) => ({
    subject: t('mail.clubAccess.subject', { club }),
    paragraphs: [t('mail.frame.hello', { name: firstName }), t('mail.clubAccess.text', { club })],
    action: { label: t('mail.clubAccess.action'), path: `/club/${clubId}` },
  });
}
