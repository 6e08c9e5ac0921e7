import { addDays } from '@sevenmetre/rules/dates';
import { charactersOf } from '@sevenmetre/rules/tables';

export const yearBanks = ['camt', 'mt940', 'csv'] as const;
export type YearBank = (typeof yearBanks)[number];

/** An entry of the year, as its bank has booked it. */
export interface YearEntry {
  readonly bank: YearBank;
  readonly day: string;
  /** Minor units, signed. */
  readonly amount: number;
  readonly symbol: string;
  readonly payer: string;
  /** Of the bank; '': none, so that its identity is weak. */
  readonly reference: string;
  readonly isReversal: boolean;
  /** Entries of one booked batch; '': none. */
  readonly batch: string;
}

export interface YearFile {
  readonly bank: YearBank;
  readonly bytes: Uint8Array;
  readonly entries: readonly YearEntry[];
}

/** Numbers from a seed, from 0 to below 1 (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const payers = ['TJ Lípa', 'HC Žďár', 'Házená Třebíč', 'SK Bučina', 'Sokol Říčany', 'HK Linden'];

/**
 * A year of three accounts. No two payments have the same amount, except some equal ones of one payer and day, which are two.
 * @param symbols of clubs; one payment in four names another one, or none
 */
export function bankYear(seed: number, symbols: readonly string[]) {
  const random = randomOf(seed);
  const whole = (below: number) => Math.floor(random() * below);
  const taken = new Set<number>();
  const freshAmount = (): number => {
    const amount = 10_000 + whole(900_000);
    if (taken.has(amount)) return freshAmount();
    taken.add(amount);
    return amount;
  };
  const entries: YearEntry[] = [];
  for (const bank of yearBanks)
    for (let day = '2026-01-01'; day <= '2026-12-31'; day = addDays(day, 1 + whole(4))) {
      const which = whole(100);
      const symbol = which < 75 ? (symbols[whole(symbols.length)] ?? '') : which < 85 ? '990000123' : '';
      const reference = bank === 'csv' || (bank === 'mt940' && whole(3) === 0) ? '' : `R${entries.length}`;
      const payment: YearEntry = {
        bank,
        day,
        amount: freshAmount(),
        symbol,
        payer: payers[whole(payers.length)] ?? '',
        reference,
        isReversal: false,
        batch: '',
      };
      const kind = whole(20);
      const more = (given: Partial<YearEntry>): YearEntry => ({
        ...payment,
        reference: payment.reference === '' ? '' : `R${entries.length + 1}`,
        ...given,
      });
      entries.push(payment);
      // Paid twice on one day.
      if (kind === 0) entries.push(more({}));
      if (kind === 1) entries.push(more({ amount: -500 - whole(9_000), symbol: '', payer: 'Poplatek' }));
      if (kind === 2 && bank !== 'csv') entries.push(more({ amount: -payment.amount, isReversal: true }));
      if (kind === 3 && bank === 'camt') {
        const batch = `B${entries.length}`;
        entries.push(
          more({ amount: freshAmount(), batch }),
          more({ amount: freshAmount(), batch, symbol: '' }),
        );
      }
    }
  const numbered = entries.map((entry, at) =>
    entry.reference === '' ? entry : { ...entry, reference: `R${at}` },
  );
  return {
    entries: numbered,
    files: [...monthly(numbered, 'camt'), ...monthly(numbered, 'mt940'), ...overlapping(numbered)],
  };
}

function monthly(entries: readonly YearEntry[], bank: 'camt' | 'mt940'): YearFile[] {
  return Array.from({ length: 12 }, (_, month) => {
    const start = `2026-${String(month + 1).padStart(2, '0')}`;
    const own = entries.filter((entry) => entry.bank === bank && entry.day.startsWith(start));
    const text = bank === 'camt' ? camtText(own, start) : mt940Text(own);
    return { bank, bytes: new TextEncoder().encode(text), entries: own };
  });
}

/** Exports of the last fifty days, each month: most rows come twice. */
function overlapping(entries: readonly YearEntry[]): YearFile[] {
  return Array.from({ length: 12 }, (_, month) => {
    const last = addDays(`2026-${String(month + 1).padStart(2, '0')}-28`, 3);
    const own = entries.filter(({ bank, day }) => bank === 'csv' && day <= last && day > addDays(last, -50));
    return { bank: 'csv', bytes: asWindows1250(csvText(own)), entries: own };
  });
}

