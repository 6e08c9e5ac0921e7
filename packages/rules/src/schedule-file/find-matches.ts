import { sameWords, fold, wordsOf } from '../search/index.ts';
import { findTeam, type PlanTeam } from './find-names.ts';
import type { ScheduleTexts } from './listed-match.ts';

/** A match of the plan. */
export interface PlanMatch {
  readonly key: string;
  readonly category: string;
  /** null: not published yet. */
  readonly number: number | null;
  /** Label of its group in the plan, `A` or `A SF1`. */
  readonly group: string;
  /** System name of its round, `preliminary`, `semifinal`. */
  readonly level: string;
  readonly isBracket: boolean;
  /** Teams by id; null: it waits for them. */
  readonly home: string | null;
  readonly away: string | null;
  /** Running, finished or about to begin: nothing moves it. */
  readonly isFixed: boolean;
  readonly isLocked: boolean;
  readonly to: { readonly hall: string; readonly start: number } | null;
}

interface TeamQuestion {
  readonly category: string;
  readonly text: string;
  readonly similar: readonly string[];
}

export interface FoundPair {
  /** Teams of the row; null: not known. */
  readonly home: string | null;
  readonly away: string | null;
  readonly questions: readonly TeamQuestion[];
  /** Texts that are no team and no seat. */
  readonly unknown: readonly string[];
}

/** What somebody has said about a text of the file. */
export interface NameAnswer {
  readonly kind: 'team' | 'hall' | 'category';
  readonly text: string;
  /** Category of a team; '' otherwise. */
  readonly category: string;
  readonly id: string;
}

/** The teams of a row, from two cells or from one ("Lípa – Dub"). */
export function findPair(
  texts: ScheduleTexts,
  category: string,
  teams: readonly PlanTeam[],
  answers: readonly NameAnswer[],
): FoundPair {
  const own = teams.filter((team) => team.category === category);
  const sides =
    texts.home !== '' || texts.away !== '' ? [[texts.home, texts.away] as const] : splits(texts.pair);
  const read = sides.map((texts) => pairOf(texts, { category, own, answers }));
  const known = read.filter(({ home, away }) => home !== null && away !== null);
  const [first] = known.length === 1 ? known : read.length === 1 ? read : [];
  return first ?? read.find(({ questions }) => questions.length > 0) ?? nothing(texts.pair);
}

function nothing(text: string): FoundPair {
  return { home: null, away: null, questions: [], unknown: text === '' ? [] : [text] };
}

/** All ways to split a text at a mark between two teams. */
function splits(text: string): (readonly [string, string])[] {
  return [...text.matchAll(/\s+(?:[-–—:×]|vs?\.?|proti|gegen)\s+|\s*[–—]\s*|\s:\s/giu)].flatMap(
    ({ index, 0: mark }) => {
      const pair = [text.slice(0, index).trim(), text.slice(index + mark.length).trim()] as const;
      return pair.includes('') ? [] : [pair];
    },
  );
}

interface PairContext {
  readonly category: string;
  readonly own: readonly PlanTeam[];
  readonly answers: readonly NameAnswer[];
}

function pairOf(texts: readonly [string, string], { category, own, answers }: PairContext): FoundPair {
  const questions: TeamQuestion[] = [];
  const unknown: string[] = [];
  const of = (text: string): string | null => {
    if (text === '') return null;
    const answer = answers.find(
      (each) => each.kind === 'team' && each.category === category && sameWords(each.text, text),
    );
    if (answer) return own.some(({ id }) => id === answer.id) ? answer.id : null;
    const { id, similar } = findTeam(text, own);
    if (id === null && similar.length > 0) questions.push({ category, text, similar });
    else if (id === null && !isSeat(text)) unknown.push(text);
    return id;
  };
  const [home, away] = [of(texts[0]), of(texts[1])];
  return { home, away, questions, unknown };
}

