import type { Gender, Locale } from '@sevenmetre/rules/vocabulary';
import { countryName } from '@sevenmetre/rules/names';
import { inLanguage } from '@sevenmetre/rules/language';
import type { SearchIndex, SearchGroup, SearchKind } from '@sevenmetre/rules/search';
import {
  categoryPath,
  countryPath,
  groupPath,
  hallPath,
  matchPath,
  refereePath,
  statisticsPath,
  teamPath,
} from '../../../lib/paths/paths.ts';

/** One line of the answer, ready to be drawn. */
export interface Result {
  readonly id: string;
  readonly to: string;
  readonly kind: SearchKind;
  readonly country: { readonly countryCode: string; readonly sportCode: string } | null;
  readonly category: {
    readonly code: string;
    readonly gender: Gender;
    readonly ageRank: number;
  } | null;
  /** What stands in front: a shirt, a hall's code, a match number. */
  readonly mark: string | null;
  readonly name: string;
  /** Beside it, in small. */
  readonly about: string | null;
}

export interface ResultGroup {
  readonly kind: SearchKind;
  readonly total: number;
  readonly results: readonly Result[];
}

/** The words that lines need. */
export interface ResultWords {
  readonly locale: Locale;
  readonly open: string;
  readonly statistics: string;
  readonly teams: (count: number) => string;
}

/** What was found, by kind, with names, plates, flags and the page of each. */
export function resultGroups(
  index: SearchIndex,
  groups: readonly SearchGroup[],
  words: ResultWords,
): ResultGroup[] {
  return groups.map(({ kind, total, found }) => ({
    kind,
    total,
    results: found.flatMap((at) => makers[kind](index, at, words) ?? []),
  }));
}

type Maker = (index: SearchIndex, at: number, words: ResultWords) => Result | null;
const bare = { country: null, category: null, mark: null, about: null };

const makers: Readonly<Record<SearchKind, Maker>> = {
  team: (index, at) => {
    const row = index.teams[at];
    if (!row) return null;
    const [id, own, , club] = row;
    const about = own === null ? null : (index.clubs[club]?.[1] ?? null);
    return { ...bare, ...ofTeam(index, at), kind: 'team', id: `team-${id}`, to: teamPath(id), about };
  },
  club: (index, at, { teams }) => {
    const row = index.clubs[at];
    if (!row) return null;
    const [id, name, country] = row;
    const own = index.teams.filter(([, , , club]) => club === at);
    const code = index.countries[country]?.[0] ?? '';
    const to = own.length === 1 && own[0] ? teamPath(own[0][0]) : `${countryPath(code)}#club-${id}`;
    const about = teams(own.length);
    return { ...bare, kind: 'club', id: `club-${id}`, to, name, country: countryOf(index, country), about };
  },
  player: (index, at) => {
    const row = index.players[at];
    const team = row && index.teams[row[0]];
    if (!row || !team) return null;
    const [place, number, name] = row;
    const { name: about, category } = ofTeam(index, place);
    const mark = number === null ? null : String(number);
    const to = teamPath(team[0]);
    return { ...bare, kind: 'player', id: `player-${at}`, to, mark, name: name ?? '', about, category };
  },
  match: (index, at, { open }) => {
    const row = index.matches[at];
    if (!row) return null;
    const [id, number, group, home, away] = row;
    const name = (team: number) => (team < 0 ? open : ofTeam(index, team).name);
    const teams = `${name(home)} – ${name(away)}`;
    return {
      ...bare,
      kind: 'match',
      id: `match-${id}`,
      to: matchPath(id),
      mark: String(number),
      name: teams,
      about: group,
    };
  },
  hall: (index, at, { locale }) => {
    const row = index.halls[at];
    if (!row) return null;
    const [id, code, cs, en] = row;
    return {
      ...bare,
      kind: 'hall',
      id: `hall-${id}`,
      to: hallPath(id),
      mark: code,
      name: inLanguage(locale, { cs, en }),
    };
  },
  category: (index, at, { locale }) => {
    const row = index.categories[at];
    if (!row) return null;
    const [code, , , cs, en] = row;
    const category = plateOf(index, at);
    return {
      ...bare,
      kind: 'category',
      id: `category-${code}`,
      to: categoryPath(code),
      name: inLanguage(locale, { cs, en }),
      category,
    };
  },
  group: (index, at, { locale }) => {
    const row = index.groups[at];
    if (!row) return null;
    const [slug, label, cs, en, category] = row;
    return {
      ...bare,
      kind: 'group',
      id: `group-${slug}`,
      to: groupPath(slug),
      name: label,
      about: inLanguage(locale, { cs, en }),
      category: plateOf(index, category),
    };
  },
  statistics: (index, at, { locale, statistics }) => {
    const row = index.categories[at];
    if (!row) return null;
    const [code, , , cs, en] = row;
    const about = inLanguage(locale, { cs, en });
    const category = plateOf(index, at);
    return {
      ...bare,
      kind: 'statistics',
      id: `statistics-${code}`,
      to: statisticsPath(code),
      name: statistics,
      about,
      category,
    };
  },
  referee: (index, at) => {
    const row = index.referees[at];
    if (!row) return null;
    const [id, name, country] = row;
    return {
      ...bare,
      kind: 'referee',
      id: `referee-${id}`,
      to: refereePath(id),
      name,
      country: countryOf(index, country),
    };
  },
  country: (index, at, { locale }) => {
    const row = index.countries[at];
    if (!row) return null;
    const [code, , cs, en] = row;
    const country = countryOf(index, at);
    return {
      ...bare,
      kind: 'country',
      id: `country-${code}`,
      to: countryPath(code),
      name: countryName({ countryCode: code, nameCs: cs, nameEn: en }, locale),
      country,
    };
  },
};

/** Name with numeral, flag and plate of a team. */
function ofTeam(index: SearchIndex, at: number): Pick<Result, 'name' | 'country' | 'category'> {
  const [, own = null, numeral = null, club = -1, category = -1] = index.teams[at] ?? [];
  const [, clubName = '', country = -1] = index.clubs[club] ?? [];
  return {
    name: [own ?? clubName, numeral].filter((part) => part !== null).join('\u00A0'),
    country: countryOf(index, country),
    category: plateOf(index, category),
  };
}

function plateOf(index: SearchIndex, at: number): Result['category'] {
  const row = index.categories[at];
  return row ? { code: row[0], gender: row[1], ageRank: row[2] } : null;
}

function countryOf(index: SearchIndex, at: number): Result['country'] {
  const row = index.countries[at];
  return row ? { countryCode: row[0], sportCode: row[1] } : null;
}
