import { enumerationKinds, useNames } from '@sevenmetre/rules/enumerations';
import { genders } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Day, Id } from '../common.ts';
import { trimmedLine } from '../text.ts';

export const EnumerationKind = z.enum(enumerationKinds);

/** Uses of a record, which prevent its deletion. */
export const Uses = z.array(z.object({ what: z.enum(useNames), count: z.int().min(1) }));

const rows = <V extends z.ZodType>(values: V) => z.array(z.object({ id: Id, values, uses: Uses }));

/** Longer than any rule allows, so that too long texts are reported by field. */
const text = trimmedLine(5000);

const named = { code: text, nameCs: text, nameEn: text, isActive: z.boolean() };
const count = z.int().min(-1_000_000_000).max(1_000_000_000);

const Category = z.strictObject({
  ...named,
  gender: z.enum(genders),
  birthDateMin: Day.nullable(),
  capacity: count.nullable(),
  resultsHidden: z.boolean(),
});

const Named = z.strictObject(named);
const Size = z.strictObject({ code: text, isActive: z.boolean() });
const Project = z.strictObject({ name: text, isActive: z.boolean() });
const textOrNone = text.nullable();

const Supplier = z.strictObject({
  name: text,
  street: text,
  city: text,
  zip: text,
  countryCode: text,
  tin: textOrNone,
  vatin: textOrNone,
  registration: textOrNone,
  accountCzk: textOrNone,
  ibanCzk: textOrNone,
  ibanEur: textOrNone,
  bic: textOrNone,
});

/** All lists in their order. */
export const Enumerations = z
  .object({
    categories: rows(Category),
    'service-levels': rows(Named),
    'tshirt-sizes': rows(Size),
    'referee-projects': rows(Project),
    'training-types': rows(Named),
    suppliers: rows(Supplier),
    /** ISO 3166 alpha-2, for addresses. */
    countryCodes: z.array(z.string()),
  })
  .meta({ id: 'Enumerations' });
export type Enumerations = z.infer<typeof Enumerations>;

/** Fields of an entry, by its list. */
const valuesOf = {
  categories: Category,
  'service-levels': Named,
  'tshirt-sizes': Size,
  'referee-projects': Project,
  'training-types': Named,
  suppliers: Supplier,
} as const;

const entry = <K extends keyof typeof valuesOf>(kind: K) =>
  z.strictObject({ kind: z.literal(kind), values: valuesOf[kind] });

export const EnumerationBody = z
  .discriminatedUnion('kind', [
    entry('categories'),
    entry('service-levels'),
    entry('tshirt-sizes'),
    entry('referee-projects'),
    entry('training-types'),
    entry('suppliers'),
  ])
  .meta({ id: 'EnumerationBody' });
export type EnumerationBody = z.infer<typeof EnumerationBody>;

const change = <K extends keyof typeof valuesOf>(kind: K) =>
  z.strictObject({ kind: z.literal(kind), values: valuesOf[kind], before: valuesOf[kind] });

/** `before`: the entry that the page showed; refused if it has changed since. */
export const EnumerationUpdateBody = z
  .discriminatedUnion('kind', [
    change('categories'),
    change('service-levels'),
    change('tshirt-sizes'),
    change('referee-projects'),
    change('training-types'),
    change('suppliers'),
  ])
  .meta({ id: 'EnumerationUpdateBody' });
export type EnumerationUpdateBody = z.infer<typeof EnumerationUpdateBody>;
