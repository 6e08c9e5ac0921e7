import { sides } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Id, Instant } from '../common.ts';
import { paragraphs } from '../text.ts';

/** A seat of a group, or a side of a match whose place or team has no seat in its group. */
export const SeatTarget = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('seat'), id: Id }),
  z.strictObject({ kind: z.literal('side'), id: Id, side: z.enum(sides) }),
]);
export type SeatTarget = z.infer<typeof SeatTarget>;

const group = z.object({ id: Id, label: z.string(), categoryCode: z.string() });
const team = z.object({ id: Id, name: z.string() });
const place = z.int().positive();

/** Who waits for a place: a seat of a group, or a side of a match. */
const WaitingFor = z.object({ place, groupLabel: z.string(), matchNumber: z.int().nullable() });

/** Teams that only a lot sets apart, or has set apart: in the order of the table. */
export const LotTie = z.object({
  group,
  teams: z.array(team),
  places: z.array(place),
  /** null: lots have not been drawn yet. */
  drawnAt: Instant.nullable(),
  /** Seats and matches elsewhere that one of the places leads to. */
  waiting: z.array(WaitingFor),
});
export type LotTie = z.infer<typeof LotTie>;

/** A seat as an organiser sees it. */
const seat = {
  target: SeatTarget,
  group: group.nullable(),
  /** Number of the seat in its group; null: it is a side of a match. */
  seat: z.int().nullable(),
  matchNumber: z.int().nullable(),
  team: team.nullable(),
  /** The organiser has seated the team; the table does not touch it. */
  byHand: z.boolean(),
  /** null: its team was named from the start. Such a seat is never `byHand`, and is not given back but given to another team. */
  waitsFor: z.object({ groupLabel: z.string(), place }).nullable(),
  /** Numbers of the matches that the team has begun there: it cannot be replaced before they are reset. */
  playedMatches: z.array(z.int()),
};

export const Seat = z.object(seat);
export type Seat = z.infer<typeof Seat>;

export const SeatDecision = z.object({
  ...seat,
  /** The team plays on a seat that is not its own; its place's team has withdrawn; or it sits twice in the group. */
  problem: z.enum(['played', 'withdrawn', 'twice']),
  /** Whose place it is by the table. */
  belongsTo: team.nullable(),
});
export type SeatDecision = z.infer<typeof SeatDecision>;

/** What only an organiser can settle, with what has been settled by hand and can be taken back. */
export const Decisions = z
  .object({
    lots: z.array(LotTie),
    seats: z.array(SeatDecision),
    byHand: z.array(Seat),
    timeZone: z.string(),
  })
  .meta({ id: 'Decisions' });
export type Decisions = z.infer<typeof Decisions>;

/** Seats of a group: those that wait for places and those named from the start; the teams that may be seated there. */
export const GroupSeats = z
  .object({ group, seats: z.array(Seat), teams: z.array(team) })
  .meta({ id: 'GroupSeats' });
export type GroupSeats = z.infer<typeof GroupSeats>;

/** `hand`: the teams in the order that was drawn, the best first; `server`: the server draws; `nobody`: the lots are taken back. */
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

/** `teamId` null: the seat follows its table again; it is refused for a seat that follows none. */
const seating = { target: SeatTarget, teamId: Id.nullable() };

export const SeatEffectBody = z.strictObject(seating).meta({ id: 'SeatEffectBody' });

/** `before` is what the organiser saw: a seat that is another by now is not overwritten. */
export const SeatBody = z
  .strictObject({
    ...seating,
    before: z.strictObject({ teamId: Id.nullable(), byHand: z.boolean() }),
    reason,
  })
  .meta({ id: 'SeatBody' });
export type SeatBody = z.infer<typeof SeatBody>;
