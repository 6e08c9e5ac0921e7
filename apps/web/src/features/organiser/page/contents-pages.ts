import type { Contents } from '@sevenmetre/contract/contents/schemas';
import type { Phase } from '@sevenmetre/rules/editions';
import { translationsPath } from '../../../lib/paths/paths.ts';
import {
  accommodationPath,
  adminBankPath,
  adminInvoicesPath,
  adminMatchesPath,
  adminPath,
  adminPlacesPath,
  checkInPath,
  controlRoomPath,
  dutyPath,
  editionsPath,
  groupsPath,
  hallPapersPath,
  hallScreensPath,
  helpPointsPath,
  listPath,
  listsPath,
  mailsPath,
  messagesPath,
  photoConsentPath,
  planAppointmentsPath,
  planChangesPath,
  planDrawPath,
  planFormatsPath,
  planPath,
  planSchedulePath,
  planSettingsPath,
  planTeamsPath,
  planVersionsPath,
  priceListPath,
  refereeRegistrationsPath,
  registrationsPath,
  rehearsalPath,
  reportersPath,
  settingsPath,
  tournamentFolderPath,
  usersPath,
} from '../../../lib/paths/signed-in-paths.ts';

export type ContentsGroup = 'registration' | 'planning' | 'play' | 'setup';

interface Row {
  /** Its name is in `organiser.nav`, the number that waits on it in the contents' `waits`. */
  readonly key: string;
  readonly to: string;
  /** null: above all groups. */
  readonly group: ContentsGroup | null;
  /** Addresses beside those that begin with `to`. */
  readonly covers?: RegExp;
  /** About the edition in hand, which may be a prepared one. */
  readonly ofEdition?: true;
  /** Other organisers are not let in. */
  readonly ofSuperAdmins?: true;
  /** A grid that needs the width: the contents are folded there. */
  readonly isWide?: true;
}

/** The organiser's pages, in the order of the contents: a new page is one row here, and its name in `organiser.nav`. */
export const contentsPages = [
  { key: 'overview', to: adminPath, group: null, ofEdition: true },
  { key: 'messages', to: messagesPath, group: null },
  { key: 'registrations', to: registrationsPath, group: 'registration' },
  {
    key: 'invoices',
    to: adminInvoicesPath,
    group: 'registration',
    // The invoices of one club belong to those of all.
    covers: /^\/admin\/club\/\d+\/invoice$/,
  },
  { key: 'bank', to: adminBankPath, group: 'registration' },
  { key: 'referees', to: refereeRegistrationsPath, group: 'registration' },
  { key: 'accommodation', to: accommodationPath, group: 'registration' },
  { key: 'capacity', to: planPath, group: 'planning' },
  { key: 'teams', to: planTeamsPath, group: 'planning' },
  { key: 'planSettings', to: planSettingsPath, group: 'planning' },
  { key: 'formats', to: planFormatsPath, group: 'planning' },
  // A public draw belongs to the draw.
  { key: 'draw', to: planDrawPath, group: 'planning', covers: /^\/admin\/plan\/ceremony\// },
  { key: 'schedule', to: planSchedulePath, group: 'planning', isWide: true },
  { key: 'appointments', to: planAppointmentsPath, group: 'planning', isWide: true },
  { key: 'versions', to: planVersionsPath, group: 'planning' },
  { key: 'controlRoom', to: controlRoomPath, group: 'play' },
  { key: 'matches', to: adminMatchesPath, group: 'play' },
  { key: 'groups', to: groupsPath, group: 'play' },
  { key: 'checkIn', to: checkInPath, group: 'play' },
  { key: 'reporters', to: reportersPath, group: 'play' },
  { key: 'duty', to: dutyPath, group: 'play' },
  { key: 'hallPapers', to: hallPapersPath, group: 'play' },
  { key: 'photoConsent', to: photoConsentPath, group: 'play' },
  { key: 'changes', to: planChangesPath(null, null), group: 'play' },
  { key: 'configuration', to: settingsPath, group: 'setup', ofEdition: true },
  { key: 'categories', to: listPath('categories'), group: 'setup', ofEdition: true },
  { key: 'places', to: adminPlacesPath, group: 'setup', ofEdition: true },
  { key: 'helpPoints', to: helpPointsPath, group: 'setup', ofEdition: true },
  { key: 'hallScreens', to: hallScreensPath, group: 'setup', ofEdition: true },
  { key: 'priceList', to: priceListPath, group: 'setup', ofEdition: true },
  { key: 'enumerations', to: listsPath, group: 'setup', ofEdition: true },
  { key: 'translations', to: translationsPath, group: 'setup', ofSuperAdmins: true },
  { key: 'users', to: usersPath, group: 'setup' },
  { key: 'tournamentFolder', to: tournamentFolderPath, group: 'setup' },
  { key: 'mail', to: mailsPath, group: 'setup' },
  { key: 'rehearsal', to: rehearsalPath, group: 'setup' },
  { key: 'editions', to: editionsPath, group: 'setup', ofSuperAdmins: true },
] as const satisfies readonly Row[];

type KnownRow = (typeof contentsPages)[number];
export type ContentsKey = KnownRow['key'];
export type ContentsPage = Row & { readonly key: ContentsKey };

const rows: readonly ContentsPage[] = contentsPages;

/** The pages that a user may open. */
export function pagesOf(isSuper: boolean): readonly ContentsPage[] {
  return rows.filter(({ ofSuperAdmins = false }) => isSuper || !ofSuperAdmins);
}

/** The row that an address belongs to; null: none, such as an address that leads nowhere. */
export function pageAt(pathname: string): ContentsPage | null {
  const covers = ({ to, covers: also }: ContentsPage) =>
    pathname === to || (to !== adminPath && pathname.startsWith(`${to}/`)) || also?.test(pathname) === true;
  // Of rows whose addresses begin alike, the longest is meant.
  return rows.filter(covers).toSorted((a, b) => b.to.length - a.to.length)[0] ?? null;
}

/** What waits on a page; 0: nothing, or nothing is known. */
export function waitsOn(waits: Contents['waits'] | undefined, key: ContentsKey): number {
  const known: Partial<Record<string, number>> = waits ?? {};
  return known[key] ?? 0;
}

const groups: readonly ContentsGroup[] = ['registration', 'planning', 'play', 'setup'];

/** The group of a phase: before registration there is only to set up, afterwards money and archive are left. */
const groupOfPhase: Readonly<Record<Phase, ContentsGroup>> = {
  before: 'setup',
  registration: 'registration',
  planning: 'planning',
  play: 'play',
  after: 'registration',
};

/** The groups in the order of a year, that of the phase first. */
export function groupsIn(phase: Phase): readonly ContentsGroup[] {
  const now = groupOfPhase[phase];
  return [now, ...groups.filter((group) => group !== now)];
}

/** What the bar of a phone leads to, beside search and all pages. */
export const barPages: Readonly<Record<Phase, readonly ContentsKey[]>> = {
  before: ['overview', 'configuration', 'messages'],
  registration: ['overview', 'registrations', 'invoices'],
  planning: ['overview', 'messages', 'schedule'],
  play: ['overview', 'matches', 'checkIn'],
  after: ['overview', 'invoices', 'messages'],
};
