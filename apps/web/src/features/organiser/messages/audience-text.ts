import type { Translator } from '@sevenmetre/phrases';
import type { Audience } from '@sevenmetre/rules/messages';

/** "Clubs: accepted, MA, MB": whom a message is for, in one line. */
export function audienceText(t: Translator, { recipientType, states, categories }: Audience): string {
  const named =
    recipientType === 'clubs'
      ? states.map((state) => t(`registrations.state.${state}`))
      : states.map((state) =>
          t(state === 'processed' ? 'registrations.state.processed' : `registrations.refereeState.${state}`),
        );
  const of = [...named, ...(recipientType === 'clubs' ? categories : [])];
  const who = t(`messages.recipients.${recipientType}`);
  return of.length === 0 ? who : `${who}: ${of.join(', ')}`;
}
