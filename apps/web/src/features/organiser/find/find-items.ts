import type { ListedConfigurationEntry } from '@sevenmetre/contract/configuration/schemas';
import type { FindIndex } from '@sevenmetre/contract/find/schemas';
import type { Translator } from '@sevenmetre/phrases';
import { inLanguage } from '@sevenmetre/rules/language';
import { type SearchList, searchLists } from '@sevenmetre/rules/search';
import { adminMatchPath } from '../../../lib/paths/paths.ts';
import {
  adminPlacePath,
  clubCheckInPath,
  clubInvoicePath,
  clubListPath,
  clubRosterPath,
  dutyPath,
  messagePath,
  newMessagePath,
  organiserRefereePath,
  planAppointmentsPath,
  planChangesPath,
  registrationPath,
  settingsPath,
  userPath,
} from '../../../lib/paths/signed-in-paths.ts';
import { playedMatchesPath } from '../../../lib/paths/organiser-paths.ts';
import { pagesOf } from '../page/contents-pages.ts';
import { settingName } from '../page/setting-name.ts';

/** In this order where several kinds fit equally. */
const findKinds = [
  'club',
  'team',
  'person',
  'document',
  'match',
  'place',
  'message',
  'page',
  'action',
  'setting',
] as const;
type FindKind = (typeof findKinds)[number];

/** One line of the answer. */
export interface FindItem {
  readonly id: string;
  readonly kind: FindKind;
  readonly to: string;
  /** A number or code in front of the name. */
  readonly mark: string | null;
  readonly name: string;
  /** Beside it, in small. */
  readonly about: string | null;
  /** The club that it is about; null: none. */
  readonly clubId: number | null;
  /** Texts by which it is found besides its name and mark. */
  readonly words: readonly (string | null)[];
}

export interface FindGroup {
  readonly kind: FindKind;
  readonly total: number;
  readonly items: readonly FindItem[];
}

export type Find = (question: string, most: number) => readonly FindGroup[];

/** What a question may begin with, and what it then looks in (FI3). */
const prefixes: Readonly<Record<string, readonly FindKind[]>> = {
  '>': ['page', 'action', 'setting'],
  '#': ['match'],
  '@': ['person'],
  '=': ['document', 'club'],
};

interface Known {
  readonly index: FindIndex;
  readonly settings: readonly ListedConfigurationEntry[];
  readonly isSuper: boolean;
}

/** Prepares the search over everything that an organiser can jump to. */
export function makeFind(t: Translator, known: Known): Find {
  const items: Readonly<Record<FindKind, readonly FindItem[]>> = {
    ...recordItems(t, known.index),
    ...pageItems(t, known),
  };
  const lists = findKinds.map((kind): SearchList<FindKind> => ({
    kind,
    rows: items[kind].map(({ mark, name, words }) => [mark, name, ...words]),
  }));
  const search = searchLists(lists);
  return (question, most) => {
    const kinds = prefixes[question.trim().charAt(0)];
    const asked = kinds === undefined ? question : question.trim().slice(1);
    return search(asked, most, kinds).map(({ kind, total, found }) => ({
      kind,
      total,
      items: found.flatMap((at) => items[kind][at] ?? []),
    }));
  };
}

const bare = { mark: null, about: null, clubId: null, words: [] };

function recordItems(t: Translator, index: FindIndex) {
  const teamsOf = Map.groupBy(index.teams, ({ clubId }) => clubId);
  return {
    club: index.clubs.map(({ id, name, countryCode, state, variableSymbol }): FindItem => {
      const count = teamsOf.get(id)?.length ?? 0;
      const about = `${t('find.teams', { count })}, ${t(`signedIn.clubState.${state}`)}`;
      const words = [countryCode, variableSymbol];
      return {
        ...bare,
        id: `club-${id}`,
        kind: 'club',
        to: registrationPath(id),
        name,
        about,
        clubId: id,
        words,
      };
    }),
    team: index.teams.map(({ id, clubId, name, categoryCode, state }): FindItem => {
      const about = t(`signedIn.teamState.${state}`);
      return {
        ...bare,
        id: `team-${id}`,
        kind: 'team',
        to: registrationPath(clubId),
        mark: categoryCode,
        name,
        about,
        clubId,
      };
    }),
    person: index.people.map((person, at) => personItem(t, person, at)),
    document: index.documents.map(({ clubId, clubName, number, variableSymbol }): FindItem => {
      const about = t('find.symbol', { symbol: variableSymbol });
      const to = clubInvoicePath(clubId);
      const words = [variableSymbol];
      return {
        id: `document-${number}`,
        kind: 'document',
        to,
        mark: number,
        name: clubName,
        about,
        clubId,
        words,
      };
    }),
    match: index.matches.map(({ matchNumber, slug, home, away, hall }): FindItem => {
      const side = (name: string | null) => name ?? t('find.open');
      return {
        ...bare,
        id: `match-${matchNumber}`,
        kind: 'match',
        to: adminMatchPath(slug),
        mark: String(matchNumber),
        name: `${side(home)} – ${side(away)}`,
        about: hall,
        words: [hall],
      };
    }),
    place: index.places.map(({ id, code, nameCs, nameEn }): FindItem => {
      const name = inLanguage(t.locale, { cs: nameCs, en: nameEn });
      const words = [nameCs, nameEn];
      return { ...bare, id: `place-${id}`, kind: 'place', to: adminPlacePath(id), mark: code, name, words };
    }),
    message: index.messages.map(({ id, name }): FindItem => ({
      ...bare,
      id: `message-${id}`,
      kind: 'message',
      to: messagePath(id),
      name,
    })),
  };
}

