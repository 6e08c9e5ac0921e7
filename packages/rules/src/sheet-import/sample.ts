/** Lists that are imported and can be undone as a whole. */
export const sheetImportKinds = ['roster', 'clubs', 'halls', 'officials'] as const;
export type SheetImportKind = (typeof sheetImportKinds)[number];

/** What a sample needs of the edition, so that all its rows can be imported. */
export interface SampleContext {
  /** Codes of categories; without one the sample has no teams. */
  readonly categories: readonly string[];
  readonly countryCode: string;
  /** Label of a team with an ISO birth date and a gender that fit its category; null: the sample has no team. */
  readonly team: { readonly label: string; readonly birthDate: string; readonly gender: string } | null;
}

type Row = Readonly<Record<string, string>>;

const samples: Readonly<Record<SheetImportKind, (context: SampleContext) => readonly Row[]>> = {
  roster: ({ team }) =>
    [
      { lastName: 'Berg', firstName: 'Anna', number: '7' },
      { lastName: 'Lindová', firstName: 'Eva', number: '12' },
    ].map((person) => ({
      lastName: person.lastName,
      firstName: person.firstName,
      birthDate: team?.birthDate ?? '2012-03-09',
      gender: team?.gender ?? 'W',
      team: team?.label ?? '',
      role: '',
      number: team === null ? '' : person.number,
    })),
  clubs: ({ categories: [first = '', second = first], countryCode }) => [
    {
      club: 'HC Linden',
      country: countryCode,
      categories: first === second ? first : `${first}, ${second}`,
      contactFirstName: 'Anna',
      contactLastName: 'Berg',
      email: 'anna.berg@example.com',
      phone: '+420 601 000 001',
      street: 'Lindenweg 7',
      city: 'Linden',
      zip: '12345',
    },
    {
      club: 'TJ Lípa',
      country: countryCode,
      categories: first === '' ? '' : `${first} 2x`,
      contactFirstName: 'Eva',
      contactLastName: 'Lindová',
      email: 'eva.lindova@example.com',
      phone: '+420 601 000 002',
      street: 'Pod Lipami 7',
      city: 'Lipová',
      zip: '790 01',
    },
  ],
  halls: () => [
    {
      name: 'Sporthalle Nord',
      code: 'NORD',
      address: 'Lindenweg 7',
      city: 'Linden',
      coordinates: '49.68, 18.35',
      courts: '2',
      seats: '300',
      note: '',
    },
    {
      name: 'Hala Lípa',
      code: 'LIPA',
      address: 'Pod Lipami 7',
      city: 'Lipová',
      coordinates: '50.2267, 17.1441',
      courts: '1',
      seats: '',
      note: '',
    },
  ],
  officials: ({ countryCode }) => [
    {
      lastName: 'Berg',
      firstName: 'Jan',
      email: 'jan.berg@example.com',
      phone: '+420 601 000 003',
      country: countryCode,
      licence: 'A',
      partner: 'Petr Linde',
    },
    {
      lastName: 'Linde',
      firstName: 'Petr',
      email: 'petr.linde@example.com',
      phone: '+420 601 000 004',
      country: countryCode,
      licence: 'A',
      partner: 'Jan Berg',
    },
  ],
};

/**
 * A list as each import reads it, as CSV with semicolons and a byte order mark for spreadsheets.
 * @param headings of the columns in the user's language
 */
export function sampleText(
  kind: SheetImportKind,
  headings: Readonly<Record<string, string>>,
  context: SampleContext,
): string {
  const rows = samples[kind](context);
  const columns = Object.keys(headings).filter((column) => rows.some((row) => row[column] !== undefined));
  const lines = [
    columns.map((column) => headings[column] ?? ''),
    ...rows.map((row) => columns.map((column) => row[column] ?? '')),
  ];
  const quoted = (cell: string) => (/[;"\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return `\ufeff${lines.map((cells) => cells.map(quoted).join(';')).join('\r\n')}\r\n`;
}
