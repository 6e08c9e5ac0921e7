import { randomOf } from '../src/random/index.ts';
import type { AppointmentInput, LedMatch, Pair } from '../src/referees/index.ts';
import { defaultAppointmentRules } from '../src/referees/index.ts';
import { type Schedule, type ScheduleInput, minutesOfDay } from '../src/schedule/index.ts';

/**
 * A planned tournament with generated pairs: one in ten is absent for a day, two in five come from abroad,
 * one in eight is a single referee.
 * @param schedule placements of its matches
 */
export function appointmentsOf(
  input: ScheduleInput,
  schedule: Schedule,
  { pairs, seed }: { readonly pairs: number; readonly seed: number },
): AppointmentInput {
  const days = Math.max(...input.hallDays.map(({ day }) => day)) + 1;
  const matches = input.matches.flatMap((match): LedMatch[] => {
    const place = schedule.get(match.key);
    const category = input.categories.find(({ id }) => id === match.category);
    if (!place || !category) return [];
    const isYoung = /[DE]$/.test(match.category);
    const known = match.teams.filter((team) => /^\w+ \d+-\d+$/.test(team));
    return [
      {
        id: match.key,
        hall: place.hall,
        day: Math.floor(place.start / minutesOfDay),
        start: place.start,
        end: place.start + category.duration,
        teams: known.map((id) => ({ id, club: clubOf(id), country: countryOf(clubOf(id)) })),
        ...(known.length < 2
          ? { possible: { clubs: clubsOfCategory(input, match.category), open: 2 - known.length } }
          : {}),
        level: match.level === 'final' ? 3 : isYoung ? 1 : match.group === null ? 2 : 1,
        single: isYoung,
        refusedBy: [],
      },
    ];
  });
  const { travel } = input;
  const rules = { ...defaultAppointmentRules, homeCountry: 'CZ' };
  return { matches, pairs: pairsOf(pairs, days, seed), travel, rules };
}

/** As if every team of the category could reach each of its open seats. */
function clubsOfCategory({ teams }: ScheduleInput, category: string): string[] {
  return teams
    .filter((team) => team.category === category && /^\w+ \d+-\d+$/.test(team.id))
    .map(({ id }) => clubOf(id));
}

function clubOf(team: string): string {
  return team.split(' ')[1]?.split('-')[0] ?? '';
}

function countryOf(club: string): string {
  return Number(club) % 3 === 0 ? `X${Number(club) % 7}` : 'CZ';
}

function pairsOf(count: number, days: number, seed: number): Pair[] {
  const random = randomOf(seed);
  return Array.from({ length: count }, (_, index) => {
    const away = random.below(10) === 0 ? random.below(days) : null;
    return {
      id: `pair ${index + 1}`,
      isSingle: index % 8 === 7,
      level: 1 + random.below(3),
      clubs: [String(random.below(40))],
      countries: [random.below(5) < 3 ? 'CZ' : `X${random.below(7)}`],
      absences: away === null ? [] : [{ from: away * minutesOfDay, to: (away + 1) * minutesOfDay }],
      halls: [],
      mostPerDay: null,
    };
  });
}
