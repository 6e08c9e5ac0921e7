import { asc, eq, sql } from 'drizzle-orm';
import type { GuestKind } from '@sevenmetre/contract/accommodation/schemas';
import type { PackageLodging } from '@sevenmetre/rules/vocabulary';
import { extraPersonsRepository, ofCurrentEdition, teamRepository } from '../competition/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import {
  clubs,
  editions,
  extraPersonGroups,
  lodgingAllotments,
  lodgings,
  pricelistItems,
  referees,
  teams,
} from '../../platform/database/schema/index.ts';
import { updateReferees } from '../referees/index.ts';

export interface GuestKey {
  readonly kind: GuestKind;
  readonly id: number;
}

export interface AllotmentRow {
  readonly id: number;
  readonly lodgingId: number;
  readonly persons: number;
  readonly guest: GuestKey;
}

type Stored = typeof lodgingAllotments.$inferSelect;

export async function findAllByEditionId(editionId: number, tx: Tx): Promise<AllotmentRow[]> {
  const rows = await tx
    .select({ allotment: lodgingAllotments })
    .from(lodgingAllotments)
    .innerJoin(lodgings, eq(lodgings.id, lodgingAllotments.lodgingId))
    .where(eq(lodgings.editionId, editionId))
    .orderBy(asc(lodgingAllotments.id));
  return rows.map(({ allotment }) => toRow(allotment));
}

function toRow({ id, lodgingId, persons, ...of }: Stored): AllotmentRow {
  return { id, lodgingId, persons, guest: guestOf(of) };
}

function guestOf({
  teamId,
  extraPersonGroupId,
  refereeId,
}: Pick<Stored, 'teamId' | 'extraPersonGroupId' | 'refereeId'>): GuestKey {
  if (teamId !== null) return { kind: 'team', id: teamId };
  if (extraPersonGroupId !== null) return { kind: 'extra-persons', id: extraPersonGroupId };
  if (refereeId !== null) return { kind: 'referee', id: refereeId };
  throw new Error('An allotment is nobody’s');
}

/** What the audit log needs: whose history the beds belong to. */
export interface LockedGuest {
  readonly subject: { readonly type: 'club' | 'referee'; readonly id: number };
  /** Where their package lets them sleep; null: a referee, or the package does not say. */
  readonly bought: PackageLodging | null;
  /** Number of beds that they need, and that they have. */
  readonly persons: number;
  readonly allotted: number;
}

/**
 * A guest of the current edition, locked, so that nobody gives the same guest beds twice. null: no such
 * guest.
 */
export async function lockGuest(guest: GuestKey, tx: Tx): Promise<LockedGuest | null> {
  const row = await lockers[guest.kind](guest.id, tx);
  if (!row) return null;
  const { subjectId, bought, persons, comes } = row;
  return {
    subject: { type: guest.kind === 'referee' ? 'referee' : 'club', id: subjectId },
    bought,
    persons: comes ? persons : 0,
    allotted: await findAllotted(guest, tx),
  };
}

interface LockedRow {
  readonly subjectId: number;
  readonly bought: PackageLodging | null;
  readonly persons: number;
  readonly comes: boolean;
}

const clubComes = sql`${clubs.registrationState} in ('approved', 'processed')`;

