export const calendar = {
  team: '{team} · {tournament}',
  match: '{home} – {away} · {tournament}',
  referee: '{name} as referee, {tournament}',
  hall: '{hall} · {tournament}',
  favourites: 'My teams · {tournament}',
  summary: '{category} · {home} – {away}',
  summaryPlayed: '{category} · {home} {homeScore}:{awayScore} {away}',
  conditional: '{condition}: {what} · {team}',
  about: 'Match No.\u00a0{number}, group {group}',
  aboutBracket: 'Match No.\u00a0{number}, {group}',
  aboutAlone: 'Match No.\u00a0{number}',
} as const;
