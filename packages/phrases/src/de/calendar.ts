import type { calendar as english } from '../en/calendar.ts';
import type { Shape } from '../words.ts';

export const calendar = {
  team: '{team} · {tournament}',
  match: '{home} – {away} · {tournament}',
  referee: '{name} als Schiedsrichter, {tournament}',
  hall: '{hall} · {tournament}',
  favourites: 'Meine Teams · {tournament}',
  summary: '{category} · {home} – {away}',
  summaryPlayed: '{category} · {home} {homeScore}:{awayScore} {away}',
  conditional: '{condition}: {what} · {team}',
  about: 'Spiel Nr.\u00a0{number}, Gruppe {group}',
  aboutBracket: 'Spiel Nr.\u00a0{number}, {group}',
  aboutAlone: 'Spiel Nr.\u00a0{number}',
} as const satisfies Shape<typeof english>;
