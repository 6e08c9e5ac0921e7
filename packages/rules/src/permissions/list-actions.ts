/** What organisers do to their lists: prices, enumerations and places. */
export const listActions = {
  priceList: 'account',
  priceListEffect: 'account',
  priceListOrder: 'account',
  priceItemCreate: 'account',
  priceItemUpdate: 'account',
  priceItemDelete: 'account',
  enumerations: 'account',
  enumerationCreate: 'account',
  enumerationUpdate: 'account',
  enumerationDelete: 'account',
  enumerationOrder: 'account',
  adminPlaces: 'account',
  adminPlaceCreate: 'account',
  adminPlaceUpdate: 'account',
  adminPlaceDelete: 'account',
} as const;
