import type { Letter } from '../../mail/index.ts';

/** To a referee, after the registration was sent or changed. */
export function refereeLetter(refereeId: number, what: 'submitted' | 'updated', name: string): Letter {
  return (t) => ({
    subject: t(`mail.refereeRegistration.${what}.subject`),
    paragraphs: [t('mail.frame.hello', { name }), t(`mail.refereeRegistration.${what}.text`)],
    action: { label: t('mail.refereeState.open'), path: `/referees/detail/${refereeId}` },
  });
}
