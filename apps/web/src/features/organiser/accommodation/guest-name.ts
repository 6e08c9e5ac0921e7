import type { AccommodationGuest } from '@sevenmetre/contract/accommodation/schemas';
import type { Translator } from '@sevenmetre/phrases';
import { teamDisplayName } from '@sevenmetre/rules/names';

/** Who sleeps there: the team with its category, a club's extra persons, or the referee. */
export function guestName(t: Translator, { kind, name, team }: AccommodationGuest): string {
  if (team) return `${teamDisplayName({ ...team, clubName: name })} (${team.categoryCode})`;
  return kind === 'extra-persons' ? `${name}, ${t('accommodation.extraPersons')}` : name;
}
