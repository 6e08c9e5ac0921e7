import { entry } from './configuration-entry.ts';
import type { ConfigurationEntryData } from './configuration-entry.ts';

/** Security of organisers' accounts. */
export const configurationOfAccounts: readonly ConfigurationEntryData[] = [
  entry(
    'organisers-need-second-step',
    'boolean',
    'Správci se přihlašují ve dvou krocích',
    'Organisers sign in with a second step',
    {
      descriptionCs:
        'Práva správců platí jen v přihlášení, které začalo kódem ověřovací aplikace nebo přístupovým klíčem. Bez hodnoty to platí v ostrém provozu.',
      descriptionEn:
        'The rights of organisers hold only in sessions that began with the code of an authenticator app or a passkey. Without a value this is so in production.',
      isPublic: false,
      protected: true,
    },
  ),
];
