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

/** What organisers enter; a team that is late postpones its matches. */
export type HappeningKind = PlanHappening['kind'] | 'teamLate';

export const happeningKinds = [
  'hallClosed',
  'hallLate',
  'hallGained',
  'teamLate',
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
/** How much later a match is proposed, and how late a team is taken to be; in minutes. */
const [postponed, usualDelay] = [60, 45];

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
  teamLate: ['team'],
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

/** The happenings of a draft; none: it has errors, or its team plays nothing so early. */
export function happeningsOf(draft: HappeningDraft, changes: Fixtures): readonly PlanHappening[] {
  const { kind, hall, category, group, match, otherMatch, team, otherTeam, from, to, minutes } = draft;
  if (Object.keys(happeningErrors(draft)).length > 0) return [];
  switch (kind) {
    case 'hallClosed':
    case 'hallGained':
      return [{ kind, hall, from, to }];
    case 'hallLate':
      return [{ kind, hall, from, minutes }];
    case 'teamLate':
      return missedMatches(draft, changes).map(({ key }) => {
        return { kind: 'matchPostponed', match: key, until: from };
      });
    case 'categoryDelayed':
      return [{ kind, category, until: from }];
    case 'matchPostponed':
      return [{ kind, match, until: from }];
    case 'matchMoved':
      return [{ kind, match, to: { hall, start: from } }];
    case 'matchesSwapped':
      return [{ kind, matches: [match, otherMatch] }];
    case 'teamsSwapped':
      return [{ kind, category, teams: [team, otherTeam] }];
    case 'teamAdded':
    case 'groupSmaller':
      return [{ kind, group, team }];
  }
}

type Fixtures = Pick<PlanChanges, 'matches' | 'teams'>;

/** Matches of a team that have not begun, the earliest first. */
function openMatches(teamId: string, { matches, teams }: Fixtures): PlanChanges['matches'] {
  const team = teams.find(({ id }) => String(id) === teamId);
  return matches
    .filter(({ state, category, home, away }) => {
      const isOpen = state === 'open' || state === 'frozen';
      return isOpen && category === team?.category && (home === team.name || away === team.name);
    })
    .toSorted((a, b) => (a.placement?.start ?? Infinity) - (b.placement?.start ?? Infinity));
}

/** Matches that begin before the late team of a draft can play. */
export function missedMatches({ team, from }: HappeningDraft, changes: Fixtures): PlanChanges['matches'] {
  return openMatches(team, changes).filter(({ placement }) => placement !== null && placement.start < from);
}

/** When a late team can play, as far as its next match says. */
export function arrivalOf(teamId: string, from: number, changes: Fixtures): number {
  const [next] = openMatches(teamId, changes);
  return next?.placement ? Math.max(next.placement.start + usualDelay, from) : from;
}

/** When a postponed match is proposed to begin. */
export function laterThan(key: string, from: number, { matches }: Pick<PlanChanges, 'matches'>): number {
  const start = matches.find((match) => match.key === key)?.placement?.start;
  return start === undefined ? from : Math.max(from, start + postponed);
}

/** Its group goes on without a team that has just withdrawn; null: the team has no open match in a group, as in a play-off. */
export function withoutTeam(
  teamId: number,
  changes: Fixtures & Pick<PlanChanges, 'now' | 'groups'>,
): HappeningDraft | null {
  const open = openMatches(String(teamId), changes);
  const group = changes.groups.find(
    ({ key, teams }) => teams.includes(teamId) && open.some((match) => match.key.startsWith(`${key}:`)),
  );
  return group ? { ...newDraft('groupSmaller', changes), group: group.key, team: String(teamId) } : null;
}

/** Whether the team of a draft has withdrawn. */
export function hasWithdrawn({ team }: HappeningDraft, { teams }: Pick<PlanChanges, 'teams'>): boolean {
  return teams.some(({ id, state }) => String(id) === team && state === 'withdrawn');
}

/** The preset of a link: `?hall=` closes a hall from now on, `?match=` postpones a match, `?kind=` asks for what belongs to that kind. */
export function draftOfLink(
  query: URLSearchParams,
  changes: Pick<PlanChanges, 'now' | 'courts' | 'matches'>,
): HappeningDraft | null {
  const [hall, match] = [query.get('hall'), query.get('match')];
  const kind = happeningKinds.find((known) => known === query.get('kind'));
  if (kind && hall === null && match === null) return newDraft(kind, changes);
  const court = changes.courts.find(({ key }) => key === hall || key.split('/')[0] === hall);
  if (court) return { ...newDraft('hallClosed', changes), hall: court.key };
  const found = changes.matches.find(({ key, number }) => key === match || String(number) === match);
  if (!found) return null;
  const draft = newDraft('matchPostponed', changes);
  return { ...draft, match: found.key, from: laterThan(found.key, draft.from, changes) };
}

export function dayOf(minute: number): number {
  return Math.floor(minute / minutesOfDay);
}
