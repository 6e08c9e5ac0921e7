import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shown } from '../testing/shown-file.ts';
import { parseBankFile } from './read-bank-file.ts';

const read = (bytes: Uint8Array) => parseBankFile({ bytes, query: { accountCurrency: 'CZK' } });

/* Dialects that public bug reports describe, in as few lines as show them. */
describe('dialects of banks', () => {
  const table = (...lines: readonly string[]) => read(new TextEncoder().encode(lines.join('\r\n')));

  it('[MO23] a direction in a column without a name, or with an unknown one, is a direction', async () => {
    const volksbank = await table(
      'Buchungstag;Vorgang/Verwendungszweck;Währung;Umsatz; ',
      '05.03.2026;VS 2600147;EUR;150,00;H',
      '06.03.2026;Strom;EUR;80,00;S',
      '07.03.2026;?;EUR;90,00;',
    );
    expect(shown(volksbank)).toEqual({
      taken: ['15000 EUR 2600147'],
      left: ['-8000 outgoing', '9000 direction-unknown'],
      questions: [],
    });
    const named = await table('Datum;Částka;DC;VS', '5.3.2026;10,00;C;2600147', '6.3.2026;20,00;D;');
    expect(shown(named)).toMatchObject({ taken: ['1000 CZK 2600147'], left: ['-2000 outgoing'] });
    // A column of one letter in all rows says nothing, nor does one beside signed amounts.
    const flags = await table('Datum;Částka;Příznak;VS', '5.3.2026;10,00;S;2600147', '6.3.2026;20,00;S;1');
    expect(shown(flags).taken).toHaveLength(2);
  });

  it('[MO23] a balance between the movements is no payment', async () => {
    const file = await table(
      'Datum;Text;Betrag;Währung',
      '01.03.2026;Anfangssaldo;1.000,00;EUR',
      '05.03.2026;VS 2600147;150,00;EUR',
      '31.03.2026;Kontostand am 31.03.2026;1.150,00;EUR',
    );
    expect(shown(file)).toEqual({ taken: ['15000 EUR 2600147'], left: [], questions: [] });
    expect(file).toMatchObject({ aside: 3 });
  });

  it('[MO23] a second table below has its own account, currency and columns, and may not be booked', async () => {
    const file = await table(
      'Účet: 111222/0300',
      'Měna účtu: CZK',
      'Datum;Částka;VS',
      '05.03.2026;150,00;2600147',
      '',
      'Nezaúčtované pohyby',
      'Datum;Částka;VS',
      '06.03.2026;70,00;2600148',
      '',
      'Účet: 333444/0300',
      'Měna účtu: EUR',
      'VS;Datum;Částka',
      '2600149;07.03.2026;20,00',
    );
    expect(shown(file)).toEqual({
      taken: ['15000 CZK 2600147', '2000 EUR 2600149'],
      left: ['7000 not-booked'],
      questions: [],
    });
    expect(file).toMatchObject({ movements: [{ account: '111222/0300' }, { account: '333444/0300' }] });
  });

  it.each([
    ['Spending account', false],
    ['Gebuchte und vorgemerkte Umsätze', false],
    ['Zaúčtované pohyby', false],
    ['Operacje niezaksięgowane', true],
    ['Noch nicht gebuchte Umsätze', true],
    ['Unbooked transactions', true],
    ['Ne zaúčtované pohyby', true],
  ])('[MO23] movements below %s are pending: %s', async (title, isPending) => {
    const file = await table(title, 'Datum;Částka;Měna;VS', '05.03.2026;150,00;CZK;2600147');
    expect(shown(file)).toMatchObject(
      isPending ? { left: ['15000 not-booked'] } : { taken: ['15000 CZK 2600147'] },
    );
  });

  it('[MO23] the currency of each account whose rows name none is a question and an answer of its own', async () => {
    const lines = [
      'Účet: 111222/0300',
      'Datum;Částka;VS',
      '05.03.2026;150,00;2600147',
      'Účet: 333444/0300',
      'Měna účtu: EUR',
      'Datum;Částka;VS',
      '06.03.2026;20,00;2600148',
      'Účet: 555666/0300',
      'Měna účtu:',
      'VS;Datum;Částka',
      '2600149;07.03.2026;20,00',
    ];
    const bytes = new TextEncoder().encode(lines.join('\n'));
    const file = await parseBankFile({ bytes, query: {} });
    expect(file).toMatchObject({
      questions: [
        { kind: 'currency', rows: 1, account: '111222/0300', key: '111222' },
        { kind: 'currency', rows: 1, account: '555666/0300', key: '555666' },
      ],
    });
    const one = await parseBankFile({ bytes, query: { accountCurrency: '555666:EUR' } });
    expect(shown(one)).toEqual({
      taken: ['2000 EUR 2600148', '2000 EUR 2600149'],
      left: ['15000 asked'],
      questions: ['currency'],
    });
    const both = await parseBankFile({ bytes, query: { accountCurrency: '555666:EUR,111222:CZK' } });
    expect(shown(both)).toMatchObject({
      taken: ['15000 CZK 2600147', '2000 EUR 2600148', '2000 EUR 2600149'],
      questions: [],
    });
  });

  it('[MO23] a row without a day of booking and an amount, as of a blocked payment, is skipped with a reason', async () => {
    const file = await table(
      'Data transakcji;Data księgowania;Kontrahent;Tytuł;Kwota;Waluta;Kwota blokady;Waluta',
      '2026-03-05;2026-03-05;KS Łódź;VS 2600147;150,00;EUR;;',
      '2026-03-06;;Sklep;zakup;;;-20,00;EUR',
      ';;;;Razem;150,00;;',
    );
    expect(shown(file)).toEqual({
      taken: ['15000 EUR 2600147'],
      left: ['null amount-unreadable'],
      questions: [],
    });
  });

  it('[MO23] a label with its value above the heading is a title', async () => {
    const file = await table('Měna;EUR', 'Pořadí;Datum;Částka;VS', '1;05.03.2026;150,00;2600147');
    expect(shown(file)).toEqual({ taken: ['15000 EUR 2600147'], left: [], questions: [] });
  });

  it.each([
    'Zaúčtováno;Částka;Měna;Datum splatnosti;VS\nAno;150,00;CZK;05.03.2026;2600147\nNe;70,00;CZK;06.03.2026;2600148',
    'Datum zaúčtování;Částka;Měna;VS;Zaúčtováno\n05.03.2026;150,00;CZK;2600147;ano\n06.03.2026;70,00;CZK;2600148;ne',
    'Částka;Měna;;;\n;;Zaúčtováno;VS;Datum splatnosti\n150,00;CZK;Ano;2600147;05.03.2026\n70,00;CZK;Ne;2600148;06.03.2026',
    'Zaúčtováno;Částka;Měna;Datum splatnosti;VS\nČekající\nNe;70,00;CZK;06.03.2026;2600148\nZaúčtované\nAno;150,00;CZK;05.03.2026;2600147',
    'Zaúčtováno;Částka;Měna;Datum splatnosti;VS\nČekající\nZaúčtované\nAno;150,00;CZK;05.03.2026;2600147\nNe;70,00;CZK;06.03.2026;2600148',
  ])(
    '[MO23] a column that says yes or no to what is booked holds no days, and its no is one',
    async (text) => {
      expect(shown(await table(...text.split('\n')))).toEqual({
        taken: ['15000 CZK 2600147'],
        left: ['7000 not-booked'],
        questions: [],
      });
    },
  );

  it('[MO23] what was never booked is not booked', async () => {
    const revolut = await table(
      'Type,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance',
      'TOPUP,2026-03-05 10:11:12,2026-03-05 10:11:13,VS2600147,150.00,0.00,EUR,COMPLETED,150.00',
      'TOPUP,2026-03-07 10:11:12,,VS2600148,20.00,0.00,EUR,REVERTED,',
    );
    expect(shown(revolut)).toMatchObject({ taken: ['15000 EUR 2600147'], left: ['2000 not-booked'] });
  });

  it('[MO20] symbols, amounts and days may be written as spreadsheets do', async () => {
    const file = await table(
      'Datum;Částka;Měna;VS',
      '05-Mar-26;1’150,00;CZK;2600147.0',
      "06-Mar-2026;20,00;CZK;'2 600 148",
    );
    expect(shown(file).taken).toEqual(['115000 CZK 2600147', '2000 CZK 2600148']);
    expect(file).toMatchObject({ movements: [{ bookedOn: '2026-03-05' }, { bookedOn: '2026-03-06' }] });
  });

  it.each([
    [
      'Buchung;Valuta;Auftraggeber/Empfänger;Saldo;Währung;Betrag;Währung',
      '05.03.2026;05.03.2026;TSV;9,00;EUR;1,50;EUR',
    ],
    ['Splatnost;Odesláno;Částka;Měna;Směr platby', '05.03.2026;05.03.2026;1,50;EUR;Příchozí'],
    ['Datum zaúčtování;Částka obratu;Měna obratu', '05.03.2026;1,50;EUR'],
  ])('[MO20] the heading %s is known', async (heading, row) =>
    expect(shown(await table(heading, row)).taken).toEqual(['150 EUR -']),
  );

  const mt940 = (line: string, details: string, currency = ':60F:C260304EUR0,00') =>
    table(':20:1', ':25:/DE02120300000000202051EUR', currency, `:61:${line}`, `:86:${details}`);

  it('[MO20] MT940: any sign may divide the subfields', async () => {
    for (const sign of ['?', '~', '<', '^', '#']) {
      const details = '641~00BE03641~20VS 26001~2147 WPISOWE~32KS LODZ'.replaceAll('~', sign);
      expect(shown(await mt940('2603050305CN150,00N641NONREF', details)).taken).toEqual([
        '15000 EUR 2600147',
      ]);
    }
    const repeated = await mt940('2603050305CN150,00N641NONREF', '641~00BE03641~20VS 26001641~2147');
    expect(shown(repeated).taken).toEqual(['15000 EUR 2600147']);
    // Without the code of the business.
    const bare = await mt940(
      '2603050305CN150,00N641NONREF',
      '?00GUTSCHRIFT?20VS 26001?2147 Turnaj?32TSV Nord',
    );
    expect(shown(bare).taken).toEqual(['15000 EUR 2600147']);
  });

  it('[MO20] MT940: Polish banks write the name of the payer behind the message', async () => {
    const said = async (details: string) => {
      const file = await mt940('2603050305CN150,00N641NONREF', details);
      return 'error' in file
        ? []
        : file.movements.map(({ counterparty, message }) => `${counterparty}: ${message}`);
    };
    const message = '641<00PRZELEW<20Wpisowe VS 26001<2147<27KS Buk<28Lodz<2990-001 Lodz<3010501025';
    expect(await said(`${message}<38PL61109010140000071219812874`)).toEqual([
      'KS Buk Lodz 90-001 Lodz: Wpisowe VS 26001 47',
    ]);
    expect(await said('166?00GUTSCHR?20SVWZ+VS 2600147?27Mannschaft?28Nord?32TSV Nord')).toEqual([
      'TSV Nord: SVWZ+VS 2600147 Mannschaft Nord',
    ]);
  });

  it('[MO20] MT940: the day of booking counts, also in another year than the value day', async () => {
    const day = async (line: string) => {
      const file = await mt940(line, 'VS 2600147');
      return 'error' in file ? [] : file.movements.map(({ bookedOn, account }) => `${bookedOn} ${account}`);
    };
    expect(await day('2512310102C150,00NTRFNONREF')).toEqual(['2026-01-02 DE02120300000000202051']);
    expect(await day('2601021231C150,00NTRFNONREF')).toEqual(['2025-12-31 DE02120300000000202051']);
    expect(await day('2602150305C150,00NTRFNONREF')).toEqual(['2026-03-05 DE02120300000000202051']);
    expect(await day('260305C150,00NTRFNONREF')).toEqual(['2026-03-05 DE02120300000000202051']);
  });

  it('[MO20] MT940: what came back to us is reversed; an interim report names its currency', async () => {
    const returned = await mt940('260305C150,00N544NONREF', '/EREF/1/RTRN/AM04/BENM//NAME/TSV/');
    expect(shown(returned)).toMatchObject({ taken: [], left: ['15000 reversed'] });
    const interim = await mt940('260305C150,00NTRFNONREF', 'VS 2600147', ':34F:EURC0,');
    expect(shown(interim).taken).toEqual(['15000 EUR 2600147']);
  });

  it('[MO20] ABO is known by its movements alone', async () => {
    const text = readFileSync(new URL('./cases/19-abo.gpc', import.meta.url), 'utf8').replace(
      /^074.*\r?\n/mu,
      '',
    );
    expect(shown(await table(text)).taken).toEqual(['150000 CZK 2600147']);
  });
});

