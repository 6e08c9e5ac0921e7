import { describe, expect, it } from 'vitest';
import { isCommonPassword, isTournamentName, passwordError } from './index.ts';

const anna = { email: 'anna.novotna@club-lipova.test', firstName: 'Anna', lastName: 'Novotná' };

describe('a password', () => {
  it.each([
    ['eleven char', 'password-too-short'],
    ['twelve chars', null],
    ['🤾'.repeat(11), 'password-too-short'],
    ['🤾🤽🤸🤼🤺🏇🏂🏄🚣🏊🚴🚵', null],
    [`${'long and winding '.repeat(7)}123456789`, null],
    [`${'long and winding '.repeat(7)}1234567890`, 'password-too-long'],
    ['  blanks count too  ', null],
    ['zero\u0000width\u200Bsigns', null],
    // One character as two code points.
    ['Hřiště 7 me\u0301', 'password-too-short'],
  ])('[PW1] has 12 to 128 characters, of any kind: %j is %j', (password, error) => {
    expect(passwordError(password, anna)).toBe(error);
  });

  it.each([
    ['anna.novotna@club-lipova.test', 'password-own'],
    ['ANNA.NOVOTNA@club-lipova.test1', 'password-own'],
    ['NovotnaAnna123', 'password-own'],
    ['club-lipova2026', 'password-own'],
    ['Annanas a meruňky', null],
    ['Novotná hraje na křídle', null],
  ])('[PW2] is more than one’s own name or e-mail: %j is %j', (password, error) => {
    expect(passwordError(password, anna)).toBe(error);
  });

  it('[PW2] may repeat a part of the name or e-mail that is too short to be guessed by it', () => {
    const jo = { email: 'jo.an@hc.test', firstName: 'Jo', lastName: 'An' };
    expect(passwordError('banana banjo', jo)).toBeNull();
    expect(passwordError('jo.an@hc.test 1', jo)).toBe('password-own');
  });

  it.each([
    ['Lipová Cup 2026', true],
    ['lipovacup2026', true],
    ['Lipova-Cup-2026-!!', true],
    ['2026 cup LIPOVA', true],
    ['L1p0va cup 2027', true],
    ['Lipová Cup 20262027', true],
    ['Pohár u řeky 1999', true],
    ['Lipová rychle ubíhá', false],
    ['seven metres to the goal', false],
  ])('[PW4] is more than the name of a tournament with a year: %j is refused: %j', (password, refused) => {
    expect(isTournamentName(password, ['Lipová Cup', 'Pohár u řeky'])).toBe(refused);
    expect(isTournamentName(password, [])).toBe(false);
  });

  const list = ['password', 'dragon', 'sunshine', 'administrator', 'michael', 'letmein', 'heslo'];
  const common = {
    has: (word: string) => list.includes(word),
    isFrequent: (word: string) => list.includes(word),
  };

  it.each([
    'administrator',
    'Administrátor!',
    'Password2026!!',
    '..dragon..2026..',
    'p@ssw0rd1234',
    'dragonsunshine',
    'Dragon-Sunshine7',
    'dragondragon',
    'dragondragon12',
    'abcabcabcabc',
    'aaaaaaaaaaaa',
    '123456789012',
    'qwertyuiop12',
    'asdfghjklasd',
    '987654321abcd',
    '2020-02-02-20',
  ])('[PW3] is not on the list of common ones, nor made of them: %j is', (password) => {
    expect(isCommonPassword(password, common)).toBe(true);
  });

  it.each([
    'seven metres to the goal',
    'dragon eats sunshine pie',
    'T7h!kq9-Zr2m',
    'žluťoučký kůň pěl',
    '734 912 086 551',
    'přihláška na turnaj',
    '好的密码很重要对吗今天是',
  ])('[PW3] may be anything else: %j', (password) => {
    expect(isCommonPassword(password, common)).toBe(false);
  });
});
