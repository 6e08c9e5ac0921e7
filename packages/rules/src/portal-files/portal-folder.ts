import { isDay } from '../dates/index.ts';
import { periodCodes } from '../vocabulary/index.ts';
import { type JsonRow, type PortalError, readPortalFile } from './json-reader.ts';

type Cell = string | number | null;

/** Tables of a tournament folder by the names of their files, in the order of their columns. */
export interface PortalFolder {
  readonly startDate: string;
  readonly endDate: string;
  readonly categories: readonly (readonly Cell[])[];
  readonly halls: readonly (readonly Cell[])[];
  readonly clubs: readonly (readonly Cell[])[];
  readonly teams: readonly (readonly Cell[])[];
  readonly groups: readonly (readonly Cell[])[];
  readonly seats: readonly (readonly Cell[])[];
  readonly matches: readonly (readonly Cell[])[];
  /** Matches without a result; they are scheduled in the folder. */
  readonly unplayed: number;
}

type PortalReading =
  | { readonly ok: true; readonly folder: PortalFolder }
  | { readonly ok: false; readonly errors: readonly PortalError[] };

/**
 * The tournament of another portal from its answers to `/api/v1/competition/static` and `/live`, as tables of a
 * tournament folder (ED6): teams, groups, seats, matches with scores, halls. These answers hold no people. Unknown
 * fields are ignored; numbers may be texts, optional parts may be missing. All errors are returned at once.
 */
export function portalFolder(files: { readonly static: string; readonly live: string }): PortalReading {
  const errors: PortalError[] = [];
  const data = readPortalFile('static.json', files.static, errors);
  const live = readPortalFile('live.json', files.live, errors);
  if (data === null || live === null) return { ok: false, errors };
  const tables = new Tables(data, live);
  const folder = tables.read();
  return errors.length > 0 || folder === null ? { ok: false, errors } : { ok: true, folder };
}

class Tables {
  readonly #data: JsonRow;
  readonly #live: JsonRow;
  readonly #categories = new Map<string, string>();
  readonly #teams = new Set<string>();
  readonly #groups = new Map<string, string>();
  readonly #halls = new Map<string, string>();
  readonly #stages = new Map<string, string>();

  constructor(data: JsonRow, live: JsonRow) {
    this.#data = data;
    this.#live = live;
  }

