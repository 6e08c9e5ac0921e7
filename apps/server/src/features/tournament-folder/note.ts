/** A remark about a valid folder for its owner. */
export type Note =
  | { readonly code: 'files-absent' | 'file-ignored'; readonly file: string }
  | { readonly code: 'day-outside-tournament'; readonly match: number; readonly day: string }
  | {
      readonly code: 'players-without-team' | 'lineups-completed' | 'team-event-players' | 'results-only';
      readonly count: number;
    }
  | {
      readonly code: 'score-differs';
      readonly match: number;
      readonly score: string;
      readonly events: string;
    }
  | { readonly code: 'recorded-here'; readonly match: number }
  | { readonly code: 'events-struck'; readonly count: number }
  | {
      readonly code: 'seat-played';
      readonly group: string | null;
      /** null: nobody sits there, because a walkover was given against the empty seat. */
      readonly team: string | null;
      readonly belongsTo: string | null;
      readonly matches: readonly number[];
    }
  | {
      readonly code: 'seat-differs';
      readonly group: string;
      readonly seated: string;
      readonly computed: string;
    };

/** An English sentence for the command line. */
export function noteSentence(note: Note): string {
  switch (note.code) {
    case 'files-absent':
      return `${note.file} are absent: a tournament of results without people.`;
    case 'file-ignored':
      return `${note.file} is not part of the format and was not read.`;
    case 'day-outside-tournament':
      return `Match ${note.match} is on ${note.day}, outside of the tournament's days.`;
    case 'players-without-team':
      return `${note.count} players have no team in players.csv and stand in no lineup; they were left out.`;
    case 'lineups-completed':
      return `${note.count} players have an event in a match without standing in its lineup; they were added to it.`;
    case 'team-event-players':
      return `${note.count} events that belong to a team name a player; the players were left out.`;
    case 'results-only':
      return `${note.count} finished matches have a score and no events at all.`;
    case 'score-differs':
      return `Match ${note.match} keeps its official score ${note.score}; its events add up to ${note.events}.`;
    case 'recorded-here':
      return `Match ${note.match} was reported in this product; its result and events were kept.`;
    case 'events-struck':
      return `${note.count} events that the folder no longer names were struck out.`;
    case 'seat-played':
      return playedSentence(note);
    case 'seat-differs':
      return `In group ${note.group} the folder seats ${note.seated} where the standings say ${note.computed}.`;
  }
}

function playedSentence({ group, team, belongsTo, matches }: Extract<Note, { code: 'seat-played' }>): string {
  const where = group === null ? 'a match outside any group' : `group ${group}`;
  if (team === null)
    return `A seat in ${where} stays empty, since a walkover was given against it (match ${matches.join(', ')}); by the results it is that of team ${belongsTo ?? '?'}.`;
  const whose = belongsTo === null ? 'nobody’s yet' : `that of team ${belongsTo}`;
  return `Team ${team} keeps its place in ${where}, since it has played there (match ${matches.join(', ')}); by the results it is ${whose}.`;
}
