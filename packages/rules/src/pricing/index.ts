export { audienceOf, billingCurrency, currencyOf } from './currency-of.ts';
export { firstUnpaidDay } from './due.ts';
export { type Balance, balanceOf, creditLine, groupIntoDocuments, type OwedLine } from './documents.ts';
export type { Order, OrderedParty, OrderedTeam, OrderLine, PriceListItem } from './order.ts';
export { orderLines, unpricedKeys } from './order-lines.ts';
export { type LineChanges, reconcileLines, type StoredLine } from './reconcile-lines.ts';
export { compareLines } from './line-order.ts';
export { lineTotal, type PricedLine, totalOf } from './total-of.ts';
export { normalVariableSymbol, variableSymbolOf } from './variable-symbol.ts';
