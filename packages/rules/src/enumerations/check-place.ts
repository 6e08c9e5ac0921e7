import { maxLength, required } from '../validation/index.ts';
import { withBothNames } from './both-names.ts';
import { decimalWithin, jsonObject, letters, link, unlessNull } from './entry-checks.ts';
import { type EntryCheck, type NamedEntryError, errorsOf } from './entry-error.ts';
import { enumerationLimits } from './check-entry.ts';
import type { PlaceValues } from './values.ts';

export const placeLimits = {
  description: 4000,
  link: 500,
  data: 10_000,
  files: 20,
} as const;

const name = [required, maxLength(enumerationLimits.name)] as const;
const description = [unlessNull(maxLength(placeLimits.description))] as const;

const fewFiles: EntryCheck<readonly number[]> = ({ length }) =>
  length > placeLimits.files ? { code: 'max', max: placeLimits.files } : null;

/** Errors of a place by field (EN2). */
export function checkPlace(values: PlaceValues): NamedEntryError[] {
  const errors = errorsOf(withBothNames(values), {
    nameCs: name,
    nameEn: name,
    code: [required, maxLength(enumerationLimits.code), letters],
    link: [unlessNull(maxLength(placeLimits.link)), link],
    address: [unlessNull(maxLength(enumerationLimits.line))],
    lat: [decimalWithin(-90, 90)],
    lng: [decimalWithin(-180, 180)],
    descriptionCs: description,
    descriptionEn: description,
    data: [maxLength(placeLimits.data), jsonObject],
    fileIds: [fewFiles],
  });
  return errors.some(({ field }) => field === 'lat' || field === 'lng')
    ? errors
    : [...errors, ...pairOf(values)];
}

/** A position needs both coordinates. */
function pairOf({ lat, lng }: PlaceValues): NamedEntryError[] {
  if ((lat === null) === (lng === null)) return [];
  return [{ field: lat === null ? 'lat' : 'lng', error: { code: 'pair' } }];
}
