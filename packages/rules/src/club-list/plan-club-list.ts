import { sameWords, wordsOf } from '../search/index.ts';
import { hasRoom } from '../registration/index.ts';
import type { TeamState } from '../vocabulary/index.ts';
import { type KnownCategory, readTeams } from './read-teams.ts';
import type { ClubTexts, ListedClub } from './read-club-list.ts';

/** Columns of a club that a list fills where they are empty. */
const filledFields = [
  'contactFirstName',
  'contactLastName',
  'phone',
  'street',
  'city',
  'zip',
  'tin',
  'vatin',
] as const;
export type FilledField = (typeof filledFields)[number];

interface KnownTeam {
  readonly categoryId: number;
  /** null: the club's name with its number. */
  readonly name: string | null;
  readonly teamNumber: number;
  readonly isWithdrawn: boolean;
}

export interface KnownClub extends Readonly<Record<FilledField, string>> {
  readonly id: number;
  readonly name: string;
  readonly countryId: number;
  /** Addresses of its users and waiting invitations, lower case. */
  readonly emails: readonly string[];
  readonly teams: readonly KnownTeam[];
}

interface KnownCountry {
  readonly id: number;
  /** Codes and names in every language. */
  readonly words: readonly string[];
}

interface ListCategory extends KnownCategory {
  /** null: unlimited. */
  readonly capacity: number | null;
  /** Number of its accepted teams. */
  readonly accepted: number;
}

export interface ClubListContext {
  readonly clubs: readonly KnownClub[];
  readonly countries: readonly KnownCountry[];
  readonly categories: readonly ListCategory[];
  /** Country of rows that name none; null: they are refused. */
  readonly countryId: number | null;
}

const clubViolationCodes = [
  'club-missing',
  'country-missing',
  'country-unknown',
  'email-invalid',
  'phone-rounded',
  'category-unknown',
  'category-missing',
  'contact-name-order',
  'encoding',
  'same-club',
  'text-too-long',
  'kept',
  'teams-waiting',
] as const;
export type ClubViolationCode = (typeof clubViolationCodes)[number];

interface ClubViolation {
  readonly code: ClubViolationCode;
  readonly level: 'error' | 'warning';
  readonly parameters: Readonly<Record<string, string>>;
}

interface PlannedTeam {
  readonly categoryId: number;
  readonly name: string | null;
  readonly teamNumber: number;
  /** `waiting`: beyond the capacity of its category. */
  readonly state: Extract<TeamState, 'accepted' | 'waiting'>;
}

/** What becomes of a row. `key` is the same in rows of the same club. */
export interface PlannedClub {
  readonly row: ListedClub;
  readonly result: 'create' | 'update' | 'same' | 'asked' | 'refused';
  readonly violations: readonly ClubViolation[];
  /** Stored clubs that it may mean; asked which. */
  readonly candidates: readonly { readonly id: number; readonly name: string }[];
  readonly key: string;
  /** null: new, or nothing is stored. */
  readonly clubId: number | null;
  readonly countryId: number | null;
  readonly fill: Readonly<Partial<Record<FilledField, string>>>;
  readonly teams: readonly PlannedTeam[];
}

const longest = 200;

/**
 * Matches a list of clubs with what an edition has, row by row on the result of the rows before (RL2 to RL5). What
 * a club has filled in is never overwritten; refused and open rows change nothing.
 */
export function planClubList(rows: readonly ListedClub[], context: ClubListContext): PlannedClub[] {
  const planning = new Planning(context);
  return rows.map((row) => planning.take(row));
}

class Planning {
  readonly #context: ClubListContext;
  /** Teams by club as the rows before have left them. */
  readonly #teams = new Map<string, KnownTeam[]>();
  /** Teams of a category that the rows have named so far. */
  readonly #counted = new Map<string, number>();
  /** Accepted teams by category, with those of the rows before. */
  readonly #accepted: Map<number, number>;
  readonly #filled = new Map<string, Record<FilledField, string>>();
  readonly #seen = new Set<string>();

