import { fold } from '../search/index.ts';

/** Views of the clubs at the desk. */
export const deskViews = ['all', 'today', 'waiting', 'owes', 'rosters', 'keys'] as const;

/** What the list of the desk looks at. */
export interface DeskClub {
  readonly name: string;
  readonly symbol: string | null;
  readonly arrivedAt: string | null;
  /** The day on which it wants to come; null: it has not said. */
  readonly arrivalDate: string | null;
  /** The day of its next match; null: none is planned any more. */
  readonly nextMatch: { readonly day: string } | null;
  /** A match of one of its teams has begun. */
  readonly hasPlayed: boolean;
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

/** Who looks at the list, and when. */
export interface DeskReader {
  readonly locale: string;
  /** The day in the tournament's zone. */
  readonly today: string;
}

/** Whether a club is in the list as it is shown, and in its export (CK2). */
export function isListed(club: DeskClub, { view, search, letter }: DeskList, reader: DeskReader): boolean {
  const asked = fold(search);
  const isFound =
    fold(club.name).includes(asked) || (asked !== '' && club.symbol?.startsWith(asked) === true);
  return (
    isFound &&
    (letter === '' || initialOf(club.name, reader.locale) === letter) &&
    isIn(club, view, reader.today)
  );
}

function isIn(club: DeskClub, view: DeskList['view'], today: string): boolean {
  const { arrivedAt, rest, incompleteRosters, steps } = club;
  if (view === 'today') return comesToday(club, today);
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

/**
 * Whether a club still has to come today: it said so, said a day that is over, or plays today (CK4). One that has played is
 * there, even if nobody has said so at the desk.
 */
export function comesToday(
  {
    arrivedAt,
    arrivalDate,
    nextMatch,
    hasPlayed,
  }: Pick<DeskClub, 'arrivedAt' | 'arrivalDate' | 'nextMatch' | 'hasPlayed'>,
  today: string,
): boolean {
  if (arrivedAt !== null || hasPlayed) return false;
  return [arrivalDate, nextMatch?.day ?? null].some((day) => day !== null && day <= today);
}
