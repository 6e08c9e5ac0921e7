import { inLanguage } from '@sevenmetre/rules/language';
import { shortDay } from '@sevenmetre/phrases/days';
import type { Translator } from '@sevenmetre/phrases';
import { teamDisplayName } from '@sevenmetre/rules/names';
import { inZone } from '../competition/index.ts';
import type { Letter } from '../mail/index.ts';
import type { LoadedBoard } from './load-board.ts';

const linesInMail = 40;

/** What changed for a pair in one match. */
export interface PairNews {
  readonly kind: 'added' | 'moved' | 'removed' | 'reminded';
  readonly matchId: number;
  /** Time and hall that the pair was notified of. */
  readonly from: Spot | null;
  readonly to: Spot | null;
}

export interface Spot {
  readonly startsAt: Date | null;
  readonly placeId: number | null;
}

/** Letter to one referee of a pair: matches that are new, moved, taken back or not answered yet. */
export function pairLetter(firstName: string, news: readonly PairNews[], board: LoadedBoard): Letter {
  const isReminder = news.every(({ kind }) => kind === 'reminded');
  return (t) => {
    const lines = news.slice(0, linesInMail).map((one) => lineOf(t, one, board));
    const more = news.length - lines.length;
    const asks = news.some(({ kind }) => kind !== 'removed');
    return {
      subject: t(isReminder ? 'mail.appointments.reminderSubject' : 'mail.appointments.subject'),
      paragraphs: [
        t('mail.frame.hello', { name: firstName }),
        t(isReminder ? 'mail.appointments.reminder' : 'mail.appointments.text'),
        ...lines,
        ...(more > 0 ? [t('mail.appointments.more', { count: more })] : []),
        ...(asks ? [t('mail.appointments.answer')] : []),
      ],
      action: { label: t('mail.appointments.action'), path: `/${t.locale}/referee/matches` },
    };
  };
}

function lineOf(t: Translator, { kind, matchId, from, to }: PairNews, board: LoadedBoard): string {
  const match = board.matchOf.get(matchId);
  const names = new Map(board.teams.map((team) => [team.id, teamDisplayName(team)]));
  const teams = [match?.homeTeamId, match?.awayTeamId]
    .map((id) => names.get(id ?? 0) ?? t('mail.plan.open'))
    .join(' – ');
  const words = { number: match?.number ?? 0, teams, from: where(t, from, board), to: where(t, to, board) };
  return t(`mail.appointments.${kind}`, words);
}

/** Day, time and hall. */
function where(t: Translator, spot: Spot | null, { edition, settings }: LoadedBoard): string {
  if (spot?.startsAt == null) return t('mail.plan.noPlace');
  const { day, time } = inZone(spot.startsAt, edition.timeZone);
  const hall = settings.halls.find(({ id }) => id === spot.placeId);
  const name = inLanguage(t.locale, { cs: hall?.nameCs, en: hall?.nameEn });
  return [`${shortDay(t, day)} ${time}`, ...(name === undefined ? [] : [name])].join(', ');
}
