import type { Notified } from '@sevenmetre/contract/plan/schemas';
import { inLanguage } from '@sevenmetre/rules/language';
import { shortDay } from '@sevenmetre/phrases/days';
import type { Translator } from '@sevenmetre/phrases';
import type { Placement } from '@sevenmetre/engine/schedule';
import { teamDisplayName } from '@sevenmetre/rules/names';
import { minutesOfDay } from '@sevenmetre/rules/dates';
import type { Tx } from '../../../platform/database/index.ts';
import { findClubReaders, queueMails } from '../../mail/index.ts';
import type { LoadedPlan } from '../load-plan.ts';
import { daysOf } from '../plan-edition.ts';
import { type Compared } from './compare-plan.ts';
import { findStandingMatches } from './standing.repository.ts';

const linesInMail = 40;

/** Changes of one match, for the clubs of its teams. */
interface MatchNews {
  readonly kind: 'added' | 'removed' | 'moved' | 'changed';
  readonly number: number;
  readonly teamIds: readonly (number | null)[];
  readonly from: Placement | null;
  readonly to: Placement | null;
}

/**
 * Queues a mail to the admins of every club whose known teams play a changed match, in the club's language.
 * @returns how many clubs get how many mails; a club without an admin gets none
 */
export async function notifyClubs(
  compared: Compared,
  { now, reason }: { readonly now: Date; readonly reason: string | null },
  tx: Tx,
): Promise<Pick<Notified, 'clubs' | 'mails'>> {
  const news = await newsOf(compared, tx);
  const clubOf = new Map(compared.plan.teams.map((team) => [team.id, team]));
  const ofClub = new Map<number, MatchNews[]>();
  for (const one of news) {
    const clubs = new Set(one.teamIds.flatMap((id) => clubOf.get(id ?? 0)?.clubId ?? []));
    for (const club of clubs) ofClub.set(club, [...(ofClub.get(club) ?? []), one]);
  }
  if (ofClub.size === 0) return { clubs: 0, mails: 0 };
  const readers = await findClubReaders([...ofClub.keys()], tx);
  const orders = readers.flatMap(({ clubId, email, firstName }) => {
    const club = compared.plan.teams.find((team) => team.clubId === clubId);
    const own = ofClub.get(clubId) ?? [];
    if (!club) return [];
    const letter = (t: Translator) =>
      letterOf(t, { name: firstName, club: club.clubName, news: own, plan: compared.plan, reason });
    return [{ clubId, mail: { to: email, locale: club.locale, letter, now } }];
  });
  await queueMails(
    tx,
    orders.map(({ mail }) => mail),
  );
  return { clubs: new Set(orders.map(({ clubId }) => clubId)).size, mails: orders.length };
}

/** Called after the difference was stored, when new matches have numbers. */
async function newsOf({ plan, difference }: Compared, tx: Tx): Promise<MatchNews[]> {
  const stored = await findStandingMatches(plan.edition.id, tx);
  const numbers = new Map(stored.map(({ planKey, number }) => [planKey, number]));
  const teamsOf = new Map(plan.matches.map(({ key, teams }) => [key, teams]));
  const known = new Set(plan.teams.map(({ id }) => id));
  const changed = difference.matches.map(({ stands, target, isOther, from, to }): MatchNews => {
    const ids = (teamsOf.get(target.key) ?? []).map(Number);
    const teamIds = [0, 1]
      .map((side) => ids[side] ?? null)
      .map((id) => (id !== null && known.has(id) ? id : null));
    const kind = stands === null || stands.isCancelled ? 'added' : isOther ? 'changed' : 'moved';
    return { kind, number: numbers.get(target.key) ?? 0, teamIds, from, to };
  });
  const gone = difference.goneMatches.map(({ number, homeTeamId, awayTeamId }): MatchNews => {
    return { kind: 'removed', number, teamIds: [homeTeamId, awayTeamId], from: null, to: null };
  });
  return [...changed, ...gone].toSorted(
    (a, b) => (a.to?.start ?? 0) - (b.to?.start ?? 0) || a.number - b.number,
  );
}

interface LetterOf {
  readonly name: string;
  readonly club: string;
  readonly news: readonly MatchNews[];
  readonly plan: LoadedPlan;
  /** In the organiser's words, for everybody. */
  readonly reason: string | null;
}

function letterOf(t: Translator, { name, club, news, plan, reason }: LetterOf) {
  const names = new Map(plan.teams.map((team) => [team.id, teamDisplayName(team)]));
  const lines = news.slice(0, linesInMail).map(({ kind, number, teamIds, from, to }) => {
    const teams = teamIds.map((id) => names.get(id ?? 0) ?? t('mail.plan.open')).join(' – ');
    const words = { number, teams, from: where(t, from, plan), to: where(t, to, plan) };
    return t(`mail.plan.${kind}`, words);
  });
  const more = news.length - lines.length;
  return {
    subject: t('mail.plan.subject'),
    paragraphs: [
      t('mail.frame.hello', { name }),
      t('mail.plan.text', { club }),
      ...(reason === null ? [] : [reason]),
      ...lines,
      ...(more > 0 ? [t('mail.plan.more', { count: more })] : []),
    ],
    action: { label: t('mail.plan.action'), path: '/results' },
  };
}

/** Day, time and hall. */
function where(t: Translator, placement: Placement | null, { edition, settings }: LoadedPlan): string {
  if (placement === null) return t('mail.plan.noPlace');
  const day = daysOf(edition)[Math.floor(placement.start / minutesOfDay)];
  const minutes = placement.start % minutesOfDay;
  const time = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  const court = settings.courts.find(({ key }) => key === placement.hall);
  const hall = settings.halls.find(({ id }) => id === court?.placeId);
  const name = court?.name ?? inLanguage(t.locale, { cs: hall?.nameCs, en: hall?.nameEn }) ?? placement.hall;
  return `${day === undefined ? '' : `${shortDay(t, day)} `}${time}, ${name}`;
}
