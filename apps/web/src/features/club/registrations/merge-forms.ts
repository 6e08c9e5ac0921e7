import type { ClubFormBody } from '@sevenmetre/contract/registrations/club-registration';

export type FormField = keyof ClubFormBody;

/** What two people have made of one form. */
export interface Merge {
  /** Mine, with everything of theirs that I have not touched. */
  readonly form: ClubFormBody;
  /** What both have changed, differently: somebody has to decide. */
  readonly conflicts: readonly FormField[];
  /** What they have changed and I have not. */
  readonly theirs: readonly FormField[];
}

/**
 * Puts two changes of the same stored form together. Teams, extra persons and files are wholes: who has changed a team
 * and meets somebody who has changed another one decides between both lists.
 */
export function mergeForms(base: ClubFormBody, mine: ClubFormBody, theirs: ClubFormBody): Merge {
  const fields = Object.keys(base) as FormField[];
  const changedBy = (form: ClubFormBody) => fields.filter((field) => !isSame(base[field], form[field]));
  const ofMine = changedBy(mine);
  const ofTheirs = changedBy(theirs);
  const conflicts = ofMine.filter((field) => ofTheirs.includes(field) && !isSame(mine[field], theirs[field]));
  const taken = ofTheirs.filter((field) => !ofMine.includes(field));
  return { form: take(mine, theirs, taken), conflicts, theirs: taken };
}

/** One form with some fields of another. */
export function take(form: ClubFormBody, other: ClubFormBody, fields: readonly FormField[]): ClubFormBody {
  return { ...form, ...Object.fromEntries(fields.map((field) => [field, other[field]])) };
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? value.trim() : value;
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => [key, sorted(part)]);
}
