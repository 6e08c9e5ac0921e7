import { readFileSync } from 'node:fs';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { BankFileQuery } from '@sevenmetre/contract/bank/schemas';
import { writeXlsx } from '../../../platform/sheets/index.ts';
import type { OwnAccount } from './account-currency.ts';
import { shown } from '../testing/shown-file.ts';
import { parseBankFile } from './read-bank-file.ts';

/* Layouts of real banks with invented names and numbers. */
const bytesOf = (name: string) => new Uint8Array(readFileSync(new URL(`./cases/${name}`, import.meta.url)));
const read = (bytes: Uint8Array | string, query: BankFileQuery = {}) =>
  parseBankFile({
    bytes: typeof bytes === 'string' ? bytesOf(bytes) : bytes,
    query: { accountCurrency: 'CZK', ...query },
  });

describe('files of banks', () => {
  it.each([
    ['01-padded.xml', ['32956 EUR 2600147', '10000 EUR 2600148'], []],
    ['02-batch-instd.xml', ['32956 EUR 2600147', '10000 EUR 2600148'], []],
    ['02-batch-none.xml', ['42956 EUR -'], []],
    ['03-fee.xml', ['100000 EUR 2600147', '50000 EUR 2600148'], ['2600 unexplained']],
    ['05-reversal-1.xml', [], ['30000 reversed']],
    ['06-cp1252.xml', ['30000 EUR 2600147'], []],
    ['06-latin1.xml', ['30000 EUR 2600147'], []],
    ['06-latin15.xml', ['30000 EUR 2600147'], []],
    ['06-utf8noh.xml', ['30000 EUR 2600147'], []],
    ['07-camt052.xml', ['30000 EUR 2600147'], []],
    ['07-camt054.xml', ['30000 EUR 2600147'], []],
    ['08-symbol-split.xml', ['30000 EUR 2600147'], []],
    ['10-kb.csv', ['123450 CZK 2600147'], ['-50000 outgoing']],
    ['11-unicredit.csv', ['60000 CZK 2600147', '123450 CZK 2600148'], ['-4500 outgoing']],
    ['12-sparkasse.csv', ['1000 EUR 2600147', '125000 EUR 2600148'], []],
    ['13-slsp.csv', ['25050 EUR 2600147'], ['-9900 outgoing']],
    ['13-tatra.csv', ['17820 EUR 2600147'], ['-8400 outgoing']],
    ['13-vub.csv', ['120000 EUR 2600147'], []],
    ['14-direction.csv', ['50000 CZK 2600147'], ['-90000 outgoing']],
    ['14-credit-debit.csv', ['50000 CZK 2600147'], ['-90000 outgoing']],
    ['16-mbank.csv', ['50000 CZK 2600147'], []],
    ['17-csob.csv', ['150000 CZK 2600147'], []],
    ['19-abo.gpc', ['150000 CZK 2600147'], []],
    ['20-mt940.sta', ['30000 EUR 2600147'], []],
  ])('[MO20] %s has the right payments', async (name, taken, left) =>
    expect(shown(await read(name))).toEqual({ taken, left, questions: [] }),
  );

  it('[MO23] the currency of rows that name none is that of titles, heading or a supplier’s account, or asked', async () => {
    const silent = (file: string, own: readonly OwnAccount[] = [], query: BankFileQuery = {}) =>
      parseBankFile({ bytes: /\n/u.test(file) ? new TextEncoder().encode(file) : bytesOf(file), query, own });
    expect(await silent('10-kb.csv')).toMatchObject({
      movements: [],
      left: [
        { reason: 'asked', amount: 123_450, currency: null },
        { reason: 'outgoing', amount: -50_000, currency: null },
      ],
      questions: [{ kind: 'currency', rows: 2, account: '000000-2000145399/0100', key: '2000145399' }],
    });
    expect(await silent('16-mbank.csv')).toMatchObject({ questions: [{ kind: 'currency', account: '' }] });
    const own = [
      { account: 'CZ6508000000192000145399', currency: 'EUR' },
      { account: '2000145399/0100', currency: 'CZK' },
    ];
    expect(shown(await silent('10-kb.csv', own))).toMatchObject({
      taken: ['123450 CZK 2600147'],
      questions: [],
    });
    // One number in two currencies decides nothing.
    const both = [...own, { account: '2000145399/0100', currency: 'EUR' }];
    expect(shown(await silent('10-kb.csv', both)).questions).toEqual(['currency']);
    const rows = 'Datum;VS\n10.03.2026;2600147';
    const table = (title: string, amount: string) =>
      `${title}\n${rows.replace(';VS', `;${amount};VS`).replace(';26', ';500,00;26')}`;
    expect(shown(await silent(table('Měna účtu: EUR', 'Částka'))).taken).toEqual(['50000 EUR 2600147']);
    expect(shown(await silent(table('Výpis', 'Částka (EUR)'))).taken).toEqual(['50000 EUR 2600147']);
    expect(shown(await silent(table('Výpis', 'Částka'))).questions).toEqual(['currency']);
    const other = await silent(table('Výpis', 'Částka'), [], { accountCurrency: 'XXX' });
    expect(shown(other)).toEqual({ taken: [], left: ['50000 currency-unsupported'], questions: [] });
  });

  it('[MO23] an ABO line without a currency is asked about, once for an archive', async () => {
    const text = new TextDecoder('latin1').decode(bytesOf('19-abo.gpc')).replace('00203', '00000');
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const question = { kind: 'currency', rows: 1, account: '2000145399', key: '2000145399' };
    expect(await parseBankFile({ bytes, query: {} })).toMatchObject({ movements: [], questions: [question] });
    const zip = zipSync({ 'a.gpc': bytes, 'b.gpc': bytes });
    expect(await parseBankFile({ bytes: zip, query: {} })).toMatchObject({
      questions: [{ ...question, rows: 2 }],
    });
    const own = [{ account: 'CZ2201000000002000145399', currency: 'EUR' }];
    expect(shown(await parseBankFile({ bytes, query: {}, own })).taken).toEqual(['150000 EUR 2600147']);
  });

  it('[MO20] letters are those of the declared encoding', async () => {
    for (const name of ['06-cp1252.xml', '06-latin1.xml', '06-latin15.xml', '06-utf8noh.xml'])
      expect(await read(name)).toMatchObject({ movements: [{ counterparty: 'Müller' }] });
    expect(await read('17-csob.csv')).toMatchObject({
      movements: [{ bookedOn: '2026-03-10', message: 'startovne' }],
    });
    expect(await read('16-mbank.csv')).toMatchObject({
      movements: [{ bookedOn: '2026-03-10', counterparty: 'KLUB A' }],
    });
    expect(await read('12-sparkasse.csv')).toMatchObject({ movements: [{ bookedOn: '2026-03-04' }, {}] });
  });

  it('[MO20] a batch without amounts is one movement that says so', async () => {
    expect(await read('02-batch-none.xml')).toMatchObject({
      movements: [{ isBatch: true, symbols: ['2600147', '2600148'], counterparty: 'Club A, Club B' }],
    });
  });

  it('[MO20] every way to write an amount is read, asked about or left with a reason', async () => {
    const file = await read('15-amounts.csv');
    if ('error' in file) throw new Error(file.error);
    const { movements, left, aside } = file;
    expect(movements.length + left.length + aside).toBe(31);
    expect(movements.map(({ variableSymbol, amount }) => [Number(variableSymbol), amount])).toEqual([
      [1000, 123_456],
      [1001, 123_456],
      [1002, 123_456],
      [1003, 123_450],
      [1004, 50_000],
      [1005, 50_000],
      [1006, 50_000],
      [1007, 50_000],
      [1008, 50_000],
      [1009, 50_000],
      [1010, 50_000],
      [1011, 50_000],
      [1012, 50_000],
      [1013, 123_450],
      [1014, 123_456_700],
      [1017, 50_000],
      [1020, 50_000],
      [1021, 1_234_567_890],
      [1024, 50_000],
    ]);
    expect(left.map(({ row, reason }) => [row + 998, reason])).toEqual([
      [1015, 'asked'],
      [1016, 'asked'],
      [1018, 'currency-contradicts'],
      [1019, 'currency-contradicts'],
      [1022, 'amount-too-large'],
      [1023, 'minor-unit-divided'],
      [1025, 'amount-unreadable'],
      [1026, 'outgoing'],
      [1027, 'outgoing'],
      [1028, 'outgoing'],
      [1029, 'minor-unit-divided'],
    ]);
    expect(file.questions).toEqual([
      {
        kind: 'amounts',
        rows: 2,
        examples: [
          { text: '500,000', comma: 50_000, dot: 50_000_000 },
          { text: '500.000', comma: 50_000_000, dot: 50_000 },
        ],
      },
    ]);
    expect(shown(await read('15-amounts.csv', { amounts: 'comma' }))).toMatchObject({ questions: [] });
    const skipped = await read('15-amounts.csv', { amounts: 'skip' });
    expect('left' in skipped && skipped.left.filter(({ reason }) => reason === 'left-out').length).toBe(2);
  });

  it('[MO20] a workbook is read as a table', async () => {
    const columns = ['Datum', 'Částka', 'Měna', 'VS'];
    const rows = [
      ['2026-03-10', 1234.5, 'CZK', '2600147'],
      ['2026-03-11', 0.1 + 0.2, 'CZK', '2600148'],
      ['2026-03-12', -600, 'CZK', ''],
    ];
    const file = await read(new Uint8Array(await writeXlsx([{ name: 'Pohyby', columns, rows }])));
    expect(shown(file)).toEqual({
      taken: ['123450 CZK 2600147', '30 CZK 2600148'],
      left: ['-60000 outgoing'],
      questions: [],
    });
  });

  it('[MO20] an archive of statements is read as one file', async () => {
    const zip = zipSync({ 'b.xml': bytesOf('07-camt052.xml'), 'a.xml': bytesOf('01-padded.xml') });
    expect(await read(zip)).toMatchObject({
      format: 'camt-053',
      movements: [{ row: 1 }, { row: 2 }, { row: 3, amount: 30_000 }],
    });
    expect(await read(zipSync({ 'a.txt': new Uint8Array(40 * 1024 * 1024) }))).toEqual({
      error: 'bank-file-too-large',
    });
    expect(await read(Uint8Array.from([0x50, 0x4b, 3, 4, 0]))).toEqual({ error: 'bank-file-unreadable' });
  });

  it('[MO20] amounts of a table that may be read in two ways are a question', async () => {
    const table = (rows: string, head = '') =>
      new TextEncoder().encode(`Datum;Částka;Měna;VS${head}\n${rows}`);
    const asked = table('10.3.2026;600,000;CZK;1\n11.3.2026;500,000;CZK;2');
    expect(shown(await read(asked))).toEqual({
      taken: [],
      left: ['null asked', 'null asked'],
      questions: ['amounts'],
    });
    expect(shown(await read(asked, { amounts: 'comma' })).taken).toEqual(['60000 CZK 1', '50000 CZK 2']);
    expect(shown(await read(asked, { amounts: 'dot' })).taken).toEqual(['60000000 CZK 1', '50000000 CZK 2']);
    const balanced = table('10.3.2026;600,000;CZK;1;1600,00\n11.3.2026;500,000;CZK;2;2100,00', ';Zůstatek');
    expect(shown(await read(balanced))).toMatchObject({
      taken: ['60000 CZK 1', '50000 CZK 2'],
      questions: [],
    });
  });

  it('[MO20] days of a table that may be read in two ways are a question', async () => {
    const bytes = new TextEncoder().encode('Booking date,Amount,Currency\n03/04/2026,5.00,EUR\n');
    expect(await read(bytes)).toMatchObject({
      questions: [{ kind: 'days', examples: [{ text: '03/04/2026', days: ['2026-04-03', '2026-03-04'] }] }],
    });
    expect(await read(bytes, { days: 'month-first' })).toMatchObject({
      questions: [],
      movements: [{ bookedOn: '2026-03-04' }],
    });
  });

  it('[MO20] lines of MT940 and ABO say what they are', async () => {
    const mt940 = [
      ':20:X',
      ':25:DE89370400440532013000 EUR',
      ':60F:C260310EUR100,00',
      ':61:2603100310DR5,00NMSCNONREF//B1',
      ':86:Gebuehr',
      ':61:260310RC7,5NTRFNONREF',
      ':61:260311C1250,NTRFNONREF//REF7',
      ':86:Startgeld VS26',
      '00148 U15',
      ':62F:C260311EUR1337,50',
      '-',
    ];
    const file = await read(new TextEncoder().encode(mt940.join('\r\n')));
    expect(shown(file)).toEqual({
      taken: ['125000 EUR 2600148'],
      left: ['-500 outgoing', '-750 reversed'],
      questions: [],
    });
    expect(file).toMatchObject({
      movements: [{ account: 'DE89370400440532013000', reference: 'REF7/2026-03-11/125000' }],
    });
    const abo = new TextDecoder().decode(bytesOf('19-abo.gpc'));
    const other = abo.replace('0000001500002', '0000001500001');
    expect(shown(await read(new TextEncoder().encode(other))).left).toEqual([
      '-150000 outgoing',
      '300000 unexplained',
    ]);
    expect(await read(new TextEncoder().encode(abo))).toMatchObject({
      movements: [{ account: '2000145399', reference: '77001/2026-03-10/150000', counterparty: 'KLUB A' }],
    });
  });
});
