import { describe, expect, it } from 'vitest';
import { readCamt } from './camt.ts';
import { parseXml } from './xml-tree.ts';

const entry = (amount: number) =>
  `<n:Ntry a="x > y"><n:Amt Ccy="EUR">${amount}.00</n:Amt><n:CdtDbtInd>CRDT</n:CdtDbtInd><n:BookgDt><n:Dt>2026-03-01</n:Dt></n:BookgDt></n:Ntry >`;
const statement = (count: number, inside = '') => {
  const half = Math.floor(count / 2);
  const entries = Array.from({ length: count }, (_, at) => entry(at + 1).replace('</n:Ntry >', '</n:Ntry>'));
  const part = (from: number, to?: number) =>
    `<n:Stmt><n:Acct><n:Id><n:IBAN>CZ${from}</n:IBAN></n:Id></n:Acct>${entries.slice(from, to).join('\n')}</n:Stmt>`;
  return `<?xml version="1.0"?><n:Document><n:BkToCstmrStmt>${part(0, half)}${inside}${part(half)}</n:BkToCstmrStmt></n:Document>`;
};

describe('large statements in XML', () => {
  it('are the same trees as those that are read at once, and report their progress', () => {
    const shares: number[] = [];
    const watched = { name: 'Ntry', progress: (share: number) => shares.push(share) };
    for (const count of [3, 199, 200, 1_001])
      expect(parseXml(statement(count), watched)).toEqual(parseXml(statement(count)));
    expect(shares.length).toBe(7);
    expect(shares.at(-1)).toBe(1);
    const all: number[] = [];
    const file = readCamt(statement(1_000), (share) => all.push(share));
    expect(file?.movements.map(({ amount }) => amount)).toEqual(
      Array.from({ length: 1_000 }, (_, at) => (at + 1) * 100),
    );
    expect(new Set(file?.movements.map(({ account }) => account))).toEqual(new Set(['CZ0', 'CZ500']));
    expect(all).toEqual(all.toSorted((a, b) => a - b));
    expect(all.filter((share) => share < 0.5).length).toBeGreaterThan(3);
  });

  it('are read at once where tags may be texts, and not at all where an entry is broken', () => {
    const watched = { name: 'Ntry', progress: () => undefined };
    for (const inside of [
      '<!-- <n:Ntry> -->',
      '<n:X><![CDATA[<n:Ntry>]]></n:X>',
      '<?x <n:Ntry> ?>',
      '<n:Ntry/>',
    ])
      expect(parseXml(statement(300, inside), watched)).toEqual(parseXml(statement(300, inside)));
    for (const broken of [
      '<n:Ntry>',
      '<n:Ntry><n:Amt></n:Ntry>',
      '</n:Ntry>',
      '<n:Ntry><n:Ntry/></n:Ntry>x</n:Ntry>',
    ])
      expect(parseXml(statement(300, broken), watched)).toBeNull();
    expect(parseXml(`<!DOCTYPE x>${statement(300)}`, watched)).toBeNull();
  });
});
