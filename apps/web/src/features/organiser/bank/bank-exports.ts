/** Where the internet banking of a bank exports movements, and in which format. Names of menus and formats are the bank's own. */
interface BankExport {
  readonly bank: string;
  /** Menus as the bank calls them; null: not known, so that the help says those that are usual in its country. */
  readonly where: string | null;
  /** The best first; null: not known. */
  readonly formats: string | null;
}

interface CountryBanks {
  readonly country: 'CZ' | 'SK' | 'DE' | 'PL' | 'AT';
  /** Menus of online banking in the country, in its language. */
  readonly usual: string;
  readonly banks: readonly BankExport[];
}

/**
 * Usual banks. Only menus and formats that a published help of the bank or of a program that reads its files names are given, as found on
 * 2026-11-30.
 */
export const bankExports: readonly CountryBanks[] = [
  {
    country: 'CZ',
    usual: 'Pohyby / Historie / Výpisy → Export / Stáhnout',
    banks: [
      { bank: 'Fio banka', where: 'Přehledy → Pohyby na účtu', formats: 'GPC, CSV' },
      { bank: 'ČSOB', where: 'Přehledy → Výpisy', formats: 'SEPA XML, GPC' },
      { bank: 'Česká spořitelna', where: 'George → účet → Export', formats: 'XLSX' },
      { bank: 'Komerční banka', where: 'Stažení účetních dat', formats: 'GPC, CSV' },
      { bank: 'Raiffeisenbank', where: 'Historie pohybů', formats: 'CSV' },
      { bank: 'UniCredit Bank', where: null, formats: 'CSV' },
    ],
  },
  {
    country: 'SK',
    usual: 'Pohyby / História / Výpisy → Export / Stiahnuť',
    banks: [
      {
        bank: 'Slovenská sporiteľňa',
        where: 'George → Statements and Notifications',
        formats: 'SEPA XML, MT940',
      },
      { bank: 'Tatra banka', where: null, formats: 'XML, CSV' },
      { bank: 'VÚB banka', where: null, formats: 'CSV' },
      { bank: 'ČSOB', where: null, formats: 'SEPA XML, ABO' },
    ],
  },
  {
    country: 'DE',
    usual: 'Umsätze / Kontoauszüge → Export / Download',
    banks: [
      { bank: 'Sparkasse', where: 'Banking → Umsätze → Export', formats: 'CAMT (ZIP), MT940, CSV' },
      { bank: 'Volksbanken Raiffeisenbanken', where: 'Umsatzanzeige → Export', formats: 'MT940 (MTA), CSV' },
      { bank: 'Deutsche Bank', where: null, formats: 'CSV' },
      { bank: 'Commerzbank', where: 'Umsatzübersicht', formats: 'CSV' },
      { bank: 'DKB', where: 'Konto → Umsätze exportieren', formats: 'CSV' },
    ],
  },
  {
    country: 'PL',
    usual: 'Historia / Wyciągi → Eksport / Pobierz',
    banks: [
      { bank: 'mBank', where: 'Płatności → Lista operacji', formats: 'MT940, CSV' },
      { bank: 'PKO Bank Polski', where: 'iPKO → Moje sprawy → Raporty → MT940', formats: 'MT940' },
      { bank: 'Santander', where: null, formats: null },
      { bank: 'ING Bank Śląski', where: null, formats: null },
    ],
  },
  {
    country: 'AT',
    usual: 'Umsätze / Kontoauszüge → Export / Download',
    banks: [
      { bank: 'Erste Bank und Sparkassen', where: null, formats: 'CSV' },
      { bank: 'Raiffeisen', where: null, formats: 'CSV' },
      { bank: 'Bank Austria', where: null, formats: 'XLSX' },
      { bank: 'BAWAG', where: null, formats: 'CSV' },
    ],
  },
];
