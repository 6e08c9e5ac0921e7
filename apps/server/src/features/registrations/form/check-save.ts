import type { ClubFormBody } from '@sevenmetre/contract/registrations/club-registration';
import { checkClub, checkPackagePlaces } from '@sevenmetre/rules/registration';
import type { FieldClubError } from '@sevenmetre/rules/registration';
import type { Tx } from '../../../platform/database/index.ts';
import type { StoredRegistration } from './form-rows.ts';
import type { Choices } from './choices.ts';
import * as offerRepository from './offer.repository.ts';
import { refuse } from '../../../platform/outcome/index.ts';
import type { Refusal } from './open-registration.ts';

/** Locks the categories, then the packages, that this form and the stored registration take places of. */
export async function lockPlaces(
  form: ClubFormBody,
  stored: Pick<StoredRegistration, 'teams' | 'groups'> | null,
  tx: Tx,
): Promise<void> {
  const categories = [
    ...form.teams.map(({ teamCategoryId }) => teamCategoryId),
    ...(stored?.teams ?? []).map(({ categoryId }) => categoryId),
  ];
  const orders = [...form.teams, ...form.extraPersons, ...(stored?.teams ?? []), ...(stored?.groups ?? [])];
  await offerRepository.lockCategories(known(categories), tx);
  await offerRepository.lockPackages(known(orders.map((order) => order.bundlePricelistItemId)), tx);
}

function known(ids: readonly (number | null)[]): number[] {
  return [...new Set(ids)].filter((id) => id !== null);
}

/** null: it can be stored. Teams and groups of other clubs are treated as unknown. */
export function checkSave(
  form: ClubFormBody,
  choices: Choices,
  stored: Pick<StoredRegistration, 'teams' | 'groups'> | null,
): Refusal | null {
  const errors = [
    ...checkClub(form, choices),
    ...checkPackagePlaces(form, choices.places, stored?.teams ?? []),
    ...unknownIds('teams', form.teams, stored?.teams ?? []),
    ...unknownIds('extraPersons', form.extraPersons, stored?.groups ?? []),
  ];
  return errors.length === 0 ? null : refuse('registration-invalid', { errors });
}

function unknownIds(
  list: string,
  sent: readonly { readonly id: number | null }[],
  stored: readonly { readonly id: number }[],
): FieldClubError[] {
  const own = new Set(stored.map(({ id }) => id));
  return sent.flatMap(({ id }, index) =>
    id === null || own.has(id) ? [] : [{ field: `${list}.${index}.id`, error: { code: 'unknown' as const } }],
  );
}
