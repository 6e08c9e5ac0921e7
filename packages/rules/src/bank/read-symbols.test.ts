import { describe, expect, it } from 'vitest';
import { readSymbols } from './index.ts';

describe('the variable symbol of a message', () => {
  it.each([
    'VS: 2600147',
    'VS=2600147',
    'V.S. 2600147',
    'VS 26 00 147',
    'VS-2600147',
    'variabilni symbol 2600147',
    'Var. symbol: 2600147',
    'VS2600147SS0KS0308',
    'VS:0002600147',
    'Faktura 2600147 VS 2600147',
    'VS č. 2600147',
    'VS:2600147.',
    'VS# 2600147',
    'VS;2600147',
    'vs.c.2600147',
    '/VS/2600147/SS//KS/0308',
    '2600147',
    'Variabilný symbol 2600147 U15',
    'VS 2600147 12 chlapci',
    'KS0308VS2600147',
    'SVWZ+VS2600147',
    'v. s. 2600147',
  ])('[MO20] is 2600147 in %s', (text) => expect(readSymbols([text]).named).toEqual(['2600147']));

  it('[MO20] is joined where a line ends in it', () => {
    expect(readSymbols(['SVWZ+Startgeld Cup VS26', '00147 U15']).named).toEqual(['2600147']);
    expect(readSymbols(['VS', '2600147']).named).toEqual(['2600147']);
  });

  it.each(['Startgeld 2600147', '2600147 U15 chlapci', 'Csvs 2600147'])(
    '[MO20] is a suggestion only in %s',
    (text) => expect(readSymbols([text])).toEqual({ named: [], loose: ['2600147'] }),
  );

  it.each(['vs2600147 + 2600148', 'VS2600147,VS2600148', 'VS 2600147 a 2600148', 'VS 2600147 / VS 2600148'])(
    '[MO20] is not one symbol in %s',
    (text) => expect(readSymbols([text]).named).toEqual(['2600147', '2600148']),
  );

  it.each(['', 'VS', 'SV/VS Muster', 'KS 0308', 'VS 123456789012', 'VS:0'])('[MO20] is none in %s', (text) =>
    expect(readSymbols([text]).named).toEqual([]),
  );
});
