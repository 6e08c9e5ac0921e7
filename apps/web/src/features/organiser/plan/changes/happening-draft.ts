import type { ChangeNames } from './change-names.ts';
import type { PlanChanges, PlanHappening } from '@sevenmetre/contract/plan/schemas';
import { minutesOfDay } from '@sevenmetre/engine/schedule';

export interface HappeningFieldsProps {
  readonly draft: HappeningDraft;
  readonly changes: PlanChanges;
  readonly names: ChangeNames;
  readonly change: (patch: Partial<HappeningDraft>) => void;
}

export type HappeningKind = PlanHappening['kind'];

export const happeningKinds = [
  'hallClosed',
  'hallLate',
  'hallGained',
  'categoryDelayed',
  'matchPostponed',
  'matchMoved',
  'matchesSwapped',
  'teamsSwapped',
  'teamAdded',
  'groupSmaller',
] as const satisfies readonly HappeningKind[];

/** A happening while it is typed: '' is what has not been chosen. */
export interface HappeningDraft {
  readonly kind: HappeningKind;
  readonly hall: string;
  readonly category: string;
  readonly group: string;
  readonly match: string;
  readonly otherMatch: string;
  readonly team: string;
  readonly otherTeam: string;
  /** Minutes since the first midnight. */
  readonly from: number;
  readonly to: number;
  readonly minutes: number;
}

const quarter = 15;
const hours = 4;

/** From the next quarter of an hour for four hours. */
export function newDraft(kind: HappeningKind, { now }: Pick<PlanChanges, 'now'>): HappeningDraft {
  const from = Math.max(0, Math.ceil(now / quarter) * quarter);
  const chosen = { hall: '', category: '', group: '', match: '', otherMatch: '', team: '', otherTeam: '' };
  return { kind, ...chosen, from, to: from + hours * 60, minutes: 30 };
}

/** What a finished draft says; null: something is missing. */
export function happeningOf(draft: HappeningDraft): PlanHappening | null {
  const { kind, hall, category, group, match, otherMatch, team, otherTeam, from, to, minutes } = draft;
  switch (kind) {
    case 'hallClosed':
    case 'hallGained':
      return hall !== '' && from < to ? { kind, hall, from, to } : null;
    case 'hallLate':
      return hall !== '' && minutes > 0 ? { kind, hall, from, minutes } : null;
    case 'categoryDelayed':
      return category === '' ? null : { kind, category, until: from };
    case 'matchPostponed':
      return match === '' ? null : { kind, match, until: from };
    case 'matchMoved':
      return match === '' || hall === '' ? null : { kind, match, to: { hall, start: from } };
    case 'matchesSwapped':
      return match === '' || otherMatch === '' || match === otherMatch
        ? null
        : { kind, matches: [match, otherMatch] };
    case 'teamsSwapped':
      return category === '' || team === '' || otherTeam === '' || team === otherTeam
        ? null
        : { kind, category, teams: [team, otherTeam] };
    case 'teamAdded':
    case 'groupSmaller':
      return group === '' || team === '' ? null : { kind, group, team };
  }
}

/** Its group goes on without a team that has just withdrawn. */
export function withoutTeam(teamId: number, changes: PlanChanges): HappeningDraft {
  const group = changes.groups.find(({ teams }) => teams.includes(teamId));
  const draft = newDraft('groupSmaller', changes);
  return group ? { ...draft, group: group.key, team: String(teamId) } : draft;
}

/** The preset of a link: `?hall=` closes a hall from now on, `?match=` postpones a match, `?kind=groupSmaller` asks for group and team. */
export function draftOfLink(
  query: URLSearchParams,
  changes: Pick<PlanChanges, 'now' | 'courts' | 'matches'>,
): HappeningDraft | null {
  if (query.get('kind') === 'groupSmaller') return newDraft('groupSmaller', changes);
  const [hall, match] = [query.get('hall'), query.get('match')];
  const court = changes.courts.find(({ key }) => key === hall || key.split('/')[0] === hall);
  if (court) return { ...newDraft('hallClosed', changes), hall: court.key };
  const found = changes.matches.find(({ key, number }) => key === match || String(number) === match);
  if (!found) return null;
  const draft = newDraft('matchPostponed', changes);
  const later = (found.placement?.start ?? changes.now) + 60;
  return { ...draft, match: found.key, from: Math.max(draft.from, later) };
}

export function dayOf(minute: number): number {
  return Math.floor(minute / minutesOfDay);
}
