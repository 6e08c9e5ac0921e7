import { eachPersonText } from './roster.ts';
import type { Assignment, Roster, RosterPerson } from './roster.ts';
import { rosterLimits } from './limits.ts';
import type { RosterLimits } from './limits.ts';

/** A club with two teams of MC (13–14 years in 2026) and one each of MB, MD, ME, WC and a mixed one. */
export function aRoster(persons: readonly RosterPerson[] = []): Roster {
  const category = (id: number, code: string, gender: 'M' | 'W' | 'X', year: number | null) => ({
    id,
    code,
    gender,
    birthDateMin: year === null ? null : `${year}-01-01`,
  });
  return {
    persons,
    categories: [
      category(1, 'MB', 'M', 2010),
      category(2, 'MC', 'M', 2012),
      category(3, 'MD', 'M', 2014),
      category(4, 'ME', 'M', 2016),
      category(5, 'WC', 'W', 2012),
      category(6, 'XX', 'X', null),
    ],
    teams: [
      { id: 10, categoryId: 1, name: 'Lípa' },
      { id: 20, categoryId: 2, name: 'Lípa I' },
      { id: 21, categoryId: 2, name: 'Lípa II' },
      { id: 30, categoryId: 3, name: 'Lípa' },
      { id: 40, categoryId: 4, name: 'Lípa' },
      { id: 50, categoryId: 5, name: 'Lípa' },
      { id: 60, categoryId: 6, name: 'Lípa' },
    ],
  };
}

export function aPerson(id: number | null, over: Partial<RosterPerson> = {}): RosterPerson {
  return {
    id,
    firstName: 'Jan',
    lastName: `Lípa ${id ?? ''}`.trim(),
    birthDate: '2012-05-05',
    gender: 'M',
    ...eachPersonText(() => ''),
    assignments: [],
    ...over,
  };
}

export function playing(teamId: number, jerseyNumber: number | null = null): Assignment {
  return { teamId, role: 'player', jerseyNumber };
}

export function leading(teamId: number): Assignment {
  return { teamId, role: 'leader', jerseyNumber: null };
}

/** Default configuration, for a tournament that begins on 2026-04-02. */
export function usualLimits(over: Partial<RosterLimits> = {}): RosterLimits {
  const texts = new Map([['roster-mixed-allowance', 'MD=3, ME=3, WE=3']]);
  return { ...rosterLimits(texts, '2026-04-02'), ...over };
}
