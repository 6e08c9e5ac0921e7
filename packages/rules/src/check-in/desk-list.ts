import { fold } from '../search/index.ts';

/** Views of the clubs at the desk. */
export const deskViews = ['all', 'waiting', 'owes', 'rosters', 'keys'] as const;

/** What the list of the desk looks at. */
export interface DeskClub {
  readonly name: string;
  readonly symbol: string | null;
  readonly arrivedAt: string | null;
  /** Minor units; above zero: it owes. */
  readonly rest: number;
  readonly incompleteRosters: number;
  readonly steps: readonly string[];
}

/** What is shown of the clubs; '' for any. */
export interface DeskList {
  readonly view: (typeof deskViews)[number];
  readonly search: string;
  readonly letter: string;
}

/** Whether a club is in the list as it is shown, and in its export (CK2). */
export function isListed(club: DeskClub, { view, search, letter }: DeskList, locale: string): boolean {
  const asked = fold(search);
  const isFound =
    fold(club.name).includes(asked) || (asked !== '' && club.symbol?.startsWith(asked) === true);
  return isFound && (letter === '' || initialOf(club.name, locale) === letter) && isIn(club, view);
}

function isIn({ arrivedAt, rest, incompleteRosters, steps }: DeskClub, view: DeskList['view']): boolean {
  if (view === 'waiting') return arrivedAt === null;
  if (view === 'owes') return rest > 0;
  if (view === 'rosters') return incompleteRosters > 0;
  if (view === 'keys') return arrivedAt !== null && !steps.includes('keys');
  return true;
}

/** Languages in which Ch is a letter. */
const withCh = ['cs', 'sk'];

/** The letter under which a dictionary of the language has a name: Ďurkov under D, Čechie under Č, Chmelnice under Ch. */
export function initialOf(name: string, locale: string): string {
  const typed = name.trim();
  if (withCh.includes(locale) && /^ch/i.test(typed)) return 'Ch';
  const [first = ''] = typed.toLocaleUpperCase(locale);
  const plain = first.normalize('NFD').charAt(0);
  const isSame = new Intl.Collator(locale, { sensitivity: 'base' }).compare(first, plain) === 0;
  return isSame ? plain : first;
}
