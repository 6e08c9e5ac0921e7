import { fold } from '../search/index.ts';
import { pairOfTeams } from './columns.ts';
import { findPair, type FoundPair, matchesOfGroup, matchesOfPair, type PlanMatch } from './find-matches.ts';
import { findCategory } from './find-names.ts';
import type { ListedMatch, ScheduleTexts } from './listed-match.ts';
import type { Problem, ScheduleAnswers, ScheduleFileContext } from './schedule-context.ts';

/** Finds the matches of the plan that rows mean. */
export class RowMatches {
  /** Whether numbers of the file are those of other matches in the plan, so that they are not used (SF8). */
  readonly hasOtherNumbers: boolean;
  readonly #context: ScheduleFileContext;
  readonly #answers: ScheduleAnswers;
  readonly #byKey: ReadonlyMap<string, PlanMatch>;
  readonly #byNumber: ReadonlyMap<number, PlanMatch>;
  readonly #ofCategory: ReadonlyMap<string, readonly PlanMatch[]>;
  readonly #pairs = new Map<string, FoundPair>();
  readonly #unwrapped = new Map<ScheduleTexts, ScheduleTexts>();
  /** Whether teams prove that numbers are the plan's. */
  readonly #hasOwnNumbers: boolean;

  constructor(rows: readonly ListedMatch[], context: ScheduleFileContext, answers: ScheduleAnswers) {
    this.#context = context;
    this.#answers = answers;
    this.#byKey = new Map(context.matches.map((match) => [match.key, match]));
    this.#byNumber = new Map(
      context.matches.flatMap((match) => (match.number === null ? [] : [[match.number, match]])),
    );
    this.#ofCategory = Map.groupBy(context.matches, ({ category }) => category);
    const { own, other } = this.#countNumbers(rows);
    this.hasOtherNumbers = other > own;
    this.#hasOwnNumbers = own > 0 && own >= other;
  }

  /** The category that a row names, or that of its group; null: it names none. */
  category({ texts: written, titles, match }: ListedMatch): string | Problem | null {
    const { categories } = this.#context;
    const texts = this.#textsOf(written);
    const chosen = match === null ? undefined : this.#byKey.get(match);
    if (chosen) return chosen.category;
    const keyed = this.#byKey.get(texts.key);
    if (texts.category === '') {
      const [prefix = ''] = texts.group.split(/[\s-]/u);
      const ofTitle = titles.map((title) => findCategory(title, categories)).find((code) => code !== null);
      return (
        keyed?.category ??
        findCategory(prefix, categories) ??
        ofTitle ??
        (categories.length === 1 ? (categories[0]?.code ?? null) : null)
      );
    }
    const answer = this.#answers.names.find(
      (each) => each.kind === 'category' && each.text === texts.category,
    );
    const code = findCategory(answer?.id ?? texts.category, categories);
    if (code !== null) return code;
    const choices = categories.map((each) => each.code);
    const question = { kind: 'category', text: texts.category, category: '', choices } as const;
    return { result: 'asked', code: 'category-unknown', text: texts.category, question };
  }

  match(row: ListedMatch, category: string | Problem | null): PlanMatch | Problem {
    const texts = this.#textsOf(row.texts);
    const chosen = row.match === null ? undefined : this.#byKey.get(row.match);
    if (chosen) return chosen;
    if (category !== null && typeof category !== 'string') return category;
    const codes = category === null ? this.#context.categories.map(({ code }) => code) : [category];
    const matches = codes.flatMap((code) => this.#ofCategory.get(code) ?? []);
    if (category !== null && matches.length === 0)
      return { result: 'skipped', code: 'category-empty', text: category };
    const pairs = codes.map((code) => ({ code, pair: this.#pair(texts, code) }));
    const keyed = this.#byKey.get(texts.key);
    const found = pairs.flatMap(({ code, pair: { home, away } }) =>
      home === null || away === null ? [] : matchesOfPair(home, away, this.#ofCategory.get(code) ?? []),
    );
    if (found.length > 0) return this.#narrow(texts, { found, matches, keyed });
    if (keyed) return unlessTeams(keyed, pairs);
    const single = pairs.length === 1 ? pairs[0]?.pair : undefined;
    return this.#withoutPair(texts, { category, matches, pair: single ?? null });
  }

  /** With the category and group that stand before or behind a pair: "MA A: Lípa – Dub", "Lípa – Dub (MA)". */
  #textsOf(texts: ScheduleTexts): ScheduleTexts {
    if (texts.pair === '' || texts.category !== '') return texts;
    const known = this.#unwrapped.get(texts);
    if (known) return known;
    const read = unwrapPair(texts, this.#context.categories);
    this.#unwrapped.set(texts, read);
    return read;
  }

  #pair(texts: ScheduleTexts, category: string): FoundPair {
    const key = [category, texts.home, texts.away, texts.pair].join('\n');
    const known = this.#pairs.get(key);
    if (known) return known;
    const pair = findPair(texts, category, this.#context.teams, this.#answers.names);
    this.#pairs.set(key, pair);
    return pair;
  }

  /** One of the matches of a pair, by what else the row says. */
  #narrow(texts: ScheduleTexts, { found, matches, keyed }: NarrowOptions): PlanMatch | Problem {
    if (keyed) return found.includes(keyed) ? keyed : several('match-number', [...found, keyed]);
    const numbered = this.#numbered(texts);
    if (numbered && found.includes(numbered)) return numbered;
    if (numbered) return several('match-number', [...found, numbered]);
    const ofRound = matchesOfGroup(texts, found[0]?.category ?? '', matches);
    const both = found.filter((match) => ofRound.includes(match));
    // A semi-final of two teams is not their match in the group.
    if (both.length === 0 && ofRound.some(({ isBracket }) => isBracket))
      return several('match-several', [...found, ...ofRound]);
    const narrowed = both.length > 0 ? both : found;
    const [first] = narrowed;
    return first && narrowed.length === 1 ? first : several('match-several', narrowed);
  }

  /** The match with the number of a row, if numbers of the file are those of the plan. */
  #numbered({ number }: ScheduleTexts): PlanMatch | undefined {
    const read = this.hasOtherNumbers ? null : numberOf(number);
    return read === null ? undefined : this.#byNumber.get(read);
  }

  /** A match that waits for its teams, by its number, group or round. */
  #withoutPair(texts: ScheduleTexts, { category, matches, pair }: WithoutPairOptions): PlanMatch | Problem {
    const isDrawn = this.#context.categories.find(({ code }) => code === category)?.isDrawn ?? true;
    const open = matches.filter(({ home, away, isBracket }) => isBracket && (home === null || away === null));
    const ofGroup = category === null ? [] : matchesOfGroup(texts, category, open);
    const numbered = this.#numbered(texts);
    const byNumber = numbered && matches.includes(numbered) ? numbered : undefined;
    const isSure = pair === null || (pair.home === null && pair.away === null && pair.unknown.length === 0);
    const [only] = ofGroup;
    if (byNumber && ofGroup.length > 0 && !ofGroup.includes(byNumber))
      return several('match-number', [byNumber, ...ofGroup]);
    if (byNumber && isSure && (this.#hasOwnNumbers || !namesTeams(texts) || ofGroup.includes(byNumber)))
      return byNumber;
    if (only && ofGroup.length === 1 && isSure) return only;
    const possible = byNumber ? [byNumber] : ofGroup;
    if (possible.length > 0) return several('match-several', possible);
    if (!isDrawn) return { result: 'skipped', code: 'category-not-drawn', text: category ?? '' };
    const [question] = pair?.questions ?? [];
    if (question) {
      const { text, category: of, similar } = question;
      return {
        result: 'asked',
        code: 'team-similar',
        text,
        question: { kind: 'team', text, category: of, choices: similar },
      };
    }
    const unknown = pair?.unknown ?? [];
    return unknown.length > 0
      ? { result: 'skipped', code: 'team-unknown', text: unknown.join(', ') }
      : { result: 'skipped', code: 'match-missing' };
  }

  /** How many numbers are those of the match that the teams of their rows play, and how many are others. */
  #countNumbers(rows: readonly ListedMatch[]): { readonly own: number; readonly other: number } {
    let [own, other] = [0, 0];
    for (const row of rows) {
      const number = numberOf(row.texts.number);
      const category = number === null ? null : this.category(row);
      if (number === null || typeof category !== 'string') continue;
      const { home, away } = this.#pair(this.#textsOf(row.texts), category);
      if (home === null || away === null) continue;
      const found = matchesOfPair(home, away, this.#ofCategory.get(category) ?? []);
      if (found.some((match) => match.number === number)) own += 1;
      else if (found.length > 0) other += 1;
    }
    return { own, other };
  }
}

/** A pair without the category beside it; its texts as they are if none is. */
function unwrapPair(texts: ScheduleTexts, categories: ScheduleFileContext['categories']): ScheduleTexts {
  const [, inner = texts.pair, last = ''] = /^(.*\S)\s*[([]([^()[\]]{1,40})[)\]]$/u.exec(texts.pair) ?? [];
  if (findCategory(last, categories) !== null) return { ...texts, pair: inner, category: last };
  const [, label, pair = ''] = /^([^:|]{1,40}?)\s*[:|]\s*(\S.*)$/u.exec(texts.pair) ?? [];
  const words = (label ?? texts.pair).split(' ');
  for (const count of [3, 2, 1]) {
    const category = words.slice(0, count).join(' ');
    const rest = words
      .slice(count)
      .join(' ')
      .replace(/^[–—-]\s+/u, '');
    if (words.length < count || findCategory(category, categories) === null) continue;
    if (label !== undefined && pairOfTeams.test(pair))
      return { ...texts, category, pair, group: rest === '' ? texts.group : rest };
    if (label === undefined && pairOfTeams.test(rest)) return { ...texts, category, pair: rest };
  }
  return texts;
}

interface NarrowOptions {
  /** Matches of the pair. */
  readonly found: readonly PlanMatch[];
  /** All matches of its category. */
  readonly matches: readonly PlanMatch[];
  readonly keyed: PlanMatch | undefined;
}

interface WithoutPairOptions {
  readonly category: string | null;
  readonly matches: readonly PlanMatch[];
  /** null: the category is not known. */
  readonly pair: FoundPair | null;
}

/** A match by its key, unless the row names other teams. */
function unlessTeams(
  keyed: PlanMatch,
  pairs: readonly { readonly code: string; readonly pair: FoundPair }[],
): PlanMatch | Problem {
  const { home, away } = keyed;
  const pair = pairs.find(({ code }) => code === keyed.category)?.pair;
  const named = [pair?.home, pair?.away].filter((team) => team != null);
  const isOther = home !== null && away !== null && named.some((team) => team !== home && team !== away);
  return isOther ? several('match-number', [keyed]) : keyed;
}

function several(code: 'match-several' | 'match-number', matches: readonly PlanMatch[]): Problem {
  const choices = [...new Set(matches.map(({ key }) => key))];
  return { result: 'asked', code, question: { kind: 'match', text: '', category: '', choices } };
}

function namesTeams({ home, away, pair }: ScheduleTexts): boolean {
  return home !== '' || away !== '' || pair !== '';
}

/** "12", "#12", "Nr. 012". */
function numberOf(text: string): number | null {
  const [, digits] = /^(?:#|c\.|nr\.?|no\.?)?\s?0*(\d{1,9})\.?$/u.exec(fold(text)) ?? [];
  return digits === undefined ? null : Number(digits);
}
