import type {
  ClubFormBody,
  ClubRegistrationCopy,
} from '@sevenmetre/contract/registrations/club-registration';
import type { Actor } from '@sevenmetre/rules/permissions';
import { can } from '../../../platform/permission/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import * as clubRepository from './club.repository.ts';
import { findCurrentEdition } from '../../competition/index.ts';
import { type StoredRegistration, toForm } from './form-rows.ts';
import * as offerRepository from './offer.repository.ts';
import { readStored } from './read-stored.ts';
import { done, refuse } from '../../../platform/outcome/index.ts';
import type { Outcome } from '../../../platform/outcome/index.ts';
import type { StorageContext } from '../../../platform/use-case/index.ts';

/**
 * An earlier registration as a template for the current edition: items with the same code are copied; dates,
 * files, consent and notes are not. Another user's registration is unknown.
 */
export function copyRegistration(
  { database, clock }: StorageContext,
  actor: Actor,
  clubId: number,
): Promise<Outcome<ClubRegistrationCopy>> {
  return database.transaction(
    async (tx) => {
      if (!can(actor, 'clubRegistration', { club: { id: clubId } }, clock.now()))
        return refuse('club-unknown');
      const club = await clubRepository.findById(clubId, tx);
      const edition = await findCurrentEdition(tx);
      if (!club || !edition) return refuse('club-unknown');
      const codes = await findTwins(club.editionId, edition.id, tx);
      return done(copyOf(await readStored(club, tx), codes));
    },
    { accessMode: 'read only' },
  );
}

interface Twins {
  /** Ids of this edition by ids of the earlier one; null: no item with the same code. */
  readonly categories: ReadonlyMap<number, number | null>;
  readonly levels: ReadonlyMap<number, number | null>;
  readonly packages: ReadonlyMap<number, number | null>;
  readonly names: ReadonlyMap<number, string>;
}

async function findTwins(from: number, to: number, tx: Tx): Promise<Twins> {
  const { findCategories, findServiceLevels, findPriceList } = offerRepository;
  const items = await findPriceList(from, tx);
  const sold = (await findPriceList(to, tx)).filter(({ isActive }) => isActive);
  const levels = (await findServiceLevels(to, tx)).filter(({ isActive }) => isActive);
  return {
    categories: byCode(await findCategories(from, tx), await findCategories(to, tx)),
    levels: byCode(await findServiceLevels(from, tx), levels),
    packages: byCode(items, sold),
    names: new Map(items.map(({ id, nameEn }) => [id, nameEn])),
  };
}

interface Coded {
  readonly id: number;
  readonly code: string;
}

function byCode(from: readonly Coded[], to: readonly Coded[]): Map<number, number | null> {
  const ids = new Map(to.map(({ id, code }) => [code, id]));
  return new Map(from.map(({ id, code }) => [id, ids.get(code) ?? null]));
}

function copyOf(stored: StoredRegistration, twins: Twins): ClubRegistrationCopy {
  const teams = stored.teams.filter(({ state }) => state !== 'withdrawn');
  const form = toForm({ ...stored, teams, fileIds: [] });
  const orderOf = (order: ClubFormBody['extraPersons'][number]) => {
    const packageId = twins.packages.get(order.bundlePricelistItemId ?? 0) ?? null;
    const isGone = packageId === null && order.bundlePricelistItemId !== null;
    // Persons with a package that is no longer sold need another one.
    return { bundlePricelistItemId: packageId, ...(isGone ? { singleRoomPersons: 0 } : {}) };
  };
  return {
    form: {
      ...form,
      arrivalDate: '',
      departureDate: '',
      registrationNote: '',
      agreeToTerms: false,
      teams: form.teams.map((team) => ({
        ...team,
        ...orderOf(team),
        id: null,
        teamCategoryId: twins.categories.get(team.teamCategoryId ?? 0) ?? null,
        teamStartServiceLevelId: twins.levels.get(team.teamStartServiceLevelId ?? 0) ?? null,
      })),
      extraPersons: form.extraPersons.map((group) => ({ ...group, ...orderOf(group), id: null })),
    },
    missing: missingOf(stored, twins),
  };
}

function missingOf({ teams, groups }: StoredRegistration, twins: Twins): string[] {
  const categories = teams.filter(({ categoryId }) => twins.categories.get(categoryId) === null);
  const packages = [...teams, ...groups].flatMap(({ bundlePricelistItemId: id }) =>
    id !== null && twins.packages.get(id) === null ? [twins.names.get(id) ?? ''] : [],
  );
  return [...new Set([...categories.map(({ categoryCode }) => categoryCode), ...packages])];
}
