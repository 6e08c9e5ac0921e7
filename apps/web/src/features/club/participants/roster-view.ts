import type { ClubRoster, Participant } from '@sevenmetre/contract/participants/schemas';
import type { Translator } from '@sevenmetre/phrases';
import {
  namedTeams,
  personChoices,
  type PersonText,
  type Roster,
  type RosterLimits,
} from '@sevenmetre/rules/roster';
import { fold } from '@sevenmetre/rules/search';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { sortByName } from '../../../lib/words/sort-by-name.ts';

export type RosterTeamView = ClubRoster['teams'][number] & { readonly categoryCode: string };

/** The roster as the rules check it. */
export function rosterOf({ participants, teams, categories }: ClubRoster): Roster {
  return { persons: participants, teams, categories };
}

export function limitsOf({ limits }: ClubRoster): RosterLimits {
  return { ...limits, mixedAllowance: new Map(Object.entries(limits.mixedAllowance)) };
}

/** Teams with the codes of their categories, in the server's order. */
export function teamsOf(roster: ClubRoster): RosterTeamView[] {
  const codes = new Map(namedTeams(rosterOf(roster)).map(({ id, categoryCode }) => [id, categoryCode]));
  return roster.teams.map((team) => ({ ...team, categoryCode: codes.get(team.id) ?? '' }));
}

/** `leader`, `none`, the id of a team, or '' for everybody. */
export type RosterFilter = string;

/** Whom a list shows: by words of the name, and by team or role. By last name. */
export function listed(
  participants: readonly Participant[],
  { search, filter, locale }: { search: string; filter: RosterFilter; locale: Locale },
): Participant[] {
  const words = fold(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  const fits = participants.filter((person) => {
    const name = fold(fullName(person));
    return words.every((word) => name.includes(word)) && isOf(person, filter);
  });
  return sortByName(fits, locale, ({ lastName, firstName }) => `${lastName} ${firstName}`);
}

function isOf({ assignments }: Participant, filter: RosterFilter): boolean {
  if (filter === '') return true;
  if (filter === 'leader') return assignments.some(({ role }) => role === 'leader');
  if (filter === 'none') return assignments.length === 0;
  return assignments.some(({ teamId }) => String(teamId) === filter);
}

export function fullName({ firstName, lastName }: Pick<Participant, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`;
}

/** An optional text of a person as lists show it; a chosen one in the reader's words. */
export function personText(t: Translator, field: PersonText, value: string): string {
  const chosen = personChoices[field]?.find((choice) => choice === value);
  return chosen === undefined ? value || '–' : t(`participants.photo.${chosen}`);
}