const decimal = (amount: number, sign: string) => {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${digits.slice(0, -2)}${sign}${digits.slice(-2)}`;
};

function camtText(entries: readonly YearEntry[], month: string): string {
  const sum = entries.reduce((total, { amount }) => total + amount, 0);
  const balance = (type: string, amount: number) =>
    `<Bal><Tp><CdOrPrtry><Cd>${type}</Cd></CdOrPrtry></Tp><Amt Ccy="CZK">${decimal(amount, '.')}</Amt><CdtDbtInd>${amount < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd></Bal>`;
  const groups = Map.groupBy(entries, ({ batch, reference }) => (batch === '' ? reference : batch));
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Id>${month}</Id>
<Acct><Id><IBAN>CZ6508000000192000145399</IBAN></Id><Ccy>CZK</Ccy></Acct>${balance('OPBD', 1_000_000)}${balance('CLBD', 1_000_000 + sum)}
${[...groups.values()].map(camtEntry).join('\n')}
</Stmt></BkToCstmrStmt></Document>`;
}

function camtEntry(parts: readonly YearEntry[]): string {
  const [first] = parts;
  const sum = parts.reduce((total, { amount }) => total + amount, 0);
  const details = parts.map(({ amount, reference, symbol, payer }) => {
    const own =
      parts.length === 1
        ? ''
        : `<AmtDtls><TxAmt><Amt Ccy="CZK">${decimal(amount, '.')}</Amt></TxAmt></AmtDtls>`;
    const named =
      symbol === '' ? '' : `<RmtInf><Strd><CdtrRefInf><Ref>VS:${symbol}</Ref></CdtrRefInf></Strd></RmtInf>`;
    return `<TxDtls><Refs><AcctSvcrRef>${reference}</AcctSvcrRef></Refs>${own}<RltdPties><Dbtr><Nm>${payer}</Nm></Dbtr></RltdPties>${named}</TxDtls>`;
  });
  const reversal = first?.isReversal ? '<RvslInd>true</RvslInd>' : '';
  return `<Ntry><Amt Ccy="CZK">${decimal(sum, '.')}</Amt><CdtDbtInd>${sum < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>${reversal}<Sts>BOOK</Sts><BookgDt><Dt>${first?.day}</Dt></BookgDt><NtryDtls>${details.join('')}</NtryDtls></Ntry>`;
}

/** One message a month. Lines of details are cut after 27 characters and written as `?20`, `?21` and so on. */
function mt940Text(entries: readonly YearEntry[]): string {
  const sum = entries.reduce((total, { amount }) => total + amount, 0);
  const lines = entries.flatMap(({ day, amount, isReversal, reference, symbol, payer }) => {
    const short = day.slice(2).replaceAll('-', '');
    const mark = isReversal ? 'RC' : amount < 0 ? 'D' : 'C';
    const own = reference === '' ? 'NONREF' : `NONREF//${reference}`;
    const message = `SVWZ+Turnaj 2026 ${payer} ${symbol === '' ? '' : `/VS/${symbol}`}`.trim();
    const parts = message.match(/.{1,27}/gu) ?? [];
    const details = `166?00GUTSCHRIFT${parts.map((part, at) => `?${20 + at}${part}`).join('')}?32${payer}`;
    return [
      `:61:${short}${short.slice(2)}${mark}${decimal(amount, ',')}N062${own}`,
      `:86:${(details.match(/.{1,65}/gu) ?? []).join('\r\n')}`,
    ];
  });
  return [
    ':20:STATEMENT',
    ':25:CZ5901000000001234567899',
    ':28C:00001/001',
    ':60F:C260101CZK10000,00',
    ...lines,
    `:62F:C261231CZK${decimal(1_000_000 + sum, ',')}`,
    '-',
  ].join('\r\n');
}

function csvText(entries: readonly YearEntry[]): string {
  const amountText = (amount: number) =>
    `${amount < 0 ? '-' : ''}${decimal(amount, ',').replace(/\B(?=(?:\d{3})+,)/gu, '\u00a0')}`;
  const rows = entries.map(({ day, amount, symbol, payer }) => {
    const [year, month, date] = day.split('-');
    return `${date}.${month}.${year};${amountText(amount)};CZK;${symbol};"${payer}";Startovné`;
  });
  return [
    'Výpis pohybů;;;;;',
    'Číslo účtu;2900123456/2010;;;;',
    '',
    'Datum;Částka;Měna;Variabilní symbol;Protistrana;Zpráva',
    ...rows,
    '',
  ].join('\r\n');
}

function asWindows1250(text: string): Uint8Array {
  const bytes = new Map(charactersOf('windows-1250').map((character, byte) => [character, byte]));
  return Uint8Array.from(text, (character) => bytes.get(character) ?? 0x3f);
}
