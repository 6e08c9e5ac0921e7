import { describe, expect, it } from 'vitest';
import { amountNotation, dayNotation, dayOrders, decimalByBalance, readAmount, readDayOf } from './index.ts';

const read = (cells: readonly string[]) => {
  const notation = amountNotation(cells);
  return cells.map((cell) => {
    const reading = readAmount(cell, notation);
    return reading.kind === 'amount'
      ? reading.amount
      : reading.kind === 'asked'
        ? [reading.comma, reading.dot]
        : reading.kind;
  });
};

describe('amounts of a column', () => {
  it.each([
    ['1 234,56', 123_456],
    ['1.234,56', 123_456],
    ['1,234.56', 123_456],
    ['1234.5', 123_450],
    ['+500,00', 50_000],
    ['500,-', 50_000],
    ['500,00 CZK', 50_000],
    ['CZK 500,00', 50_000],
    ['500,00 Kč', 50_000],
    ['500 Kč', 50_000],
    ['Kč 500', 50_000],
    ['500,00,-', 50_000],
    ['500,00 kč', 50_000],
    ["1'234.50", 123_450],
    ['1.234.567,00', 123_456_700],
    ['0500,00', 50_000],
    ['500,00EUR', 50_000],
    ['500.00 CR', 50_000],
    ['12 345 678,90', 1_234_567_890],
    ['500,0000', 50_000],
    ['−500,00', -50_000],
    ['500,00-', -50_000],
    ['(500,00)', -50_000],
    ['1234,500', 123_450],
    ['0,000', 0],
    ['600,000', [60_000, 60_000_000]],
    ['600.000', [60_000_000, 60_000]],
    ['500.00 DR', -50_000],
    ['21474836,48', 'unreadable'],
    ['1234,567', 'unreadable'],
    ['1e3', 'unreadable'],
    ['500.5000000001', 'unreadable'],
    ['12 34,00', 'unreadable'],
    ['--5', 'unreadable'],
    ['', 'empty'],
    ['abc', 'unreadable'],
    ['000000000000329.56', 32_956],
  ])('%s', (cell, value) => expect(read([cell])).toEqual([value]));

  it('are read alike', () => {
    expect(read(['600,000', '1234,500', '-45,000'])).toEqual([60_000, 123_450, -4_500]);
    expect(read(['600.000', '1.234.500'])).toEqual([60_000_000, 123_450_000]);
    // Others have two decimals: a third would be new, thousands without decimals too.
    expect(read(['600,000', '12,50'])).toEqual([[60_000, 60_000_000], 1_250]);
    expect(read(['600,000', '1,50', '1.50'])).toEqual([[60_000, 60_000_000], 150, 150]);
    expect(readAmount('600,000', amountNotation(['600,000']), 'comma')).toEqual({
      kind: 'amount',
      amount: 60_000,
    });
    expect(readAmount('600,000', amountNotation(['600,000']), 'dot')).toEqual({
      kind: 'amount',
      amount: 60_000_000,
    });
  });

  it('are decided by balances that follow from them', () => {
    const rows = [
      { amount: '600,000', balance: '1600,00' },
      { amount: '-100,000', balance: '1500,00' },
    ];
    expect(decimalByBalance(rows)).toBe('comma');
    expect(decimalByBalance(rows.toReversed())).toBe('comma');
    expect(decimalByBalance(rows.slice(1))).toBeNull();
    expect(
      decimalByBalance([
        { amount: '1,000', balance: '1,000' },
        { amount: '2,000', balance: '3,000' },
      ]),
    ).toBeNull();
  });
});

describe('days of a column', () => {
  const days = (cells: readonly string[]) => {
    const { orders, doubts } = dayNotation(cells);
    return doubts.length > 0 ? 'asked' : cells.map((cell) => readDayOf(cell, orders[0] ?? 'day-first'));
  };
  it('are read in the order that all of them allow', () => {
    expect(days(['10.03.2026', '10-03-2026 '])).toEqual('asked');
    expect(days(['13-03-2026', '04-05-2026'])).toEqual(['2026-03-13', '2026-05-04']);
    expect(days(['03/13/2026', '04/05/2026'])).toEqual(['2026-03-13', '2026-04-05']);
    expect(
      days([
        '04.03.26',
        '5. 3. 2026',
        '2026-03-06',
        '20260307',
        '2026/03/08',
        '9.3.2026 10:12',
        '2026-03-10T10:00:00+01:00',
      ]),
    ).toEqual([
      '2026-03-04',
      '2026-03-05',
      '2026-03-06',
      '2026-03-07',
      '2026-03-08',
      '2026-03-09',
      '2026-03-10',
    ]);
    expect(days(['31.02.2026', 'x', '31/02/2026', ''])).toEqual([null, null, null, null]);
    expect(days(['04/04/26'])).toEqual('asked');
  });
});

it('a day number of a spreadsheet is that day, with a part of a day too; other numbers are none', () => {
  for (const order of dayOrders)
    expect(['46086', '46086.375', '46086,0'].map((text) => readDayOf(text, order))).toEqual(
      Array.from({ length: 3 }, () => '2026-03-05'),
    );
  expect(['4608', '31086', '99999', '460860'].map((text) => readDayOf(text, 'day-first'))).toEqual(
    Array.from({ length: 4 }, () => null),
  );
});