  constructor(context: ClubListContext) {
    this.#context = context;
    this.#accepted = new Map(context.categories.map(({ id, accepted }) => [id, accepted]));
  }

  take(row: ListedClub): PlannedClub {
    const { texts } = row;
    const country = countryOf(texts.country, this.#context);
    const teams = readTeams(texts.categories, this.#context.categories);
    const found = this.#match(row, country.id);
    const violations: ClubViolation[] = [
      ...row.open.map((code) => error(code)),
      ...(texts.club === '' ? [error('club-missing')] : []),
      ...(country.error === null ? [] : [error(country.error, { text: texts.country })]),
      ...(isEmail(texts.email) ? [] : [error('email-invalid')]),
      // A spreadsheet has saved the number as it was shown: 4,20605E+11.
      ...(/^\d[.,]?\d*E\+?\d+$/iu.test(texts.phone) ? [error('phone-rounded')] : []),
      ...teams.unknown.map((text) => error('category-unknown', { text })),
      ...(texts.team !== '' && teams.wanted.length !== 1 ? [error('category-missing')] : []),
      ...(Object.values(texts).some((text) => text.length > longest) ? [error('text-too-long')] : []),
    ];
    const isAsked = row.open.length > 0 || found.candidates.length > 0;
    if (found.candidates.length > 0) violations.push(error('same-club'));
    const base = {
      row,
      candidates: found.candidates,
      key: found.key,
      countryId: country.id,
      clubId: found.club?.id ?? null,
    };
    if (isAsked || violations.some(({ level }) => level === 'error')) {
      const isRefused = violations.some(({ code, level }) => level === 'error' && !isQuestion(code));
      return { ...base, result: isRefused ? 'refused' : 'asked', violations, fill: {}, teams: [] };
    }
    const added = this.#addTeams(found, texts.team, teams.wanted);
    const { fill, kept } = this.#fill(found, texts);
    const isNew = found.club === null && !this.#seen.has(found.key);
    this.#seen.add(found.key);
    const changes = added.length > 0 || Object.keys(fill).length > 0;
    return {
      ...base,
      result: isNew ? 'create' : changes ? 'update' : 'same',
      violations: [
        ...violations,
        ...kept.map((field) => warning('kept', { field })),
        ...this.#waiting(added),
      ],
      fill,
      teams: added,
    };
  }

  /** By name and country; by address, number or a name that differs in usual words only after a question. */
  #match({ texts, target }: ListedClub, countryId: number | null): Matched {
    const name = wordsOf(texts.club).join(' ');
    const own = { club: null, key: `${countryId ?? ''} ${name}`, candidates: [] };
    if (target === 'new') return { ...own, key: `new ${own.key}` };
    const { clubs } = this.#context;
    if (typeof target === 'number') {
      const chosen = clubs.find(({ id }) => id === target);
      return chosen ? { club: chosen, key: `#${chosen.id}`, candidates: [] } : own;
    }
    const same = clubs.filter((club) => wordsOf(club.name).join(' ') === name);
    const [exact, ...more] = same.filter((club) => club.countryId === countryId);
    if (exact && more.length === 0) return { club: exact, key: `#${exact.id}`, candidates: [] };
    const email = texts.email.toLowerCase();
    const core = coreOf(texts.club);
    const doubtful = clubs.filter(
      (club) =>
        same.includes(club) ||
        (email !== '' && club.emails.includes(email)) ||
        (texts.tin !== '' && club.tin === texts.tin) ||
        (club.countryId === countryId && core !== '' && coreOf(club.name) === core),
    );
    return { ...own, candidates: doubtful.map((club) => ({ id: club.id, name: club.name })) };
  }

  #addTeams(found: Matched, name: string, wanted: readonly number[]): PlannedTeam[] {
    const teams = this.#teams.get(found.key) ?? [...(found.club?.teams ?? [])];
    this.#teams.set(found.key, teams);
    const added: PlannedTeam[] = [];
    for (const categoryId of wanted) {
      const inCategory = teams.filter((team) => team.categoryId === categoryId && !team.isWithdrawn);
      const key = `${found.key} ${categoryId}`;
      const counted = (this.#counted.get(key) ?? 0) + 1;
      this.#counted.set(key, counted);
      const isThere =
        name === ''
          ? inCategory.length >= counted
          : inCategory.some((team) => sameWords(team.name ?? '', name));
      if (isThere) continue;
      const teamNumber =
        1 +
        Math.max(0, ...teams.filter((team) => team.categoryId === categoryId).map((team) => team.teamNumber));
      const state = this.#takePlace(categoryId);
      const team = { categoryId, name: name === '' ? null : name, teamNumber, state };
      teams.push({ ...team, isWithdrawn: false });
      added.push(team);
    }
    return added;
  }

  /** As for a late registration: what is beyond the capacity waits (CR11, RL3). */
  #takePlace(categoryId: number): PlannedTeam['state'] {
    const capacity = this.#context.categories.find(({ id }) => id === categoryId)?.capacity ?? null;
    const accepted = this.#accepted.get(categoryId) ?? 0;
    if (!hasRoom(capacity, accepted)) return 'waiting';
    this.#accepted.set(categoryId, accepted + 1);
    return 'accepted';
  }

