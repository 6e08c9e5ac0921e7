import { describe, expect, it } from 'vitest';
import type { BankFileQuery } from '@sevenmetre/contract/bank/schemas';
import { aStatement } from '../testing/statement.ts';
import { parseDay, parseDecimal } from './amounts.ts';
import type { BankFile, BankFileError } from './movement.ts';
import { readBankFile } from './read-bank-file.ts';

const query: BankFileQuery = { accountCurrency: 'CZK' };
const read = (text: string | Uint8Array, some: Partial<BankFileQuery> = {}) =>
  readBankFile(typeof text === 'string' ? new TextEncoder().encode(text) : text, { ...query, ...some });
const reasons = (file: BankFile | BankFileError) =>
  'error' in file ? [] : file.left.map(({ reason }) => reason);
const movements = (file: BankFile | BankFileError) => ('error' in file ? [] : file.movements);

describe('what banks write', () => {
  it('amounts of statements are minor units', () => {
    expect(['100.000', '7.5', '12', '1.005', '1,5', '-3', '99999999999'].map(parseDecimal)).toEqual([
      10_000,
      750,
      1_200,
      null,
      null,
      null,
      null,
    ]);
  });

  it('days are days that exist', () => {
    const texts = [
      '2026-03-01',
      '1.3.2026',
      '01.03.2026 10:12',
      '20260301',
      '2026-03-01T10:00:00+01:00',
      '2026-03-01+01:00',
    ];
    expect(new Set(texts.map(parseDay))).toEqual(new Set(['2026-03-01']));
    expect(['31.02.2026', '3/25/2026', '1.3.2026/2', ''].map(parseDay)).toEqual(
      Array.from({ length: 4 }, () => null),
    );
  });
});

describe('a statement', () => {
  it('[MO20] names the invoice of a structured message, unless it names a symbol', async () => {
    const invoice = (xml: string) =>
      xml.replace('<RmtInf>', '<RmtInf><Strd><RfrdDocInf><Nb>2026-1-0012</Nb></RfrdDocInf></Strd>');
    const file = await read(invoice(aStatement([{ amount: '5' }])));
    const both = await read(invoice(aStatement([{ amount: '5', symbol: '2600147' }])));
    expect([file, both].map((one) => movements(one)[0]?.symbols)).toEqual([['202610012'], ['2600147']]);
  });

  it('gives the money that came in, with its symbol and a reference', async () => {
    const file = await read(
      aStatement([
        { amount: '22100.00', symbol: '2600147', reference: 'A1', payer: 'TJ Sokol', text: 'Turnaj' },
        { amount: '100', direction: 'DBIT' },
        { amount: '500.50', currency: 'EUR', text: '/VS/2600148 invoice' },
        { amount: '5', currency: 'USD' },
      ]),
    );
    expect(file).toMatchObject({ format: 'camt-053' });
    expect(reasons(file)).toEqual(['outgoing', 'currency-unsupported']);
    expect(movements(file)).toMatchObject([
      {
        account: 'CZ6508000000192000145399',
        reference: 'A1/2026-03-10/2210000',
        bookedOn: '2026-03-10',
        amount: 2_210_000,
        variableSymbol: '2600147',
        counterparty: 'TJ Sokol',
        message: 'Turnaj VS:2600147',
      },
      { amount: 50_050, currency: 'EUR', variableSymbol: '2600148' },
    ]);
  });

  it('skips movements without an amount or a day, or of zero, and keeps the rest', async () => {
    const file = await read(
      aStatement([
        { amount: '1,5' },
        { amount: '0' },
        { amount: '7', day: 'some day' },
        { amount: '8', reference: 'A1' },
      ]),
    );
    expect(file).toMatchObject({ movements: [{ amount: 800, bookedOn: '2026-03-10' }] });
    expect(reasons(file)).toEqual(['amount-unreadable', 'nothing', 'day-unreadable']);
  });

  it('takes the end-to-end name of a payment for a symbol only when it says so', async () => {
    const named = (end: string) =>
      aStatement([{ amount: '10', text: '/VS/2600147', reference: 'A1' }]).replace(
        '</AcctSvcrRef>',
        `</AcctSvcrRef><EndToEndId>${end}</EndToEndId>`,
      );
    const symbols = [];
    for (const end of ['20260310', '/VS/2600148'])
      symbols.push(movements(await read(named(end))).map(({ variableSymbol }) => variableSymbol));
    expect(symbols).toEqual([['2600147'], ['2600148']]);
  });

  it('names equal payments of a day apart, and the same ones the same in another file', async () => {
    const twice = [{ amount: '10' }, { amount: '10' }];
    const first = movements(await read(aStatement(twice))).map(({ reference }) => reference);
    const other = movements(await read(aStatement([{ amount: '7' }, ...twice]))).map(
      ({ reference }) => reference,
    );
    expect(new Set(first).size).toBe(2);
    expect(other.slice(1)).toEqual(first);
  });

  it('splits a bulk entry into its payments', async () => {
    const detail = (amount: string, symbol: string) =>
      `<TxDtls><AmtDtls><TxAmt><Amt Ccy="CZK">${amount}</Amt></TxAmt></AmtDtls><RmtInf><Ustrd>VS ${symbol}</Ustrd></RmtInf></TxDtls>`;
    const text = aStatement([{ amount: '30' }]).replace(
      /<TxDtls>.*<\/TxDtls>/su,
      `${detail('10', '26001')}${detail('20', '26002')}`,
    );
    expect(movements(await read(text)).map(({ amount, variableSymbol }) => [amount, variableSymbol])).toEqual(
      [
        [1_000, '26001'],
        [2_000, '26002'],
      ],
    );
  });

  it('that wants foreign files, entities or endless depth is refused, and nothing is fetched', async () => {
    const good = aStatement([{ amount: '1', text: '&payer;' }]);
    const bad = [
      good.replace('?>\n', '?>\n<!DOCTYPE Document [<!ENTITY payer SYSTEM "file:///etc/passwd">]>\n'),
      good.replace('?>\n', '?>\n<!DOCTYPE Document [<!ENTITY a "aaaa"><!ENTITY payer "&a;&a;&a;&a;">]>\n'),
      good,
      aStatement([]).replace('<Id>2026-03</Id>', '<a>'.repeat(100_000)),
      aStatement([]).slice(0, -20),
      '<html></html>',
      aStatement([]).replaceAll('Stmt>', 'Rpt>'),
      aStatement([]).replaceAll('Document', 'Envelope'),
      aStatement([]).replace('UTF-8', 'ebcdic-cp-us'),
      aStatement([]).replace('UTF-8', 'koi8-r'),
    ];
    for (const text of bad) expect(await read(text)).toEqual({ error: 'bank-file-unreadable' });
  });

  it('with more than any statement has is refused as too large, and the server goes on meanwhile', async () => {
    const payment = aStatement([{ amount: '1' }]);
    const from = payment.indexOf('<Ntry>');
    const to = payment.indexOf('</Ntry>') + '</Ntry>'.length;
    const entry = '<Ntry><Amt Ccy="CZK">1</Amt><CdtDbtInd>DBIT</CdtDbtInd></Ntry>';
    const large = payment.slice(0, from) + entry.repeat(20_001) + payment.slice(to);
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 2);
    expect(await read(large)).toEqual({ error: 'bank-file-too-large' });
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(0);
    expect(await read(new Uint8Array(6 * 1024 * 1024))).toEqual({ error: 'bank-file-too-large' });
  });
});

