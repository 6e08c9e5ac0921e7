import type { ChangeNames } from './change-names.ts';
import type { PlanChanges, PlanHappening } from '@sevenmetre/contract/plan/schemas';
import { minutesOfDay } from '@sevenmetre/engine/schedule';
import type { FieldError } from '@sevenmetre/rules/validation';
import type { UsedForm } from '../../../../ui/forms/use-form.ts';

export interface HappeningFieldsProps {
  readonly form: UsedForm<HappeningDraft>;
  readonly changes: PlanChanges;
  readonly names: ChangeNames;
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

const chosenFields = {
  hallClosed: ['hall'],
  hallGained: ['hall'],
  hallLate: ['hall'],
  categoryDelayed: ['category'],
  matchPostponed: ['match'],
  matchMoved: ['match', 'hall'],
  matchesSwapped: ['match', 'otherMatch'],
  teamsSwapped: ['category', 'team', 'otherTeam'],
  teamAdded: ['group', 'team'],
  groupSmaller: ['group', 'team'],
} as const satisfies Record<HappeningKind, readonly (keyof HappeningDraft)[]>;

/** Errors of the fields that a happening of this kind has; `end`: the end is not after the beginning. */
export function happeningErrors(
  draft: HappeningDraft,
): Partial<Record<keyof HappeningDraft, FieldError | 'end'>> {
  const { kind, match, otherMatch, team, otherTeam, from, to, minutes } = draft;
  const missing = chosenFields[kind].filter((field) => draft[field] === '');
  const hasEnd = kind === 'hallClosed' || kind === 'hallGained';
  return {
    ...(kind === 'matchesSwapped' && match === otherMatch ? { otherMatch: { code: 'unique' } } : {}),
    ...(kind === 'teamsSwapped' && team === otherTeam ? { otherTeam: { code: 'unique' } } : {}),
    ...(hasEnd && from >= to ? { to: 'end' } : {}),
    ...(kind === 'hallLate' && !(minutes > 0) ? { minutes: { code: 'positive' } } : {}),
    ...Object.fromEntries(missing.map((field) => [field, { code: 'required' }])),
  };
}

/** The happening of a draft; null: it has errors. */
export function happeningOf(draft: HappeningDraft): PlanHappening | null {
  const { kind, hall, category, group, match, otherMatch, team, otherTeam, from, to, minutes } = draft;
  if (Object.keys(happeningErrors(draft)).length > 0) return null;
  switch (kind) {
    case 'hallClosed':
    case 'hallGained':
      return { kind, hall, from, to };
    case 'hallLate':
      return { kind, hall, from, minutes };
    case 'categoryDelayed':
      return { kind, category, until: from };
    case 'matchPostponed':
      return { kind, match, until: from };
    case 'matchMoved':
      return { kind, match, to: { hall, start: from } };
    case 'matchesSwapped':
      return { kind, matches: [match, otherMatch] };
    case 'teamsSwapped':
      return { kind, category, teams: [team, otherTeam] };
    case 'teamAdded':
    case 'groupSmaller':
      return { kind, group, team };
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
