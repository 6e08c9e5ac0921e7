import type { Translator } from '@sevenmetre/phrases';
import type { Audience } from '@sevenmetre/rules/messages';

interface Named {
  readonly id: number;
  readonly name: string;
}

/** "Clubs: invoice overdue, accepted, MA, MB, Hall 1, by hand + 2, − 1": whom a message is for, in one line. */
export function audienceText(
  t: Translator,
  { recipientType, states, categories, overdueOnly, placeIds, clubIds, exceptClubIds }: Audience,
  places: readonly Named[],
): string {
  const isToClubs = recipientType === 'clubs';
  const named = isToClubs
    ? states.map((state) => t(`registrations.state.${state}`))
    : states.map((state) =>
        t(state === 'processed' ? 'registrations.state.processed' : `registrations.refereeState.${state}`),
      );
  const isByHand = clubIds.length + exceptClubIds.length > 0;
  const byHand = { added: clubIds.length, leftOut: exceptClubIds.length };
  const of = [
    ...(isToClubs && overdueOnly ? [t('messages.reminder.overdue')] : []),
    ...named,
    ...(isToClubs ? categories : []),
    ...placeIds.map((id) => places.find((place) => place.id === id)?.name ?? ''),
    ...(isByHand ? [t('messages.pickedCount', byHand)] : []),
  ];
  const who = t(`messages.recipients.${recipientType}`);
  return of.length === 0 ? who : `${who}: ${of.join(', ')}`;
}
