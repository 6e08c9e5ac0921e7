import { entry } from './configuration-entry.ts';
import type { ConfigurationEntryData } from './configuration-entry.ts';

/** Settings of invoices. */
export const configurationOfMoney: readonly ConfigurationEntryData[] = [
  entry('invoice-due-days', 'integer', 'Splatnost faktur', 'Invoices are due after', {
    value: '14',
    descriptionCs: 'Dnů od vystavení, pro nově vystavené faktury.',
    descriptionEn: 'Days from issuing, for invoices issued from now on.',
    isPublic: false,
  }),
];