function personItem(t: Translator, person: FindIndex['people'][number], at: number): FindItem {
  const { kind, id, name, email, of } = person;
  const to = {
    account: userPath(id),
    referee: organiserRefereePath(id),
    volunteer: dutyPath,
    contact: registrationPath(id),
    staff: clubRosterPath(id),
  }[kind];
  const about = [t(`find.person.${kind}`), of ?? email].filter((part) => part !== null).join(', ');
  return { ...bare, id: `person-${at}`, kind: 'person', to, name, about, words: [email, of] };
}

function pageItems(t: Translator, { index, settings, isSuper }: Known) {
  const pages = pagesOf(isSuper).map(({ key, to, group }): FindItem => {
    const about = group === null ? null : t(`contents.group.${group}`);
    return {
      ...bare,
      id: `page-${key}`,
      kind: 'page',
      to,
      name: t(`organiser.nav.${key}`),
      about,
      words: [
        about,
        key === 'messages' || key === 'duty' || key === 'rehearsal' ? t(`find.words.${key}`) : null,
      ],
    };
  });
  return {
    page: pages,
    action: [
      ...generalActions.map(([key, to]): FindItem => ({
        ...bare,
        id: `action-${key}`,
        kind: 'action',
        to,
        name: t(`find.action.${key}`),
      })),
      ...incidents(t),
      ...index.clubs.flatMap(({ id, name }): FindItem[] => [
        {
          ...bare,
          id: `cash-${id}`,
          kind: 'action',
          to: clubCheckInPath(id),
          name: t('find.action.checkInClub', { club: name }),
        },
        {
          ...bare,
          id: `money-${id}`,
          kind: 'action',
          to: clubInvoicePath(id),
          name: t('find.action.moneyOf', { club: name }),
        },
      ]),
    ],
    setting: settings.map((entry): FindItem => {
      const name = settingName(t, entry);
      const to = `${settingsPath}?search=${encodeURIComponent(name)}`;
      return { ...bare, id: `setting-${entry.key}`, kind: 'setting', to, name, words: [entry.key] };
    }),
  };
}

/** What happens on a day of play, by the words in which it is reported; each leads to where it is settled. */
function incidents(t: Translator): FindItem[] {
  const named = [
    ['hallClosed', t('planChanges.kind.hallClosed'), planChangesPath('hallClosed', null)],
    ['hallLate', t('planChanges.kind.hallLate'), planChangesPath('hallLate', null)],
    ['teamLate', t('planChanges.kind.teamLate'), planChangesPath('teamLate', null)],
    ['matchPostponed', t('planChanges.kind.matchPostponed'), planChangesPath('matchPostponed', null)],
    ['withdrawn', t('planChanges.withdrawn'), planChangesPath('withdrawn', null)],
    ['pair', t('planChanges.elsewhere.pair'), planAppointmentsPath],
    ['table', t('planChanges.elsewhere.table'), dutyPath],
    ['score', t('planChanges.elsewhere.score'), playedMatchesPath],
  ] as const;
  return named.map(([key, name, to]) => {
    return { ...bare, id: `incident-${key}`, kind: 'action', to, name, words: [t(`find.incident.${key}`)] };
  });
}

const generalActions = [
  ['writeMessage', newMessagePath],
  ['importClubs', clubListPath],
  ['addPlace', adminPlacePath(null)],
  ['changePlan', planChangesPath(null, null)],
] as const;