  read(): PortalFolder | null {
    const categories = this.#readCategories();
    const halls = this.#readHalls();
    for (const row of this.#data.rows('matchStages', false)) this.#stages.set(row.id('id'), row.text('code'));
    const teamRows = this.#data.rows('teams', true);
    const clubs = this.#readClubs(teamRows);
    const teams = teamRows.map((row) => this.#readTeam(row));
    const groups = this.#readGroups();
    const seats = this.#readSeats();
    const matches = this.#live.rows('matches', true).map((row) => this.#readMatch(row));
    const days = matches.flatMap(({ day }) => (day === '' ? [] : [day])).toSorted((a, b) => (a < b ? -1 : 1));
    const [startDate] = days;
    const endDate = days.at(-1);
    if (startDate === undefined || endDate === undefined) {
      this.#live.error('matches', 'required');
      return null;
    }
    return {
      startDate,
      endDate,
      categories,
      halls,
      clubs,
      teams,
      groups,
      seats,
      matches: matches.map(({ cells }) => cells),
      unplayed: matches.filter(({ isPlayed }) => !isPlayed).length,
    };
  }

  #readCategories(): Cell[][] {
    return this.#data.rows('teamCategories', true).map((row) => {
      const code = row.id('code');
      this.#categories.set(row.id('id'), code);
      const name = row.text('nameCs', 'name', 'nameEn') || code;
      return [
        code,
        name,
        row.text('nameEn', 'name') || name,
        genderOf(row),
        dayOf(row, 'birthDateMin') || null,
      ];
    });
  }

  /** Halls, and places that are no halls but have matches. */
  #readHalls(): Cell[][] {
    const rows = [...this.#data.rows('halls', false), ...this.#data.rows('places', false)];
    const used = new Set(this.#live.rows('matches', false).map((row) => row.text('placeId', 'hallId')));
    const cells: Cell[][] = [];
    for (const row of rows) {
      const id = row.id('id');
      if (this.#halls.has(id) || !used.has(id)) continue;
      const code = row.text('code') || `H${id}`;
      this.#halls.set(id, code);
      const [first] = row.rows('translations', false);
      cells.push([code, first?.text('name') || row.text('name', 'data') || code]);
    }
    return cells;
  }

  #readClubs(teams: readonly JsonRow[]): Cell[][] {
    const clubs = new Map<string, Cell[]>();
    for (const row of teams) {
      const id = row.id('clubId');
      if (!clubs.has(id)) clubs.set(id, [id, row.id('clubName'), row.id('clubCountryCode')]);
    }
    return [...clubs.values()];
  }

  #readTeam(row: JsonRow): Cell[] {
    const id = row.id('id');
    if (this.#teams.has(id)) row.error('id', 'duplicate', id);
    this.#teams.add(id);
    const withdrawn = row.isTrue('withdrawn') ? 'yes' : row.has('withdrawn') ? 'no' : null;
    const results = row.text('withdrawnPolicy') || null;
    return [
      id,
      row.id('clubId'),
      this.#categoryOf(row),
      row.text('name') || null,
      withdrawn,
      row.number('teamNumber'),
      results,
    ];
  }

  #categoryOf(row: JsonRow): string {
    const code = row.text('teamCategoryCode');
    if ([...this.#categories.values()].includes(code)) return code;
    const found = this.#categories.get(row.text('teamCategoryId'));
    if (found === undefined) row.error('teamCategoryId', 'unknown-reference', row.text('teamCategoryId'));
    return found ?? '';
  }

  #readGroups(): Cell[][] {
    const rounds = new Map(this.#data.rows('roundLevels', true).map((row) => [row.id('id'), roundOf(row)]));
    const labels = new Set<string>();
    return this.#data.rows('groups', true).map((row) => {
      const id = row.id('id');
      const category = this.#categoryOf(row);
      const written = row.id('label');
      // Labels are unique in a tournament; other portals repeat them in each category.
      const label = labels.has(written) ? `${category} ${written}` : written;
      if (labels.has(label)) row.error('label', 'duplicate', label);
      labels.add(label);
      this.#groups.set(id, label);
      const level = row.text('competitionRoundLevelId', 'roundLevelId');
      const round = rounds.get(level);
      if (round === undefined) row.error('competitionRoundLevelId', 'unknown-reference', level);
      return [
        id,
        category,
        label,
        round ?? '',
        row.text('playoffCategory') || null,
        null,
        row.number('comparedPlace'),
      ];
    });
  }

  #readSeats(): Cell[][] {
    const counts = new Map<string, number>();
    return this.#live.rows('groupTeams', true).map((row) => {
      const group = this.#known(row, 'competitionGroupId', this.#groups);
      const seat = (counts.get(group) ?? 0) + 1;
      counts.set(group, seat);
      const team = row.has('teamId') ? this.#known(row, 'teamId', this.#teams) : null;
      const from = row.has('predecessorCompetitionGroupId')
        ? this.#known(row, 'predecessorCompetitionGroupId', this.#groups)
        : null;
      const standing = row.number('predecessorCompetitionGroupStandings');
      const deducted = row.number('deducted');
      const nobody = row.isTrue('nobody') ? 'yes' : null;
      return [group, seat, team, from, standing, deducted, row.text('deductionReason') || null, nobody];
    });
  }

  #known(row: JsonRow, field: string, known: ReadonlySet<string> | ReadonlyMap<string, string>): string {
    const id = row.text(field);
    if (!known.has(id)) row.error(field, 'unknown-reference', id);
    return id;
  }

  #readMatch(row: JsonRow): { readonly cells: Cell[]; readonly day: string; readonly isPlayed: boolean } {
    const side = (field: string) => (row.has(field) ? this.#known(row, field, this.#teams) : null);
    const hall = row.text('placeId', 'hallId');
    if (hall !== '' && !this.#halls.has(hall)) row.error('placeId', 'unknown-reference', hall);
    const day = dayOf(row, 'day');
    const group = row.has('competitionGroupId') ? this.#known(row, 'competitionGroupId', this.#groups) : null;
    const result = this.#resultOf(row);
    const number = row.number('matchNumber', 'number');
    if (number === null) row.error('matchNumber', 'required');
    const moment = [day || null, timeOf(row) || null, this.#halls.get(hall) ?? null];
    const score = [result.home, result.away, result.state, halfLength(row.number('matchLength'))];
    const cells = [
      number,
      group,
      ...moment,
      side('homeTeamId'),
      side('awayTeamId'),
      ...score,
      null,
      null,
      null,
    ];
    return { cells, day, isPlayed: result.state !== 'scheduled' };
  }

  /** A match with both scores is over, unless its stage says that it is still played. */
  #resultOf(row: JsonRow) {
    const walkover = walkoverOf(row);
    if (walkover !== null) return { home: walkover[0], away: walkover[1], state: 'walkover' };
    const stage = this.#stages.get(row.text('competitionMatchStageId')) ?? '';
    const [home, away] = [row.number('homeScore'), row.number('awayScore')];
    const isOver = overStages.has(stage) || (!openStages.has(stage) && home !== null && away !== null);
    if (!isOver) return { home: null, away: null, state: 'scheduled' };
    if (home === null) row.error('homeScore', 'required');
    if (away === null) row.error('awayScore', 'required');
    return { home, away, state: 'finished' };
  }
}

