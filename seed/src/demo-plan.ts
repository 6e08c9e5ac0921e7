import type { PlanDraft, PlanSettings, PlanSettingsBody } from '@sevenmetre/contract/plan/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import {
  type PlanContext,
  appendCommand,
  draftFromStanding,
  publish,
  readDifference,
  readDraft,
  readSettings,
  saveSettings,
} from '@sevenmetre/server/features/plan/index';
import type { Outcome } from '@sevenmetre/server/platform/outcome/index';
import { hallCode } from './demo-folder.ts';
import type { DemoEdition } from './editions.ts';
import { halfLength } from './model.ts';
import type { ScheduledMatch } from './schedule.ts';
import { mostInDay, restMinutes, slotMinutes } from './schedule-problem.ts';
import { type TournamentClock, minutesOfDay, tournamentClock } from './zone.ts';

/** Opening hours of the courts on a normal day, in minutes since midnight. */
const [usualOpening, usualClosing] = [480, 1260];
const breakMinutes = 5;

/**
 * Plans the edition as an organiser does: settings, a draft with the played matches, the engine's schedule of
 * the future ones as one step of the draft, and its publication.
 */
export async function publishDemoPlan(
  { content, matches }: DemoEdition,
  context: PlanContext,
  actor: Actor,
): Promise<void> {
  const { startDate, timeZone } = content.settings;
  const clock = tournamentClock(startDate, timeZone);
  const settings = done(await readSettings(context));
  done(await saveSettings(context, actor, settingsOf(settings, matches, clock)));
  const { revision } = done(await readDraft(context));
  const draft = done(await draftFromStanding(context, actor, revision));
  const placements = placementsOf(draft, matches, clock);
  if (placements.length > 0) {
    const change = { kind: 'apply', placements } as const;
    done(
      await appendCommand(context, actor, { clientKey: 'demo-schedule', revision: draft.revision, change }),
    );
  }
  const scope = { categories: null, groups: true, schedule: true };
  const { hash, brokenRules } = done(await readDifference(context, { version: null, scope }));
  // At night a demo plays at hours at which no court is open.
  const reason = brokenRules > 0 ? 'Ukázka hraje i v noci.' : null;
  const body = { clientKey: 'demo-publication', scope, hash, reason, tellClubs: false };
  done(await publish(context, actor, null, body));
}

function done<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  throw new Error(`The plan was refused: ${JSON.stringify(outcome)}`);
}

/** Courts are open from the first match of a day to its last one, and at the usual hours. */
function settingsOf(
  { revision, courts, categories, days }: PlanSettings,
  matches: readonly ScheduledMatch[],
  clock: TournamentClock,
): PlanSettingsBody {
  const starts = matches.map(({ startsAt }) => clock.minuteOf(startsAt));
  const hours = days.map((_, day) => {
    const ofDay = starts
      .map((start) => start - day * minutesOfDay)
      .filter((start) => start >= 0 && start < minutesOfDay);
    const open = ofDay.length > 0 ? Math.min(...ofDay) : usualOpening;
    return { day, open, close: closingAfter(ofDay) };
  });
  const earliest = Math.min(usualOpening, ...hours.map(({ open }) => open));
  const latestEnd = Math.max(...hours.map(({ close }) => close));
  return {
    revision,
    courts: courts.map((court, index) => ({ ...court, main: index === 0, hours })),
    categories: categories.map(({ code: _, nameCs: __, nameEn: ___, saved: ____, ...rules }) => ({
      ...rules,
      halfMinutes: halfLength / 60,
      breakMinutes,
      slotMinutes,
      rest: restMinutes,
      maxPerDay: mostInDay,
      earliest,
      latestEnd,
    })),
  };
}

function closingAfter(starts: readonly number[]): number {
  const last = Math.max(0, ...starts) + slotMinutes;
  return Math.min(minutesOfDay, Math.max(usualClosing, last));
}

/** Placements of the matches that have none yet. */
function placementsOf(draft: PlanDraft, matches: readonly ScheduledMatch[], clock: TournamentClock) {
  const placed = new Set(draft.document.placements.map(([key]) => key));
  const courts = new Map(draft.input.halls.map(({ id }, index) => [hallCode(index), id]));
  return draft.matches.flatMap(({ key, number }) => {
    const scheduled = matches[(number ?? 0) - 1];
    const court = scheduled && courts.get(hallCode(scheduled.hall));
    if (placed.has(key) || !scheduled || court === undefined) return [];
    return [[key, { hall: court, start: clock.minuteOf(scheduled.startsAt) }] as const];
  });
}
