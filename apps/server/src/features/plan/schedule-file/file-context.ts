import type { PlanSeat } from '@sevenmetre/contract/plan/schemas';
import { teamDisplayName } from '@sevenmetre/rules/names';
import type { PlanCourt, PlanTeam, ScheduleFileContext } from '@sevenmetre/rules/schedule-file';
import { matchesOf } from '../draft/read-draft.use-case.ts';
import type { LoadedPlan } from '../load-plan.ts';
import { daysOf } from '../plan-edition.ts';

/** The draft, as schedules from elsewhere are matched to it. */
export function fileContext(plan: LoadedPlan, now: Date): ScheduleFileContext {
  const { edition, settings, document } = plan;
  return {
    days: daysOf(edition),
    timeZone: edition.timeZone,
    categories: settings.categories.map(({ code, nameCs, nameEn }) => ({
      code,
      words: [nameCs, nameEn],
      isDrawn: document.categories.get(code)?.entries.every((team) => team !== null) ?? false,
    })),
    teams: teamsOf(plan),
    courts: courtsOf(plan),
    matches: planMatches(plan, now),
  };
}

function teamsOf({ teams, settings }: LoadedPlan): PlanTeam[] {
  const codes = new Map(settings.categories.map(({ categoryId, code }) => [categoryId, code]));
  return teams
    .filter(({ teamState }) => teamState !== 'withdrawn')
    .map((team) => ({
      id: String(team.id),
      category: codes.get(team.categoryId) ?? '',
      name: teamDisplayName(team),
      own: team.name?.trim() ? team.name : null,
      club: team.clubName,
      number: team.teamNumber,
      country: team.countryCode,
    }));
}

function courtsOf({ settings }: LoadedPlan): PlanCourt[] {
  const halls = new Map(settings.halls.map((hall) => [hall.id, hall]));
  return settings.courts
    .filter(({ active }) => active)
    .map(({ key, placeId, name }) => {
      const hall = halls.get(placeId);
      const words = [hall?.code ?? '', hall?.nameCs ?? '', hall?.nameEn ?? ''].filter((word) => word !== '');
      return { key, hall: placeId, number: Number(key.split('/')[1] ?? 1), hallWords: words, name };
    });
}

function planMatches(plan: LoadedPlan, now: Date): ScheduleFileContext['matches'] {
  const { document, derived } = plan;
  const groups = new Map(derived.groups.map((group) => [group.key, group]));
  return matchesOf(plan, now).map((match) => {
    const group = groups.get(match.groupKey);
    const entries = document.categories.get(match.category)?.entries ?? [];
    const teamAt = (seat: PlanSeat | undefined) =>
      seat?.kind === 'entry' ? (entries[seat.entry] ?? null) : null;
    return {
      key: match.key,
      category: match.category,
      number: match.number,
      group: group?.label ?? '',
      level: match.level,
      isBracket: group?.isBracket ?? false,
      home: teamAt(group?.seats[match.home]),
      away: teamAt(group?.seats[match.away]),
      isFixed: match.state === 'fixed',
      isLocked: document.locked.has(match.key),
      to: document.placements.get(match.key) ?? null,
    };
  });
}