describe('a table of a bank', () => {
  it('of Fio is read by its headings, below what stands above it', async () => {
    const table = `"accountId";"2000145399"\n"iban";"CZ65 0800 0000 1920 0014 5399"\n\n"ID pohybu";"Datum";"Objem";"Měna";"Protiúčet";"Název protiúčtu";"VS";"Zpráva pro příjemce"
"26001";"10.03.2026";"22100,00";"CZK";"123/0800";"TJ Sokol";"0002600147";"Turnaj"
"26002";"11.03.2026";"-300,00";"CZK";"";"";"";""`;
    expect(await read(table)).toMatchObject({
      format: 'csv',
      left: [{ row: 6, reason: 'outgoing', amount: -30_000 }],
      movements: [
        {
          account: 'CZ6508000000192000145399',
          reference: '26001/2026-03-10/2210000',
          amount: 2_210_000,
          variableSymbol: '2600147',
          counterparty: 'TJ Sokol',
        },
      ],
    });
  });

  it('of others in windows-1250 too', async () => {
    const head = 'Datum zaúčtování;Částka;Variabilní symbol;Popis\n10.3.2026;1 000,50;2600147;x';
    const bytes = Uint8Array.from(head, (letter) => {
      const codes: Readonly<Record<string, number>> = { ú: 0xfa, č: 0xe8, á: 0xe1, í: 0xed, Č: 0xc8 };
      return codes[letter] ?? letter.charCodeAt(0);
    });
    expect(movements(await read(bytes))).toMatchObject([{ amount: 100_050, variableSymbol: '2600147' }]);
  });

  it('without headings that we know asks for its columns, and takes them', async () => {
    const table = 'Banka;;;\nKdy;Kolik;Kdo\n2026-03-10;5,00;Anna';
    expect(await read(table)).toMatchObject({
      error: 'bank-columns-unknown',
      columns: ['Kdy', 'Kolik', 'Kdo'],
    });
    expect(movements(await read(table, { date: 0, amount: 1, counterparty: 2 }))).toMatchObject([
      { bookedOn: '2026-03-10', amount: 500, currency: 'CZK', counterparty: 'Anna' },
    ]);
  });

  it('that is none is refused', async () => {
    expect(await read('hello')).toEqual({ error: 'bank-file-unreadable' });
    expect(await read(Uint8Array.from([0, 1, 2, 3]))).toEqual({ error: 'bank-file-unreadable' });
  });
});
