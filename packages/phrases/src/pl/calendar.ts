import type { calendar as english } from '../en/calendar.ts';
import type { Shape } from '../words.ts';

export const calendar = {
  team: '{team} · {tournament}',
  match: '{home} – {away} · {tournament}',
  referee: '{name} jako sędzia, {tournament}',
  hall: '{hall} · {tournament}',
  favourites: 'Moje drużyny · {tournament}',
  summary: '{category} · {home} – {away}',
  summaryPlayed: '{category} · {home} {homeScore}:{awayScore} {away}',
  conditional: '{condition}: {what} · {team}',
  about: 'Mecz nr\u00a0{number}, grupa {group}',
  aboutBracket: 'Mecz nr\u00a0{number}, {group}',
  aboutAlone: 'Mecz nr\u00a0{number}',
} as const satisfies Shape<typeof english>;
