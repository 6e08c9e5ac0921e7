import { extraCodes, isPeriod, periodCodes, stageCodes } from '../vocabulary/index.ts';
import type { ExtraCode, PeriodCode, StageCode } from '../vocabulary/index.ts';
import type { EventTypes } from './event-type.ts';
import { numbersByCategory } from './players-on-court.ts';
import { type ScoringEvent, scoreOf } from './score.ts';

/** Extra times before a shoot-out: usual number, and numbers of categories (by code) that differ. */
export interface ExtraTimes {
  readonly usual: number;
  readonly byCategory: Readonly<Record<string, number>>;
}

/** Without extra time a level knock-out match goes on to its shoot-out at once (MA110). */
export const noExtraTimes: ExtraTimes = { usual: 0, byCategory: {} };

const keys = { usual: 'extra-times', byCategory: 'extra-times-by-category' } as const;

/** The configuration entries that affect it. */
export const extraTimesKeys: readonly string[] = Object.values(keys);

/** Reads the entries; `MA 2, WA 1` lists categories by code. Invalid values are ignored. */
export function readExtraTimes(values: ReadonlyMap<string, string | null>): ExtraTimes {
  return {
    usual: countOf(values.get(keys.usual) ?? '') ?? noExtraTimes.usual,
    byCategory: numbersByCategory(values.get(keys.byCategory) ?? '', countOf),
  };
}

/** @param code of the category; null: none */
export function extraTimesIn({ usual, byCategory }: ExtraTimes, code: string | null): number {
  return byCategory[code ?? ''] ?? usual;
}

/** At most two (IHF rule 2:2). */
function countOf(text: string): number | null {
  return /^\s*[0-2]\s*$/.test(text) ? Number(text) : null;
}

/** What a level knock-out match goes on to. */
export type Decider = ExtraCode | 'shootout';

/** Whether a stage is an extra time or a shoot-out. */
export function isDecider(stage: StageCode): stage is Decider {
  return stage === 'shootout' || extraCodes.some((code) => code === stage);
}

export interface MatchPlay {
  /** A bracket match, or one without a group. */
  readonly isKnockout: boolean;
  /** Extra times that the category has, 0 to 2. */
  readonly extraTimes: number;
  readonly stage: StageCode;
  /** Whether the present stage, if it is a half, has reached its end. */
  readonly isStageOver: boolean;
  readonly events: readonly ScoringEvent[];
  readonly types: EventTypes;
  /** Goals in play, of an official score if one is set. */
  readonly score: { readonly homeGoalsCount: number; readonly awayGoalsCount: number };
}

/**
 * Whether a match may go on to an extra time or a shoot-out: a knock-out match that was level at the end of the part before, which
 * has been played. No extra time beyond those of the category (rules MA46, MA110).
 */
export function mayPlayOn(target: Decider, play: MatchPlay): boolean {
  const order = partsOf(play.extraTimes);
  const before = order[order.indexOf(target) - 1];
  if (!play.isKnockout || before === undefined || !isPartOver(before, play)) return false;
  return target === 'shootout' ? isLevel(play.score) : isLevelAfter(partBefore(target), play);
}

/** What follows the present part of a match: a level knock-out match goes on until it has a winner (rule MA110). */
export function followingStage(play: MatchPlay): StageCode {
  const { stage, isKnockout, extraTimes } = play;
  const order = partsOf(extraTimes);
  const isTiedShootout = stage === 'shootout' && isDrawn(play);
  if (isTiedShootout) return stage;
  if (stage === 'not_started') return '1st_half';
  const next = order[order.indexOf(stage) + 1];
  if (!order.includes(stage) || next === undefined) return 'waiting_for_approval';
  if (next === '2nd_half' || isSecondOfExtra(next)) return next;
  return isKnockout && isLevel(play.score) ? next : 'waiting_for_approval';
}

/** The parts of a match in the order of play. */
function partsOf(extraTimes: number): readonly StageCode[] {
  return ['1st_half', '2nd_half', ...extraCodes.slice(0, 2 * extraTimes), 'shootout'];
}

/** Before its stage is reached, a part has been played only if events of it, or of a later one, were entered from paper. */
function isPartOver(part: StageCode, { stage, isStageOver, events }: MatchPlay): boolean {
  const [now, asked] = [stageCodes.indexOf(stage), stageCodes.indexOf(part)];
  if (now === asked) return isStageOver;
  return (
    now > asked ||
    events.some(({ competitionMatchStageCode: code }) => isPeriod(code) && stageCodes.indexOf(code) >= asked)
  );
}

/** The part after which the score has to be level for an extra time. */
function partBefore(target: ExtraCode): PeriodCode {
  return target.startsWith('extra1') ? '2nd_half' : 'extra1_2nd_half';
}

function isSecondOfExtra(stage: StageCode): boolean {
  return stage === 'extra1_2nd_half' || stage === 'extra2_2nd_half';
}

function isLevelAfter(part: PeriodCode, { events, types }: MatchPlay): boolean {
  const last = periodCodes.indexOf(part);
  const until = events.filter(
    ({ competitionMatchStageCode: code }) => isPeriod(code) && periodCodes.indexOf(code) <= last,
  );
  return isLevel(scoreOf(until, types));
}

function isLevel({ homeGoalsCount, awayGoalsCount }: MatchPlay['score']): boolean {
  return homeGoalsCount === awayGoalsCount;
}

function isDrawn({ events, types }: MatchPlay): boolean {
  const { homeScore, awayScore } = scoreOf(events, types);
  return homeScore === awayScore;
}
