import type { AdminOverview } from '@sevenmetre/contract/dashboard/admin-overview';
import type { OpenEditions } from '@sevenmetre/contract/editions/open-editions';
import type { Translator } from '@sevenmetre/phrases';
import { millisecondsOfDay } from '@sevenmetre/rules/dates';
import { useRead } from '../../../lib/queries/use-read.ts';
import { dayIn } from '../../../lib/time/days.ts';
import { instantText, longDayText } from '../../../lib/time/moments.ts';
import { useNow } from '../../../lib/time/now.ts';
import { dotted } from '../../../lib/words/dotted.ts';
import { useWords } from '../../../lib/words/words.ts';

/** The current edition of the tournament; undefined: not known yet, or there is none. */
export function useCurrentEdition(): OpenEditions['editions'][number] | undefined {
  return useRead('openEditions', {}).data?.editions.find(({ isCurrent }) => isCurrent);
}

/** The day in the tournament's zone; the page's name until the zone is known. */
export function Today({ pageName }: { pageName: string }) {
  const t = useWords();
  const edition = useCurrentEdition();
  const today = useNow((now) => dayIn(edition?.timeZone ?? 'UTC', now));
  return <span className="overview__today">{edition ? longDayText(t, today) : pageName}</span>;
}

/**
 * What the day is about: before the tournament the days left and until when clubs register, then how many matches are
 * played, how many run, and when the next one begins.
 */
export function Ahead({ play }: { play: AdminOverview['play'] }) {
  const t = useWords();
  const edition = useCurrentEdition();
  const { timeZone, startDate } = edition ?? {};
  const days = useNow((now) =>
    timeZone === undefined || startDate === undefined
      ? 0
      : (Date.parse(startDate) - Date.parse(dayIn(timeZone, now))) / millisecondsOfDay,
  );
  const till = useOpenUntil();
  if (edition === undefined) return null;
  const name = `${edition.name} ${edition.year}`;
  return dotted([
    ...(days > 0 ? [t('organiser.overview.daysTo', { count: days, name })] : [name]),
    ...(till === null
      ? []
      : [t('organiser.overview.openUntil', { time: instantText(t, till, edition.timeZone) })]),
    ...(days > 0 || play === null ? [] : playTexts(t, play, edition.timeZone)),
  ]);
}

function playTexts(t: Translator, play: NonNullable<AdminOverview['play']>, timeZone: string): string[] {
  const { matches, played, running, halls, next } = play;
  if (played === matches) return [t('organiser.overview.allPlayed', { count: matches })];
  return [
    t('organiser.overview.played', { played, matches }),
    ...(running > 0 ? [t('organiser.overview.running', { count: running })] : []),
    ...(halls > 0 ? [t('organiser.overview.halls', { count: halls })] : []),
    ...(next === null ? [] : [t('organiser.overview.nextMatch', { time: instantText(t, next, timeZone) })]),
  ];
}

/** When the registration of clubs closes; null: it is not open, or nobody has set an end. */
function useOpenUntil(): string | null {
  const entries = useRead('configuration', {}).data ?? [];
  const valueOf = (key: string) => entries.find((entry) => entry.key === key)?.value ?? null;
  const from = valueOf('club-registration-create-from');
  const till = valueOf('club-registration-create-till');
  return useNow((now) =>
    till !== null && now < Date.parse(till) && (from === null || Date.parse(from) <= now) ? till : null,
  );
}
