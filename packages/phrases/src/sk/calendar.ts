import type { calendar as english } from '../en/calendar.ts';
import type { Shape } from '../words.ts';

export const calendar = {
  team: '{team} · {tournament}',
  match: '{home} – {away} · {tournament}',
  referee: '{name} ako rozhodca, {tournament}',
  hall: '{hall} · {tournament}',
  favourites: 'Moje tímy · {tournament}',
  summary: '{category} · {home} – {away}',
  summaryPlayed: '{category} · {home} {homeScore}:{awayScore} {away}',
  conditional: '{condition}: {what} · {team}',
  about: 'Zápas č.\u00a0{number}, skupina {group}',
  aboutBracket: 'Zápas č.\u00a0{number}, {group}',
  aboutAlone: 'Zápas č.\u00a0{number}',
} as const satisfies Shape<typeof english>;
