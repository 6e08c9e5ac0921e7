export { priceListHandlers } from './price-list.routes.ts';
export { copyItems, insertItems, type NewItem, updatePackage } from './item-rows.repository.ts';
