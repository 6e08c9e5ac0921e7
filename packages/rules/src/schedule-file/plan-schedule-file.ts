import { wordsOf } from '../search/index.ts';
import type { ReadingChoice } from './choose-reading.ts';

import type { PlanMatch } from './find-matches.ts';
import { courtNouns, findCourt, type PlanCourt } from './find-names.ts';
import { type ListedMatch, placeInFile, type ScheduleTexts } from './listed-match.ts';
import { RowMatches } from './row-matches.ts';
import { partsOfTitle, RowMoments } from './row-moments.ts';
import type {
  Problem,
  ScheduleAnswers,
  ScheduleFileContext,
  ScheduleQuestion,
  ScheduleReason,
} from './schedule-context.ts';

/** What becomes of a row: its match gets this placement, has it already, is asked about, or the row is skipped. */
interface PlannedRow {
  readonly row: ListedMatch;
  readonly result: 'place' | 'same' | 'asked' | 'skipped';
  /** null: it is placed, or has that placement already. */
  readonly reason: { readonly code: ScheduleReason; readonly text: string } | null;
  readonly question: ScheduleQuestion | null;
  /** Code of its category; null: not known. */
  readonly category: string | null;
  readonly match: string | null;
  readonly to: { readonly hall: string; readonly start: number } | null;
}

export interface SchedulePlan {
  readonly rows: readonly PlannedRow[];
  readonly questions: {
    readonly days: readonly ReadingChoice[];
    readonly times: readonly ReadingChoice[];
    readonly repeatDays: boolean;
  };
  /** Whether numbers of the file are those of other matches in the plan, so that they are not used. */
  readonly hasOtherNumbers: boolean;
  /** Matches of the plan without a row that is taken; they keep their placement, or have none. */
  readonly missing: readonly string[];
}

/**
 * Matches a schedule that was made elsewhere with the matches of a plan (SF3 to SF9). Every row is taken, asked about or skipped
 * with its reason.
 */
export function planScheduleFile(
  rows: readonly ListedMatch[],
  context: ScheduleFileContext,
  answers: ScheduleAnswers,
): SchedulePlan {
  const planning = new Planning(rows, context, answers);
  const read = withoutRepeats(
    rows.map((row) => planning.take(row)),
    context,
  );
  const taken = new Set(
    read.flatMap(({ result, match }) => (result === 'place' || result === 'same' ? [match] : [])),
  );
  return {
    rows: read,
    questions: planning.moments.questions(),
    hasOtherNumbers: planning.matches.hasOtherNumbers,
    missing: context.matches.filter(({ key }) => !taken.has(key)).map(({ key }) => key),
  };
}

class Planning {
  readonly moments: RowMoments;
  readonly matches: RowMatches;
  readonly #context: ScheduleFileContext;
  readonly #answers: ScheduleAnswers;

  constructor(rows: readonly ListedMatch[], context: ScheduleFileContext, answers: ScheduleAnswers) {
    this.#context = context;
    this.#answers = answers;
    this.moments = new RowMoments(rows, context, answers);
    this.matches = new RowMatches(rows, context, answers);
  }

  take(row: ListedMatch): PlannedRow {
    const category = this.matches.category(row);
    const code = typeof category === 'string' ? category : null;
    const base = { row, category: code, match: null, to: null, question: null };
    const fail = (
      { result, code: reason, text = '', question }: Problem,
      found: Partial<PlannedRow> = {},
    ): PlannedRow => ({
      ...base,
      ...found,
      result,
      reason: { code: reason, text },
      question: question ?? null,
    });
    if (row.isLeftOut) return fail({ result: 'skipped', code: 'left-out' });
    if (!namesMatch(row.texts) && row.match === null) return fail({ result: 'skipped', code: 'no-match' });
    const start = this.moments.start(row);
    const hall = this.#hall(row);
    const match = this.matches.match(row, category);
    // What no answer can mend comes first, then what has to be asked.
    const problems = [start, hall, match].filter(
      (each): each is Problem => typeof each === 'object' && 'code' in each,
    );
    const [problem] = problems.toSorted(
      (a, b) => Number(a.result === 'asked') - Number(b.result === 'asked'),
    );
    const key = typeof match === 'object' && 'key' in match ? match.key : null;
    if (problem !== undefined) return fail(problem, { match: key });
    if (row.isDoubtful) return fail({ result: 'asked', code: 'encoding' }, { match: key });
    if (typeof start !== 'number' || typeof hall !== 'string' || 'code' in match)
      return fail({ result: 'skipped', code: 'no-match' });
    return placed(row, match, { hall, start });
  }