const lockers: Readonly<Record<GuestKind, (id: number, tx: Tx) => Promise<LockedRow | undefined>>> = {
  async team(id, tx) {
    const comes = sql<boolean>`${clubComes} and ${teams.state} = 'accepted'`;
    const [row] = await tx
      .select({ subjectId: clubs.id, bought: pricelistItems.lodging, persons: teams.bundlePersons, comes })
      .from(teams)
      .leftJoin(pricelistItems, eq(pricelistItems.id, teams.bundlePricelistItemId))
      .innerJoin(clubs, eq(clubs.id, teams.clubId))
      .innerJoin(editions, ofCurrentEdition(teams.editionId))
      .where(eq(teams.id, id))
      .for('update', { of: teams });
    return row;
  },
  async 'extra-persons'(id, tx) {
    const [row] = await tx
      .select({
        subjectId: clubs.id,
        bought: pricelistItems.lodging,
        persons: extraPersonGroups.bundlePersons,
        comes: sql<boolean>`${clubComes}`,
      })
      .from(extraPersonGroups)
      .leftJoin(pricelistItems, eq(pricelistItems.id, extraPersonGroups.bundlePricelistItemId))
      .innerJoin(clubs, eq(clubs.id, extraPersonGroups.clubId))
      .innerJoin(editions, ofCurrentEdition(clubs.editionId))
      .where(eq(extraPersonGroups.id, id))
      .for('update', { of: extraPersonGroups });
    return row;
  },
  async referee(id, tx) {
    const comes = sql<boolean>`${referees.registrationState} = 'approved' and ${referees.wantsAccommodation}`;
    const persons = sql<number>`1 + ${referees.accompanimentPersons}`;
    const [row] = await tx
      .select({ subjectId: referees.id, persons, comes })
      .from(referees)
      .innerJoin(editions, ofCurrentEdition(referees.editionId))
      .where(eq(referees.id, id))
      .for('update', { of: referees });
    return row && { ...row, bought: null };
  },
};

const guestColumns = {
  team: lodgingAllotments.teamId,
  'extra-persons': lodgingAllotments.extraPersonGroupId,
  referee: lodgingAllotments.refereeId,
} as const;

async function findAllotted({ kind, id }: GuestKey, tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${lodgingAllotments.persons}), 0)::int` })
    .from(lodgingAllotments)
    .where(eq(guestColumns[kind], id));
  return row?.sum ?? 0;
}

export async function insert({ guest, ...columns }: Omit<AllotmentRow, 'id'>, tx: Tx): Promise<number> {
  const [row] = await tx
    .insert(lodgingAllotments)
    .values({ ...columns, ...ownerOf(guest) })
    .returning({ id: lodgingAllotments.id });
  if (!row) throw new Error('An allotment that was stored has no id');
  return row.id;
}

/** Puts an allotment back under the id that it had. */
export async function restore({ guest, ...columns }: AllotmentRow, tx: Tx): Promise<void> {
  await tx.insert(lodgingAllotments).values({ ...columns, ...ownerOf(guest) });
}

function ownerOf(guest: GuestKey) {
  return {
    teamId: guest.kind === 'team' ? guest.id : null,
    extraPersonGroupId: guest.kind === 'extra-persons' ? guest.id : null,
    refereeId: guest.kind === 'referee' ? guest.id : null,
  };
}

/** An allotment of the current edition, locked. null: it was taken back already. */
export async function lockById(id: number, tx: Tx): Promise<AllotmentRow | null> {
  const [row] = await tx
    .select({ allotment: lodgingAllotments })
    .from(lodgingAllotments)
    .innerJoin(lodgings, eq(lodgings.id, lodgingAllotments.lodgingId))
    .innerJoin(editions, ofCurrentEdition(lodgings.editionId))
    .where(eq(lodgingAllotments.id, id))
    .for('update', { of: lodgingAllotments });
  return row ? toRow(row.allotment) : null;
}

export async function deleteById(id: number, tx: Tx): Promise<void> {
  await tx.delete(lodgingAllotments).where(eq(lodgingAllotments.id, id));
}

/** The guest's own record has the place too: pages of clubs and referees name it. */
export async function updatePlace({ kind, id }: GuestKey, placeId: number | null, tx: Tx): Promise<void> {
  if (kind === 'team') await teamRepository.update([id], { placeId }, tx);
  else if (kind === 'extra-persons') await extraPersonsRepository.update(id, { placeId }, tx);
  else await updateReferees([id], { accommodationPlaceId: placeId }, tx);
}

export async function updateLodging(id: number, lodgingId: number, tx: Tx): Promise<void> {
  await tx.update(lodgingAllotments).set({ lodgingId }).where(eq(lodgingAllotments.id, id));
}
