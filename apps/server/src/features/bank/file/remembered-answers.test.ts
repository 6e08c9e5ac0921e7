import { BankFileQuery, type BankTableAnswers } from '@sevenmetre/contract/bank/schemas';
import { sampleStatement } from '@sevenmetre/rules/bank';
import { describe, expect, it } from 'vitest';
import { writeXlsx } from '../../../platform/sheets/index.ts';
import type { BankFile, BankFileError, TableProfile } from './movement.ts';
import { parseBankFile } from './read-bank-file.ts';

/** Its amounts and days can be read in two ways, and none of its rows decides. */
const march = 'Datum;Částka;Zpráva\n3/4/2026;600,000;VS 2600147\n5/6/2026;1,500;VS 2600148';
const april = march.replaceAll('2026;', '2027;').replace('1,500', '2,500');
const unknown = 'Wann;Wieviel;Wozu\n10.3.2026;600,00;VS 2600147';

function parse(
  text: string | Uint8Array,
  query: Partial<BankFileQuery> = {},
  profiles: readonly TableProfile[] = [],
): Promise<BankFile | BankFileError> {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  return parseBankFile({
    bytes,
    query: { ...BankFileQuery.parse({ accountCurrency: 'CZK' }), ...query },
    profiles,
  });
}
async function fileOf(...given: Parameters<typeof parse>): Promise<BankFile> {
  const file = await parse(...given);
  if ('error' in file) throw new Error(file.error);
  return file;
}
async function profileOf(
  text: string | Uint8Array,
  answers: BankTableAnswers,
  query = {},
): Promise<TableProfile> {
  const [table] = (await fileOf(text, query)).tables;
  return { id: 3, shape: table?.shape ?? '', answers };
}
const sums = ({ movements }: BankFile) => movements.map(({ amount, bookedOn }) => [bookedOn, amount]);

describe('remembered answers about a table', () => {
  it('[MO23] answer the same questions about the next file with its heading', async () => {
    const answers = { columns: {}, amounts: 'comma', days: 'day-first' } as const;
    const profile = await profileOf(march, answers);
    expect((await fileOf(april)).questions.map(({ kind }) => kind)).toEqual(['days', 'amounts']);
    const file = await fileOf(april, {}, [profile]);
    expect([file.questions, sums(file), file.tables[0]?.used]).toEqual([
      [],
      [
        ['2027-04-03', 60_000],
        ['2027-06-05', 250],
      ],
      { id: 3, answers },
    ]);
  });

  it('[MO23] name the columns of a heading that nobody knows', async () => {
    const columns = { date: 0, amount: 1, message: 2 };
    expect(await parse(unknown)).toMatchObject({ error: 'bank-columns-unknown' });
    const profile = await profileOf(unknown, { columns }, columns);
    const next = unknown.replace('600,00', '700,00');
    const file = await fileOf(next, {}, [profile]);
    expect([sums(file), file.tables[0]?.names]).toEqual([
      [['2026-03-10', 70_000]],
      { date: 'Wann', amount: 'Wieviel', message: 'Wozu' },
    ]);
    // Columns named now replace those named then.
    expect(sums(await fileOf(next, { date: 0, credit: 1 }, [profile]))).toEqual([['2026-03-10', 70_000]]);
  });

  it('[MO23] do not decide against what a file shows itself, nor against an answer', async () => {
    const profile = await profileOf(march, { columns: {}, amounts: 'dot', days: 'day-first' });
    const shown = 'Datum;Částka;Zpráva\n3/14/2026;600,00;a\n4/15/2026;1.500,00;b';
    const file = await fileOf(shown, {}, [profile]);
    expect([sums(file), file.tables[0]?.used]).toEqual([
      [
        ['2026-03-14', 60_000],
        ['2026-04-15', 150_000],
      ],
      null,
    ]);
    expect(sums(await fileOf(april, { amounts: 'comma', days: 'month-first' }, [profile]))).toEqual([
      ['2027-03-04', 60_000],
      ['2027-05-06', 250],
    ]);
  });

  it('[MO23] choose an encoding only among those that are asked about', async () => {
    const word = (...bytes: number[]) =>
      new Uint8Array([...new TextEncoder().encode('Datum;Castka;Zprava\n10.3.2026;5,00;VS 1 '), ...bytes]);
    const doubtful = word(0x41, 0xb9, 0x61);
    const asked = await fileOf(doubtful);
    expect(asked.questions[0]?.kind).toBe('encoding');
    const profile = await profileOf(doubtful, { columns: {}, encoding: 'iso-8859-2' });
    expect((await fileOf(doubtful, {}, [profile])).movements[0]?.message).toBe('VS 1 Aša');
    const valid = await fileOf(word(0x41, 0xc5, 0xa1, 0x61), {}, [profile]);
    expect([valid.movements[0]?.message, valid.tables[0]?.used]).toEqual(['VS 1 Aša', null]);
  });

  it('[MO23] belong to one heading and delimiter', async () => {
    const profile = await profileOf(march, { columns: {}, amounts: 'comma', days: 'day-first' });
    const other = [march.replaceAll(';', '\t'), march.replace('Zpráva', 'Zpráva pro mě')];
    for (const text of other) expect((await fileOf(text, {}, [profile])).questions).toHaveLength(2);
    expect(
      (await parse('10.3.2026;5,00;a\n11.3.2026;6,00;b', { date: 0, amount: 1 })) as BankFile,
    ).toMatchObject({ tables: [] });
  });
});

it('[MO23] reads the sample of the help without a question', async () => {
  const file = await fileOf(sampleStatement);
  expect([file.questions, file.left, sums(file), file.movements.map((one) => one.variableSymbol)]).toEqual([
    [],
    [],
    [
      ['2026-03-10', 150_000],
      ['2026-03-11', 245_050],
    ],
    ['2600147', '2600148'],
  ]);
});

describe('a workbook of a bank', () => {
  const table = (name: string, amount: number) => ({
    name,
    columns: ['Datum', 'Částka', 'VS'],
    rows: [['2026-03-10', amount, '2600147']],
  });
  const cover = { name: 'Přehled', columns: ['Výpis z účtu'], rows: [['2026']] };

  it('[MO23] is read from the sheet with the heading', async () => {
    const file = await fileOf(await writeXlsx([cover, table('Pohyby', 500)]));
    expect([file.questions, sums(file)]).toEqual([[], [['2026-03-10', 50_000]]]);
  });

  it('[MO23] is asked about if two sheets have one', async () => {
    const bytes = await writeXlsx([table('Březen', 500), cover, table('Duben', 700)]);
    const sheets = [
      { sheet: 0, name: 'Březen' },
      { sheet: 2, name: 'Duben' },
    ];
    expect((await fileOf(bytes)).questions).toEqual([{ kind: 'sheet', sheets }]);
    const chosen = await fileOf(bytes, { sheet: 2 });
    expect([chosen.questions, sums(chosen)]).toEqual([[], [['2026-03-10', 70_000]]]);
  });
});
