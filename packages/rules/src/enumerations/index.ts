export { type EntryError, type NamedEntryError } from './entry-error.ts';
export { withBothNames } from './both-names.ts';
export { readJsonObject } from './entry-checks.ts';
export { enumerationLimits, checkEntry } from './check-entry.ts';
export { checkPlace, placeLimits } from './check-place.ts';
export { checkPriceItem, priceItemLimits, type PriceItemValues } from './check-price-item.ts';
export { type Use, type UseName, useNames } from './uses.ts';
export {
  enteredPlaceKinds,
  enumerationKinds,
  type CategoryValues,
  type EnteredPlaceKind,
  type EnumerationKind,
  type EnumerationValues,
  type NamedValues,
  newPlace,
  type PlaceValues,
  type ProjectValues,
  type SizeValues,
  type SupplierValues,
} from './values.ts';
