import { describe, expect, it } from 'vitest';
import { readCells } from '../tables/index.ts';
import {
  type KnownRecord,
  type ListedRecord,
  listRulesOf,
  partnersOf,
  planRecordList,
  readRecordList,
  type RecordList,
} from './index.ts';
import { readCoordinates } from './halls.ts';

const countries = [
  { id: 1, words: ['CZ', 'Česko'] },
  { id: 2, words: ['SK', 'Slovensko'] },
];
const hall = (id: number, name: string, values: Record<string, string> = {}): KnownRecord => ({
  id,
  name,
  names: [name],
  values: { name, code: `H${id}`, ...values },
});
const halls = [hall(1, 'Sportovní hala Lipová', { address: 'Pod Lipami 7, Lipová', seats: '300' })];
const officials: KnownRecord[] = [
  {
    id: 9,
    name: 'Jan Dub',
    names: ['Jan Dub'],
    values: { firstName: 'Jan', lastName: 'Dub', email: 'jan@example.test' },
  },
];

function read(list: RecordList, text: string): readonly ListedRecord[] {
  const found = readRecordList(list, readCells(text).rows);
  if (found === null) throw new Error('no heading');
  return found.rows;
}
const plan = (list: RecordList, rows: readonly ListedRecord[]) =>
  planRecordList(listRulesOf(list), rows, { known: list === 'halls' ? halls : officials, countries });
const said = (list: RecordList, text: string) =>
  plan(list, read(list, text)).map(({ row, result, violations, fill }) => [
    row.line,
    result,
    violations.map(({ code }) => code).join(' '),
    fill,
  ]);

describe('a list of halls', () => {
  it('[RL7] may be tables below each other with other columns, and titles with a label are none', () => {
    const text =
      'Název;Turnaj;;\nV Kopřivnici;;;\nNázev;Adresa;;\nHala Sever;Dlouhá 1;;\n;;;\nNáhradní;;;\nNázev;Adresa;Město;Kapacita\nHala Jih;Krátká 2;Lípa;200';
    const found = readRecordList('halls', readCells(text).rows);
    expect(found?.rows.map(({ line, texts }) => [line, texts['name'], texts['address']])).toEqual([
      [4, 'Hala Sever', 'Dlouhá 1'],
      [8, 'Hala Jih', 'Krátká 2'],
    ]);
    expect(found?.aside.map(({ line }) => line).toSorted()).toEqual([1, 2, 3, 6, 7]);
  });

  it('[RL7] is read below titles, by headings of five languages, with positions as people write them', () => {
    const text =
      'Haly turnaje;;;\nNázev;Adresa;Město;GPS;Hřiště;Kapacita\nHala Sever;Dlouhá 1;Kopřivnice;49.68, 18.35;2;1 200\nCelkem: 1;;;;;';
    expect(said('halls', text)).toEqual([
      [
        3,
        'create',
        '',
        {
          name: 'Hala Sever',
          code: 'H2',
          address: 'Dlouhá 1, Kopřivnice',
          coordinates: '49.68, 18.35',
          courts: '2',
          seats: '1200',
        },
      ],
    ]);
    for (const heading of ['Halle;Anschrift', 'Venue;Address', 'Sportová hala;Ulica', 'Nazwa hali;Adres'])
      expect(read('halls', `${heading}\nNord;Lange 1`)[0]?.texts).toMatchObject({
        name: 'Nord',
        address: 'Lange 1',
      });
    expect(read('halls', 'Name;Lat;Lon\nNord;49,68;18,35')[0]?.texts['coordinates']).toBe('49.68, 18.35');
    expect(readRecordList('halls', [['a', 'b']])).toBeNull();
  });

  it.each([
    ['49.68, 18.35', '49.68, 18.35'],
    ['49,68; 18,35', '49.68, 18.35'],
    ['49,68 18,35', '49.68, 18.35'],
    ['49.6800N, 18.3500E', '49.68, 18.35'],
    ['N 49.68 E 18.35', '49.68, 18.35'],
    ['18.35E, 49.68N', '49.68, 18.35'],
    ['49°40\'48"N 18°21\'0"E', '49.68, 18.35'],
    ['GPS: 49.68 18.35', '49.68, 18.35'],
    ['-33.9, -18.35', '-33.9, -18.35'],
    ['', ''],
    ['u nádraží', null],
    ['49.68', null],
    ['149.68, 18.35', null],
  ])('[RL7] %s is the position %s', (text, position) => {
    expect(readCoordinates(text)).toBe(position);
  });

  it('[RL8] is matched to what is there, fills what is empty, keeps the rest and asks what is doubtful', () => {
    const text =
      'Název;Kód;Adresa;GPS;Kapacita\nSportovní hala Lipová;;;50.2, 17.1;400\nHala LIPOVÁ;;;;\nLipová;H1;;;\nHala U lip;H1;;;\nNová;;Pod Lipami 7, Lipová;;\nNová;;;;\nSever;;;tam;';
    expect(said('halls', text)).toEqual([
      [2, 'update', 'kept', { coordinates: '50.2, 17.1' }],
      [3, 'asked', 'same-record', {}],
      [4, 'same', 'kept', {}],
      [5, 'asked', 'same-record', {}],
      [6, 'asked', 'same-record', {}],
      [7, 'create', '', { name: 'Nová', code: 'H2' }],
      [8, 'refused', 'coordinates-invalid', {}],
    ]);
    const [row] = read('halls', 'Název;Kód\nHala U lip;H1');
    if (!row) throw new Error('no row');
    expect(plan('halls', [{ ...row, target: 1 }])[0]).toMatchObject({ result: 'same', id: 1 });
    expect(plan('halls', [{ ...row, target: 'new' }])[0]?.violations.map(({ code }) => code)).toEqual([
      'code-taken',
    ]);
  });
});

describe('a list of officials', () => {
  it('[RL7][RL8] is read with names in one column or two, and matched by address and name', () => {
    const text =
      'Rozhodčí;E-mail;Stát;Licence;Číslo licence\nDub Jan;JAN@example.test;CZ;A;CZ-17\nBuk Petr;p@example.test;SK;B;\nLípa Eva;x;CZ;;\nJavor Ivo;;Narnie;;';
    expect(said('officials', text)).toEqual([
      [2, 'update', '', { country: '1', licence: 'A', licenceNumber: 'CZ-17' }],
      [
        3,
        'create',
        '',
        { firstName: 'Petr', lastName: 'Buk', email: 'p@example.test', country: '2', licence: 'B' },
      ],
      [4, 'refused', 'email-invalid', {}],
      [5, 'refused', 'country-unknown', {}],
    ]);
    const two = 'Příjmení;Jméno;E-mail\nDub;Jan;jiny@example.test\nDubová;Jana;jan@example.test\nDub;Jan;';
    expect(said('officials', two).map(([line, result]) => [line, result])).toEqual([
      [2, 'asked'],
      [3, 'asked'],
      [4, 'same'],
    ]);
  });

  it('[RL9] finds partners by name, in the list and among those who are there', () => {
    const rows = read(
      'officials',
      'Příjmení;Jméno;Partner\nBuk;Petr;Lípa Ivo\nLípa;Ivo;Petr Buk\nJavor;Jan;Dub Jan\nSmrk;Jan;Kdosi',
    );
    const partners = partnersOf(plan('officials', rows), officials);
    expect([...partners]).toEqual([
      ['line 2', 'line 3'],
      ['line 3', 'line 2'],
      ['line 4', '#9'],
    ]);
  });
});