  #waiting(added: readonly PlannedTeam[]): ClubViolation[] {
    const waiting = Map.groupBy(
      added.filter(({ state }) => state === 'waiting'),
      ({ categoryId }) => categoryId,
    );
    return [...waiting].map(([categoryId, teams]) => {
      const category = this.#context.categories.find(({ id }) => id === categoryId)?.words[0] ?? '';
      return warning('teams-waiting', { category, count: String(teams.length) });
    });
  }

  /** Empty fields are filled; values of the club are kept, and reported where the list differs. */
  #fill(found: Matched, texts: ClubTexts) {
    const present = this.#filled.get(found.key) ?? presentOf(found.club);
    this.#filled.set(found.key, present);
    const fill: Partial<Record<FilledField, string>> = {};
    const kept: FilledField[] = [];
    for (const field of filledFields) {
      const text = texts[field];
      if (text === '' || text === present[field]) continue;
      if (present[field] === '') {
        fill[field] = text;
        present[field] = text;
      } else if (!sameWords(text, present[field])) kept.push(field);
    }
    return { fill, kept };
  }
}

interface Matched {
  readonly club: KnownClub | null;
  readonly key: string;
  readonly candidates: readonly { readonly id: number; readonly name: string }[];
}

function presentOf(club: KnownClub | null): Record<FilledField, string> {
  return Object.fromEntries(filledFields.map((field) => [field, club?.[field] ?? ''])) as Record<
    FilledField,
    string
  >;
}

function isQuestion(code: ClubViolationCode): boolean {
  return code === 'contact-name-order' || code === 'encoding' || code === 'same-club';
}

function countryOf(text: string, { countries, countryId }: ClubListContext) {
  if (text === '') return { id: countryId, error: countryId === null ? ('country-missing' as const) : null };
  const found = countries.find(({ words }) => words.some((word) => sameWords(word, text)));
  return { id: found?.id ?? null, error: found ? null : ('country-unknown' as const) };
}

const usual = new Set(
  'tj sk hc hk hbc sokol slavoj dhk dhc hbk klub club e v ev z s zs o ks mks uks spr tv sv sg tsv hsg vfl sc handball hazena hadzana'.split(
    ' ',
  ),
);

/** The words of a club's name without those that many clubs have. */
function coreOf(name: string): string {
  return wordsOf(name)
    .filter((word) => !usual.has(word))
    .join(' ');
}

function isEmail(text: string): boolean {
  return text === '' || /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]{2,}$/u.test(text);
}

function error(code: ClubViolationCode, parameters: ClubViolation['parameters'] = {}): ClubViolation {
  return { code, level: 'error', parameters };
}

function warning(code: ClubViolationCode, parameters: ClubViolation['parameters']): ClubViolation {
  return { code, level: 'warning', parameters };
}