describe('dialects of CAMT', () => {
  const camt = (entry: string, report = '') =>
    read(
      new TextEncoder().encode(
        `\n<?xml version="1.0"?><Document><BkToCstmrStmt><Stmt><Acct><Ccy>EUR</Ccy></Acct>${report}${entry}</Stmt></BkToCstmrStmt></Document>`,
      ),
    );
  const entry = (inner = '', amount = '<Amt Ccy="EUR">80</Amt>') =>
    `<Ntry>${amount}<CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-03-05</Dt></BookgDt><NtryDtls><TxDtls>${inner}</TxDtls></NtryDtls></Ntry>`;
  const balance = (type: string, amount: string) =>
    `<Bal><Tp><CdOrPrtry><Cd>${type}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>`;

  it.each([
    [
      'a status of the bank’s own is not known to be booked',
      entry().replace('BOOK', '<Prtry>X</Prtry>'),
      [],
      ['8000 not-booked'],
    ],
    [
      'a returned payment is reversed',
      entry('<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>'),
      [],
      ['8000 reversed'],
    ],
    [
      'an entry without a direction is not guessed',
      entry().replace(/<CdtDbtInd>.*?<\/CdtDbtInd>/u, ''),
      [],
      ['8000 direction-unknown'],
    ],
    ['an amount without a currency has that of the account', entry('', '<Amt>80</Amt>'), ['8000 EUR -'], []],
    ['currencies may be small', entry('', '<Amt Ccy="eur">+80</Amt>'), ['8000 EUR -'], []],
    [
      'the symbol may be in another reference',
      entry('<Refs><PmtInfId>VS:2600147</PmtInfId></Refs>'),
      ['8000 EUR 2600147'],
      [],
    ],
    [
      'the value day counts without a day of booking',
      entry().replace(/<BookgDt>.*<\/BookgDt>/u, '<ValDt><DtTm>2026-03-05T01:00:00</DtTm></ValDt>'),
      ['8000 EUR -'],
      [],
    ],
  ])('[MO23] %s', async (_, xml, taken, left) =>
    expect(shown(await camt(xml))).toEqual({ taken, left, questions: [] }),
  );

  it('[MO23] what the balances of a statement say beyond its entries is shown', async () => {
    const both = (before: string, after: string) => balance(before, '100') + balance('CLBD', after);
    expect(shown(await camt(entry(), both('OPBD', '180'))).left).toEqual([]);
    expect(shown(await camt(entry(), both('PRCD', '430'))).left).toEqual(['25000 unexplained']);
    expect(shown(await camt(entry(), balance('CLBD', '430'))).left).toEqual([]);
    // A reversal that moved money in the other direction than its indicator says.
    const reversed = entry().replace('<Sts>', '<RvslInd>true</RvslInd><Sts>');
    for (const after of ['180', '20'])
      expect(shown(await camt(reversed, both('OPBD', after))).left).toEqual(['8000 reversed']);
  });

  it('[MO23] ABO: what balances say beyond the movements is in the currency of these, so that it is in the sums', async () => {
    const account = '0000002000145399';
    const head = `074${account}${'KLUB'.padEnd(20)}010326${'100000'.padStart(14, '0')}+${'900000'.padStart(14, '0')}+`;
    const line = `075${account}0000000123456789${'1'.padStart(13, '0')}${'33000'.padStart(12, '0')}2${'2600147'.padStart(10, '0')}00000003080000000000100326${'TJ LIPA'.padEnd(20)}00203100326`;
    const file = await parseBankFile({
      bytes: new TextEncoder().encode(`${head}\r\n${line}\r\n`),
      query: {},
    });
    expect('error' in file ? file : [file.movements.length, file.left]).toMatchObject([
      1,
      [{ reason: 'unexplained', amount: 767_000, currency: 'CZK' }],
    ]);
  });

  it('[MO20] may stand in an envelope', async () => {
    const text = '<Envelope><AppHdr/><Document><BkToCstmrStmt><Stmt>';
    const xml = `${text}${entry()}</Stmt></BkToCstmrStmt></Document></Envelope>`;
    expect(shown(await read(new TextEncoder().encode(xml))).taken).toEqual(['8000 EUR -']);
    const second = entry('', '<Amt Ccy="EUR">20</Amt>');
    const two = xml.replace(
      '</Envelope>',
      `<Document><BkToCstmrStmt><Stmt>${second}</Stmt></BkToCstmrStmt></Document></Envelope>`,
    );
    expect(shown(await read(new TextEncoder().encode(two))).taken).toEqual(['8000 EUR -', '2000 EUR -']);
  });
});
