export { priceListHandlers } from './price-list.routes.ts';
