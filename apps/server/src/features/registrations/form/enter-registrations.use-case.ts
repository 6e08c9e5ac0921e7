import type { RegistrationState } from '@sevenmetre/rules/vocabulary';
import type { Clock } from '../../../platform/clock/index.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import {
  clubRepository,
  type ClubPatch,
  extraPersonsRepository,
  teamRepository,
} from '../../competition/index.ts';
import {
  insertLevels,
  insertSuppliers,
  type NewLevel,
  type NewSupplier,
  updateCapacity,
} from '../../enumerations/index.ts';
import { rebuildInvoiceLines } from '../../invoices/index.ts';
import { appendChange } from '../../live/index.ts';
import { insertItems, type NewItem, updatePackage } from '../../price-list/index.ts';

type Ids = ReadonlyMap<string, number>;

/** A price with names and codes instead of ids. */
type EnteredItem = NewItem & { readonly supplier: string; readonly serviceLevel: string | null };

export interface EnteredOrder {
  /** Code of a package; null: none. */
  readonly package: string | null;
  readonly bundlePersons: number;
  readonly handballPersons: number;
  readonly vipPartyPersons: number;
  readonly singleRoomPersons: number;
}

/** The order of a club that exists in the edition; all its teams get the same order. */
export interface EnteredRegistration {
  readonly clubSourceId: string;
  readonly club: ClubPatch & { readonly registrationState: RegistrationState };
  readonly serviceLevel: string;
  readonly order: EnteredOrder;
  readonly extraPersons: EnteredOrder | null;
  /** Whether its last team is on the waiting list. */
  readonly lastTeamWaits: boolean;
}

export interface EnteredEdition {
  readonly suppliers: readonly NewSupplier[];
  readonly serviceLevels: readonly NewLevel[];
  readonly items: readonly EnteredItem[];
  /** Free places by code of a category, in addition to the present teams. */
  readonly room: Readonly<Record<string, number>>;
  /** The same for places of packages; others are unlimited. */
  readonly places: Readonly<Record<string, number>>;
  readonly registrations: readonly EnteredRegistration[];
}

/**
 * Stores a price list and the orders of imported clubs, with their invoice lines, and appends the live
 * change. Unknown clubs are skipped.
 */
export async function enterRegistrations(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  editionId: number,
  edition: EnteredEdition,
): Promise<void> {
  await database.transaction(async (tx) => {
    const suppliers = await insertSuppliers(editionId, edition.suppliers, tx);
    const levels = await insertLevels(editionId, edition.serviceLevels, tx);
    const items = edition.items.map(({ supplier, serviceLevel, ...row }) => ({
      ...row,
      supplierId: known(suppliers, supplier),
      serviceLevelId: serviceLevel === null ? null : known(levels, serviceLevel),
    }));
    const packages = await insertItems(editionId, items, tx);
    for (const registration of edition.registrations) {
      const clubId = await enterOne(editionId, registration, { levels, packages }, tx);
      if (clubId !== null) await rebuildInvoiceLines(tx, clubId, clock.now());
    }
    for (const [code, more] of Object.entries(edition.room)) await updateCapacity(editionId, code, more, tx);
    for (const [code, more] of Object.entries(edition.places)) await updatePackage(editionId, code, more, tx);
    await appendChange(tx, { structure: true });
  });
}

async function enterOne(
  editionId: number,
  { clubSourceId, club, serviceLevel, order, extraPersons, lastTeamWaits }: EnteredRegistration,
  { levels, packages }: { readonly levels: Ids; readonly packages: Ids },
  tx: Tx,
): Promise<number | null> {
  const clubId = await clubRepository.updateBySourceId(editionId, clubSourceId, club, tx);
  if (clubId === null) return null;
  const columns = ({ package: code, ...persons }: EnteredOrder) => ({
    ...persons,
    bundlePricelistItemId: code === null ? null : known(packages, code),
  });
  await teamRepository.updateAllOfClub(
    clubId,
    {
      ...columns(order),
      serviceLevelId: known(levels, serviceLevel),
      // They were registered together.
      ...(club.createdAt === undefined ? {} : { createdAt: club.createdAt }),
    },
    tx,
  );
  if (lastTeamWaits) await teamRepository.updateLastOfClub(clubId, { state: 'waiting' }, tx);
  if (extraPersons) await extraPersonsRepository.insertAll([{ ...columns(extraPersons), clubId }], tx);
  return clubId;
}

function known(ids: Ids, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`“${name}” was not entered`);
  return id;
}
