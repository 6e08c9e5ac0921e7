import { entry } from './configuration-entry.ts';
import type { ConfigurationEntryData } from './configuration-entry.ts';

/** Security of organisers' accounts. */
export const configurationOfAccounts: readonly ConfigurationEntryData[] = [
  entry('organisers-need-second-step', 'boolean', {
    isPublic: false,
    protected: true,
  }),
];