/** "1. A", "Winner SF1", "poražený 12": a seat that waits for its team. */
function isSeat(text: string): boolean {
  const plain = fold(text);
  return (
    /^(?:\d+\.?\s?(?:misto|platz|place|st|nd|rd|th)?\s?(?:ze?|of|der|gruppe|group|skupiny?|grupy?|sk\.?|gr\.?)?\s?[a-z]{0,3}\d?|[a-z]{1,3}\s?\d{1,2}|\?|-|tbd|n\.?n\.?)$/u.test(
      plain,
    ) ||
    /(?:^|\s)(?:winner|loser|vitez|porazeny|sieger|verlierer|gewinner|vitaz|porazeny|zwyciezca|przegrany|w|l|v|p)\b/u.test(
      plain,
    )
  );
}

/** Matches of a pair in either order; those of the written order first. */
export function matchesOfPair(home: string, away: string, matches: readonly PlanMatch[]): PlanMatch[] {
  return [
    ...matches.filter((match) => match.home === home && match.away === away),
    ...matches.filter((match) => match.home === away && match.away === home),
  ];
}

const rounds: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:semi|semifinal\w*|polfinal\w*|halbfinale?|sf|hf)/u, /^semifinal/u],
  [/\b(?:quarter|ctvrtfinal\w*|viertelfinale?|stvrtfinal\w*|cwiercfinal\w*|qf|vf|cf)/u, /^quarterfinal/u],
  [
    /\b(?:osmifinal\w*|achtelfinale?|osemfinal\w*|1\/8|last 16|round of 16)/u,
    /^(?:eighth|last-16|round-of-16)/u,
  ],
  [
    /(?:^|\b)(?:o |um |place |platz )?(?:3|third|treti|dritt\w*|tretie|trzecie)\b.*(?:mist|plac|platz|miest|miejsc)|(?:mist\w*|place|platz|miest\w*|miejsce) ?3\b|bronz|bronze/u,
    /^place-3$/u,
  ],
  [/^(?:grand |velke |grosses )?(?:final\w*|endspiel)(?:\s[a-z])?$/u, /^final$/u],
];

/** Matches of the group or round that a row names. Empty: it names none, or one that the plan has not. */
export function matchesOfGroup(
  texts: ScheduleTexts,
  category: string,
  matches: readonly PlanMatch[],
): PlanMatch[] {
  const named = [texts.group, texts.round, texts.pair].filter((text) => text !== '');
  for (const text of named) {
    const key = groupKey(text, category);
    // A round may be a number like the name of a group.
    const found = matches.filter(
      ({ group, isBracket }) => (isBracket || text === texts.group) && groupKey(group, '') === key,
    );
    if (found.length > 0) return found;
  }
  for (const text of named) {
    const found = ofRound(fold(text), matches);
    if (found.length > 0) return found;
  }
  return [];
}

function ofRound(text: string, matches: readonly PlanMatch[]): PlanMatch[] {
  const [, level] = rounds.find(([name]) => name.test(text)) ?? [];
  if (level === undefined) return [];
  const found = matches.filter((match) => match.isBracket && level.test(match.level));
  // "Semifinal A 2": play-off and number, where they are written.
  const [, playoff, number] = /\s([a-c])?\s?(\d)?$/u.exec(` ${text.split(/\s/u).slice(1).join(' ')}`) ?? [];
  const narrowed = found.filter(
    ({ group }) =>
      (playoff === undefined || fold(group).startsWith(`${playoff} `)) &&
      (number === undefined || level.source.includes('place') || group.endsWith(number)),
  );
  return narrowed.length > 0 ? narrowed : found;
}

function groupKey(text: string, category: string): string {
  const words = wordsOf(text);
  const code = wordsOf(category).join(' ');
  const joined = words.join(' ');
  const own = code !== '' && joined.startsWith(`${code} `) ? joined.slice(code.length + 1) : joined;
  return own.replace(/^(?:skupina|group|gruppe|grupa|pool|sk|gr)\s+/u, '');
}
