import type { Translator } from '@sevenmetre/phrases';
import type { Audience } from '@sevenmetre/rules/messages';

interface Named {
  readonly id: number;
  readonly name: string;
}

/** Conditions of the recipients in words, each with what it is about. */
export function conditionTexts(t: Translator, audience: Audience, places: readonly Named[]) {
  const { recipientType, states, categories, overdueOnly, withLeaders } = audience;
  const { placeIds, clubIds, exceptClubIds } = audience;
  const isToClubs = recipientType === 'clubs';
  const named = isToClubs
    ? states.map((state) => t(`registrations.state.${state}`))
    : states.map((state) =>
        t(state === 'processed' ? 'registrations.state.processed' : `registrations.refereeState.${state}`),
      );
  const inPlaces = placeIds.map((id) => places.find((place) => place.id === id)?.name ?? '');
  const byHand = { added: clubIds.length, leftOut: exceptClubIds.length };
  const isByHand = clubIds.length + exceptClubIds.length > 0;
  const all = [
    ['recipientType', t('messages.to'), isToClubs ? [] : [t('messages.recipients.referees')]],
    ['overdueOnly', '', isToClubs && overdueOnly ? [t('messages.reminder.overdue')] : []],
    ['states', t('messages.states'), named],
    ['categories', t('messages.categories'), isToClubs ? categories : []],
    ['placeIds', t('messages.places'), inPlaces],
    ['byHand', '', isByHand ? [t('messages.pickedCount', byHand)] : []],
    ['withLeaders', '', withLeaders ? [t('messages.withLeaders')] : []],
  ] as const;
  return all
    .filter(([, , values]) => values.length > 0)
    .map(([name, label, values]) => ({ name, label, value: values.join(', ') }));
}

/** "Clubs: invoice overdue, accepted, MA, MB, Hall 1, by hand + 2, − 1": whom a message is for, in one line. */
export function audienceText(t: Translator, audience: Audience, places: readonly Named[]): string {
  const of = conditionTexts(t, audience, places)
    .filter(({ name }) => name !== 'recipientType' && name !== 'withLeaders')
    .map(({ value }) => value);
  const who = t(`messages.recipients.${audience.recipientType}`);
  return of.length === 0 ? who : `${who}: ${of.join(', ')}`;
}
