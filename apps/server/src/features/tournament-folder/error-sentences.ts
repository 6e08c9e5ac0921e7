import type { FolderError, FolderErrorCode, FolderErrorParameters } from './folder-error.ts';

/** English for the command line; `{name}` is a parameter. The back office will say them from phrases by their codes. */
const sentences: Readonly<Record<FolderErrorCode, string>> = {
  'folder-missing': 'there is no such folder',
  'folder-changed': 'the file was changed while it was read; import again',
  'file-missing': 'the file is missing',
  'file-not-regular': 'this is a link or something else than a file, which is not followed',
  'file-unreadable': 'the file cannot be read ({reason})',
  'file-too-large': 'the file is larger than {limit} bytes',
  'file-empty': 'the file is empty; at least the line with the column names is needed',
  'no-teams': 'the folder has no team; a tournament without teams is not brought in',
  'too-many-rows': 'the file has more than {limit} rows; the rest was not read',
  'not-utf-8': 'the text is not UTF-8 but looks like {encoding}; save the file as UTF-8',
  separator: 'the columns are separated by {found}; save the file with commas',
  'json-invalid': 'this is not valid JSON ({reason})',
  'column-missing': 'the column is missing',
  'column-unknown': 'the format has no such column',
  'column-repeated': 'the column stands here twice',
  'column-count': 'the line has {found} cells instead of {expected}',
  'quote-not-closed': 'a quoted cell is not closed on its line',
  'quote-misplaced': 'a quotation mark stands inside a cell; quote the whole cell and double the mark',
  'line-too-long': 'the line is longer than {limit} bytes; the rest of the file was not read',
  'control-character': 'the cell contains an invisible control character ({character})',
  'text-damaged': 'the text was damaged before (it contains the replacement character \uFFFD)',
  'text-too-long': 'the cell is longer than {limit} characters',
  'text-not-allowed': '“{value}” cannot be used here, because it would be part of a web address',
  required: 'the cell must not be empty',
  'not-text': 'this must be a text',
  'not-a-number': '“{value}” is not a whole number',
  'number-out-of-range': '{value} is not between {minimum} and {maximum}',
  'not-one-of': '“{value}” is none of: {allowed}',
  'not-a-date': '“{value}” is not a date like 2026-04-03',
  'not-a-time': '“{value}” is not a time of day like 09:30',
  'not-a-duration': '“{value}” is not minutes and seconds like 15:00',
  'not-a-seat': '“{value}” is not a group and a standing like 12:1',
  'time-skipped': 'this time of day does not exist in {timeZone}: the clocks are turned forward over it',
  'time-without-day': 'a time of day needs a day',
  'date-far-away': '{value} is more than {days} days away from the tournament',
  'end-before-start': 'the tournament ends ({value}) before it starts',
  'country-unknown': '“{value}” is no country code (ISO 3166 alpha-2 or a sport code)',
  'time-zone-unknown': '“{value}” is no time zone (an IANA name like Europe/Prague)',
  'currency-unknown': '“{value}” is no currency code (ISO 4217)',
  'tie-breaker-unknown': '“{value}” is no criterion; they are: {allowed}',
  'tie-breaker-repeated': '“{value}” stands in the list twice',
  'round-unknown':
    '“{value}” is no round (preliminary, main, extra, round-of-64 … round-of-16, quarterfinal, semifinal, final, place-N)',
  'label-taken': 'the label “{value}” belongs to a group of this edition that the folder does not name',
  duplicate: '“{value}” stands in line {first} already',
  'unknown-reference': '“{value}” is not in {target}',
  'team-of-another-category': 'team “{value}” plays in category {team}, not in {expected}',
  'group-of-another-category': 'group “{value}” belongs to category {group}, not to {expected}',
  'team-seated-twice': 'team “{value}” has a seat in this group already (line {first})',
  'team-not-in-group': 'team “{value}” has no seat in group “{group}”',
  'team-against-itself': 'team “{value}” cannot play against itself',
  'seat-without-source': 'the seat has neither a team nor the standing of another group',
  'source-incomplete': 'fromGroup and fromStanding go together',
  'standing-out-of-range': 'group “{group}” has {seats} seats, so nobody stands on place {value}',
  'seat-cycle': 'the groups wait for each other in a ring: {groups}',
  'teams-missing': 'a match that is {state} needs both teams',
  'score-missing': 'a match that is {state} needs both scores',
  'score-of-unplayed': 'a scheduled match has no score yet',
  'walkover-score': 'a walkover is won by one team or lost by both 0:0, not {home}:{away}',
  'team-not-in-match': 'team “{value}” does not play match {match}',
  'player-of-another-team': 'player “{value}” belongs to team “{team}”',
  'already-in-lineup': 'player “{value}” stands in the lineup of match {match} already',
  'leader-goal': 'player “{value}” is a leader and cannot throw goals',
  'event-of-unplayed-match': 'match {match} is scheduled, so nothing has happened in it yet',
  'time-out-of-stage': '{value} is too late for a stage of {limit}',
};

/** `teams.csv, line 5, column club: “99” is not in clubs.csv.` */
export function errorSentence({ file, line, column, code, parameters }: FolderError): string {
  const place = [file, line === null ? '' : `line ${line}`, column === null ? '' : `column ${column}`];
  const sentence = `${place.filter((part) => part !== '').join(', ')}: ${fill(sentences[code], parameters)}.`;
  // What stands in a file must not steer the operator's terminal.
  return sentence.replaceAll(/\p{Cc}/gu, '\uFFFD');
}

function fill(sentence: string, parameters: FolderErrorParameters): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(parameters[name] ?? ''));
}