  #hall({ texts, titles }: ListedMatch): string | Problem {
    const { courts } = this.#context;
    const named = texts.hall === '' && texts.court === '' ? hallOfTitles(titles, courts) : null;
    const [hall, court] = [named ?? texts.hall, texts.court];
    const text = [hall, court].filter((each) => each !== '').join(' / ');
    const answer = this.#answers.names.find((each) => each.kind === 'hall' && each.text === text);
    if (answer && courts.some(({ key }) => key === answer.id)) return answer.id;
    // "Court 1" below the title of a hall is not hall 1.
    const inTitled = court === '' && namesCourt(hall) ? courtOfTitles(hall, titles, courts) : null;
    if (inTitled !== null) return inTitled;
    const { id, similar } = findCourt(hall, court, courts);
    if (id !== null) return id;
    if (text === '' && courts.length !== 1) return { result: 'skipped', code: 'hall-missing' };
    return {
      result: 'asked',
      code: 'hall-similar',
      text,
      question: { kind: 'hall', text, category: '', choices: similar },
    };
  }
}

function placed(
  row: ListedMatch,
  match: PlanMatch,
  to: { readonly hall: string; readonly start: number },
): PlannedRow {
  const isSame = match.to !== null && match.to.hall === to.hall && match.to.start === to.start;
  const base = { row, category: match.category, match: match.key, to, question: null, reason: null };
  if (isSame) return { ...base, result: 'same' };
  if (match.isFixed) return { ...base, result: 'skipped', reason: { code: 'match-fixed', text: '' } };
  if (match.isLocked && row.match !== match.key) {
    const question = { kind: 'match', text: '', category: '', choices: [match.key] } as const;
    return { ...base, result: 'asked', reason: { code: 'match-locked', text: '' }, question };
  }
  return { ...base, result: 'place' };
}

/** Two rows for one match are asked about, unless they say the same (SF9). */
function withoutRepeats(rows: readonly PlannedRow[], { matches }: ScheduleFileContext): PlannedRow[] {
  const isTaken = ({ result }: PlannedRow) => result === 'place' || result === 'same';
  const byMatch = Map.groupBy(rows.filter(isTaken), ({ match }) => match);
  return rows.map((row) => {
    const rivals = isTaken(row) ? (byMatch.get(row.match) ?? []).filter((other) => other !== row) : [];
    if (rivals.length === 0) return row;
    const [first] = byMatch.get(row.match) ?? [];
    const text = rivals.map((rival) => placeInFile(rival.row)).join(', ');
    const isAlike = rivals.every(({ to }) => to?.hall === row.to?.hall && to?.start === row.to?.start);
    if (isAlike && row === first) return row;
    const pair = matches.find(({ key }) => key === row.match);
    const others = matches.filter(
      ({ key, category, home, away }) =>
        key !== row.match &&
        category === row.category &&
        home !== null &&
        (home === pair?.home || home === pair?.away) &&
        (away === pair.home || away === pair.away),
    );
    const question = {
      kind: 'match',
      text: '',
      category: '',
      choices: others.map(({ key }) => key),
    } as const;
    return {
      ...row,
      result: isAlike ? 'skipped' : 'asked',
      reason: { code: 'match-twice', text },
      question: isAlike ? null : question,
    };
  });
}

function namesCourt(text: string): boolean {
  return wordsOf(text).some((word) => courtNouns.has(word));
}

/** "Court 2" below the title of a hall. */
function courtOfTitles(
  court: string,
  titles: readonly string[],
  courts: readonly PlanCourt[],
): string | null {
  const found = titles.flatMap(partsOfTitle).map((part) => findCourt(part, court, courts).id);
  return found.find((id) => id !== null) ?? null;
}

function hallOfTitles(titles: readonly string[], courts: readonly PlanCourt[]): string | null {
  return titles.flatMap(partsOfTitle).find((part) => findCourt(part, '', courts).id !== null) ?? null;
}

/** Whether a row says what is played; breaks and ceremonies do not. */
function namesMatch({ key, number, pair, home, away, group, round }: ScheduleTexts): boolean {
  if (key !== '' || number !== '') return true;
  if (home !== '' && away !== '') return true;
  return pair !== '' ? wordsOf(pair).length > 0 : group !== '' || round !== '';
}
