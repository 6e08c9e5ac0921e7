export type { MoneyContext } from './money-context.ts';
export { rebuildInvoiceLines, type Rebuilt } from './rebuild-lines.use-case.ts';