const overStages = new Set(['finished', 'waiting_for_approval']);
const openStages = new Set<string>(['not_started', ...periodCodes, 'shootout']);

const genders: Readonly<Record<string, string>> = {
  m: 'M',
  male: 'M',
  men: 'M',
  boys: 'M',
  w: 'W',
  f: 'W',
  female: 'W',
  women: 'W',
  girls: 'W',
  x: 'X',
  mixed: 'X',
};

function genderOf(row: JsonRow): string {
  const written = row.text('gender');
  const gender = genders[written.toLowerCase()];
  if (gender === undefined) row.error('gender', 'not-one-of', written);
  return gender ?? 'X';
}

function walkoverOf(row: JsonRow): readonly [number, number] | null {
  const written = row.text('walkOver', 'walkover').toLowerCase();
  if (written === '' || written === 'none') return null;
  if (written === 'home' || written === '5:0') return [5, 0];
  if (written === 'away' || written === '0:5') return [0, 5];
  if (written !== 'both' && written !== '0:0') row.error('walkOver', 'not-one-of', written);
  return [0, 0];
}

/** `semifinal` of "semi-final", "Semi final"; a round that is no name of the format is an error. */
function roundOf(row: JsonRow): string {
  const written = row.text('systemName', 'code', 'nameEn');
  const plain = written
    .toLowerCase()
    .replaceAll(/[\s_]+/gu, '-')
    .replace(/^(semi|quarter)-/u, '$1');
  const known =
    /^(?:preliminary|main|extra|round-of-\d+|quarterfinal|semifinal|final|places?-\d+(?:-\d+)?)$/u;
  if (!known.test(plain)) row.error('systemName', 'not-one-of', written);
  return plain;
}

function dayOf(row: JsonRow, field: string): string {
  const day = row.text(field).slice(0, 10);
  if (day !== '' && !isDay(day)) row.error(field, 'not-one-of', day);
  return day;
}

function timeOf(row: JsonRow): string {
  const written = row.text('time');
  const [, hour = '', minute = ''] = /^(\d{1,2}):(\d\d)(?::\d\d)?$/u.exec(written) ?? [];
  if (written !== '' && hour === '') row.error('time', 'not-one-of', written);
  return hour === '' ? '' : `${hour.padStart(2, '0')}:${minute}`;
}

/** "15:00" of the seconds of both halves. */
function halfLength(seconds: number | null): string | null {
  if (seconds === null || seconds < 120 || seconds > 7_200) return null;
  const half = Math.floor(seconds / 2);
  return `${Math.floor(half / 60)}:${String(half % 60).padStart(2, '0')}`;
}
