import type { Translator } from '@sevenmetre/phrases';
import type { Audience } from '@sevenmetre/rules/messages';

/** "Clubs: invoice overdue, accepted, MA, MB": whom a message is for, in one line. */
export function audienceText(
  t: Translator,
  { recipientType, states, categories, overdueOnly }: Audience,
): string {
  const named =
    recipientType === 'clubs'
      ? states.map((state) => t(`registrations.state.${state}`))
      : states.map((state) =>
          t(state === 'processed' ? 'registrations.state.processed' : `registrations.refereeState.${state}`),
        );
  const isReminder = recipientType === 'clubs' && overdueOnly;
  const of = [
    ...(isReminder ? [t('messages.reminder.overdue')] : []),
    ...named,
    ...(recipientType === 'clubs' ? categories : []),
  ];
  const who = t(`messages.recipients.${recipientType}`);
  return of.length === 0 ? who : `${who}: ${of.join(', ')}`;
}
