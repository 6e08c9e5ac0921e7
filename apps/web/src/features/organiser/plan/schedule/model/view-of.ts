import { inLanguage } from '@sevenmetre/rules/language';
import type { PlanDraft, PlanSeat, PlanSettings } from '@sevenmetre/contract/plan/schemas';
import type { PlanDocument } from '@sevenmetre/engine/plan';
import type { ScheduleInput } from '@sevenmetre/engine/schedule';
import type { Translator } from '@sevenmetre/phrases';
import { categoryLooks } from '../../category-looks.ts';
import type { ScheduleView, ShownCourt, ShownMatch } from './schedule-view.ts';

/** Everything of a schedule but its placements: it changes with settings, formats and draws only. */
export type ScheduleBase = Omit<ScheduleView, 'document'>;

/** The schedule's halls, matches and names, as the page shows them. */
export function scheduleBaseOf(t: Translator, draft: PlanDraft, settings: PlanSettings): ScheduleBase {
  const input: ScheduleInput = { ...draft.input, matches: draft.matches };
  const courts = courtsOf(t, settings);
  const open = new Set(input.halls.map(({ id }) => id));
  const used = new Set(draft.matches.map(({ category }) => category));
  return {
    input,
    days: settings.days,
    timeZone: settings.timeZone,
    courts: courts.filter(({ id }) => open.has(id)),
    closedCourts: courts.filter(({ id }) => !open.has(id)),
    categories: categoryLooks(settings.categories).filter(({ code }) => used.has(code)),
    matches: matchesOf(t, draft),
    teamNames: teamNamesOf(draft),
    published: new Map(draft.published.map(([match, hall, start]) => [match, { hall, start }])),
  };
}

/** The schedule with the placements of a document. */
export function withDocument(base: ScheduleBase, document: PlanDocument): ScheduleView {
  return { ...base, document };
}

/** Courts in the order of the settings; a hall with several courts numbers them. */
function courtsOf(t: Translator, settings: PlanSettings): ShownCourt[] {
  const halls = new Map(settings.halls.map((hall) => [hall.id, hall]));
  return settings.courts.map((court) => {
    const hall = halls.get(court.placeId);
    const second = court.key.split('/')[1];
    const name = inLanguage(t.locale, { cs: hall?.nameCs, en: hall?.nameEn });
    return {
      id: court.key,
      code: `${hall?.code ?? court.key}${second === undefined ? '' : `/${second}`}`,
      name: court.name ?? name ?? '',
      isMain: court.main,
      isSmall: court.size === 'small',
      resin: court.resin,
      blocks: court.blocks,
    };
  });
}

function matchesOf(t: Translator, draft: PlanDraft): Map<string, ShownMatch> {
  const groups = new Map(draft.groups.map((group) => [group.key, group]));
  const names = teamNamesOf(draft);
  const entries = new Map(draft.document.categories.map(({ code, entries: teams }) => [code, teams]));
  const counts = new Map<string, number>();
  return new Map(
    draft.matches.map((match) => {
      const group = groups.get(match.groupKey);
      const order = (counts.get(match.groupKey) ?? 0) + 1;
      counts.set(match.groupKey, order);
      const side = (seat: PlanSeat | undefined): string =>
        seat === undefined ? '' : seatText(t, seat, match.category, entries.get(match.category), names);
      const isBracket = group?.isBracket ?? false;
      const shown: ShownMatch = {
        key: match.key,
        category: match.category,
        group: `${match.category}${isBracket ? ' ' : '-'}${group?.label ?? ''}`,
        isBracket,
        order,
        number: match.number,
        home: side(group?.seats[match.home]),
        away: side(group?.seats[match.away]),
        players: match.teams,
        isFixed: match.state === 'fixed',
      };
      return [match.key, shown];
    }),
  );
}

function seatText(
  t: Translator,
  seat: PlanSeat,
  category: string,
  entries: readonly (string | null)[] | undefined,
  names: ReadonlyMap<string, string>,
): string {
  switch (seat.kind) {
    case 'entry': {
      const team = entries?.[seat.entry];
      const undrawn = t('planSchedule.seat.undrawn', { order: seat.entry + 1 });
      return team == null ? undrawn : (names.get(team) ?? undrawn);
    }
    case 'standing':
      return t('planSchedule.seat.standing', {
        standing: seat.standing,
        group: `${category}-${seat.group}`,
      });
    case 'best':
      return t('planSchedule.seat.best', { standing: seat.standing, order: seat.order });
    default:
      return '';
  }
}

/** Teams by their key; seats that wait for their team are called by group and seat, as the engine writes them. */
function teamNamesOf({ teams }: PlanDraft): Map<string, string> {
  return new Map(teams.map(({ id, name }) => [String(id), name]));
}
