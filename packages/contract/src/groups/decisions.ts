import { sides } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Id, Instant } from '../common.ts';
import { paragraphs, trimmedLine } from '../text.ts';

/** A seat of a group, or a side of a match without a seat in its group. */
export const SeatTarget = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('seat'), id: Id }),
  z.strictObject({ kind: z.literal('side'), id: Id, side: z.enum(sides) }),
]);
export type SeatTarget = z.infer<typeof SeatTarget>;

const group = z.object({ id: Id, label: z.string(), categoryCode: z.string() });
const team = z.object({ id: Id, name: z.string() });
const place = z.int().positive();

/** A seat of a group, or a side of a match, that waits for a place. */
const WaitingFor = z.object({ place, groupLabel: z.string(), matchNumber: z.int().nullable() });

/** Teams that can only be, or were, separated by lot, in the order of the table. */
export const LotTie = z.object({
  group,
  teams: z.array(team),
  places: z.array(place),
  /** null: lots have not been drawn yet. */
  drawnAt: Instant.nullable(),
  /** Seats and matches elsewhere that wait for one of the places. */
  waiting: z.array(WaitingFor),
});
export type LotTie = z.infer<typeof LotTie>;

/** A seat for organisers. */
const seat = {
  target: SeatTarget,
  group: group.nullable(),
  /** Number of the seat in its group; null: a side of a match. */
  seat: z.int().nullable(),
  matchNumber: z.int().nullable(),
  team: team.nullable(),
  /** The organiser has seated the team, or with no team left the seat empty, so it does not follow the table. */
  byHand: z.boolean(),
  /** null: the seat has no source. It is never `byHand`, and can only be given to another team. */
  waitsFor: z.object({ groupLabel: z.string(), place }).nullable(),
  /** Numbers of the matches that the team has begun there, which prevent replacing it. */
  playedMatches: z.array(z.int()),
  /** Team that goes on without a match if the empty seat stays empty (BR26); null: none, or nobody may decide that. */
  goesOn: team.nullable(),
};

export const Seat = z.object(seat);
export type Seat = z.infer<typeof Seat>;

export const SeatDecision = z.object({
  ...seat,
  /**
   * The team has played on another team's seat; the match was decided by a walkover against the empty seat; the team of the place has
   * withdrawn; no team takes the place; it would be twice in the group; or it would be in several groups of which it can play in one only.
   */
  problem: z.enum(['played', 'walkover', 'withdrawn', 'nobody', 'twice', 'clash']),
  /** The team in this place of the table. */
  belongsTo: team.nullable(),
  /** Seats of other groups that the team can't have at the same time. */
  clashesWith: z.array(z.object(seat)),
});
export type SeatDecision = z.infer<typeof SeatDecision>;

/** Points that a ruling has taken from a team in a group. */
const Deduction = z.object({ group, team, points: z.int().positive(), reason: z.string() });
export type Deduction = z.infer<typeof Deduction>;

/** Open decisions of organisers, and decisions by hand that can be taken back. */
export const Decisions = z
  .object({
    lots: z.array(LotTie),
    seats: z.array(SeatDecision),
    byHand: z.array(Seat),
    deductions: z.array(Deduction),
    timeZone: z.string(),
  })
  .meta({ id: 'Decisions' });
export type Decisions = z.infer<typeof Decisions>;

/** Seats of a group, with and without a source, and the teams that may be seated there. */
export const GroupSeats = z
  .object({ group, seats: z.array(Seat), teams: z.array(team) })
  .meta({ id: 'GroupSeats' });
export type GroupSeats = z.infer<typeof GroupSeats>;

/**
 * `hand`: the teams in the drawn order, best first; `server`: the server draws; `nobody`: takes the lots
 * back.
 */
const lots = {
  by: z.enum(['hand', 'server', 'nobody']),
  teamIds: z.array(Id).min(2).max(100),
};

export const LotsEffectBody = z
  .strictObject({ ...lots, by: z.enum(['hand', 'nobody']) })
  .meta({ id: 'LotsEffectBody' });

const reason = paragraphs(500).trim().min(1);

export const LotsBody = z.strictObject({ ...lots, reason }).meta({ id: 'LotsBody' });
export type LotsBody = z.infer<typeof LotsBody>;

/** Most points of one deduction. */
export const mostDeducted = 99;

/** `points` are those taken in total; 0 takes none any more. */
const deduction = { teamId: Id, points: z.int().min(0).max(mostDeducted) };

export const DeductionEffectBody = z.strictObject(deduction).meta({ id: 'DeductionEffectBody' });
export type DeductionEffectBody = z.infer<typeof DeductionEffectBody>;

/** `before`: the points that the page showed as taken; refused if that has changed. */
export const DeductionBody = z
  .strictObject({ ...deduction, before: z.int().min(0), reason })
  .meta({ id: 'DeductionBody' });
export type DeductionBody = z.infer<typeof DeductionBody>;

/**
 * `teamId` null: the seat follows its table again; refused for a seat without a source. With `nobody` it stays empty instead, and its
 * opponent in a bracket match goes on without a match.
 */
const seating = {
  target: SeatTarget,
  teamId: Id.nullable(),
  nobody: z.exactOptional(z.literal(true)),
};

/** `keep`: as in `SeatBody`; the effect is that of both. */
export const SeatEffectBody = z
  .strictObject({ ...seating, keep: z.strictObject({ target: SeatTarget, teamId: Id }).optional() })
  .meta({ id: 'SeatEffectBody' });
export type SeatEffectBody = z.infer<typeof SeatEffectBody>;

/** The seat that the page showed; refused if it has changed since. */
const before = z.strictObject({ teamId: Id.nullable(), byHand: z.boolean() });

/**
 * `keep`: another seat that keeps its team by hand in the same transaction (BR25). `publicReason`: needed if
 * the group was drawn in public.
 */
export const SeatBody = z
  .strictObject({
    ...seating,
    before,
    keep: z.strictObject({ target: SeatTarget, teamId: Id, before }).optional(),
    reason,
    publicReason: trimmedLine(300).min(3).optional(),
  })
  .meta({ id: 'SeatBody' });
export type SeatBody = z.infer<typeof SeatBody>;
