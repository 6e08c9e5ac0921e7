export { type EntryFault, type NamedEntryFault } from './entry-fault.ts';
export { readJsonObject } from './entry-checks.ts';
export { enumerationLimits, judgeEntry } from './judge-entry.ts';
export { judgePlace, placeLimits } from './judge-place.ts';
export { judgePriceItem, priceItemLimits, type PriceItemValues } from './judge-price-item.ts';
export { type Use, type UseName, useNames } from './uses.ts';
export {
  enteredPlaceKinds,
  enumerationKinds,
  type CategoryValues,
  type EnteredPlaceKind,
  type EnumerationKind,
  type EnumerationValues,
  type NamedValues,
  type PlaceValues,
  type ProjectValues,
  type SizeValues,
  type SupplierValues,
} from './values.ts';
