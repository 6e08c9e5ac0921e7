import { describe, expect, it } from 'vitest';
import { checkAccent, contrastOf, darkAccent } from './accent.ts';
import { isIdentityText, senderOf } from './identity-text.ts';
import { filesOfIdentity, identityOf, partnersFor, readPartners } from './identity.ts';

describe('the accent of a cup [ID2]', () => {
  it.each(['#17594a', '#1a2e6e', '#4b1d6b', '#1c1914', '#6b3f12'])('accepts %s', (colour) => {
    expect(checkAccent(colour).errors).toEqual([]);
  });

  it('says the contrast of the text on it', () => {
    expect(checkAccent('#17594a').contrast).toBe(7.7);
  });

  it.each([
    ['#8fd3bd', 'contrast'],
    ['#ffffff', 'contrast'],
    ['#bf240b', 'red'],
    ['#c8102e', 'red'],
    ['#ff9a3d', 'category'],
    ['#3cc6bf', 'category'],
    ['green', 'not-a-colour'],
    ['#123', 'not-a-colour'],
    ['', 'not-a-colour'],
  ] as const)('refuses %s: %s', (colour, error) => {
    expect(checkAccent(colour).errors).toContain(error);
  });

  it.each(['#17594a', '#000000', '#1a2e6e', '#4b1d6b', '#0000aa'])(
    'derives lines for the dark theme from %s',
    (colour) => {
      expect(contrastOf(darkAccent(colour), '#14110d')).toBeGreaterThanOrEqual(7);
    },
  );
});

const water = { name: 'Třebínská voda', kind: 'main', url: 'https://voda.example', logo: 7, hall: null };
const bakery = { name: 'Pekárna', kind: 'hall', url: null, logo: null, hall: 'H12' };

describe('the identity of a cup', () => {
  const address = (id: number) => (id === 7 ? '/files/a/b.png' : null);

  it('is none while nothing is set', () => {
    expect(identityOf(new Map([['cup-names-product', 'true']]), address)).toBeNull();
    expect(identityOf(new Map([['cup-logo', '8']]), address)).toBeNull();
  });

  it('[ID1] has the addresses of pictures that may be shown, and main partners first', () => {
    const texts = new Map([
      ['cup-accent', '#17594A'],
      ['cup-logo', '7'],
      ['cup-partners', JSON.stringify([bakery, water])],
      ['cup-address', 'https://lipovacup.example/'],
    ]);
    const identity = identityOf(texts, address);
    expect(identity).toMatchObject({
      accent: '#17594a',
      logo: '/files/a/b.png',
      address: 'lipovacup.example',
    });
    expect(identity?.partners.map(({ name }) => name)).toEqual(['Třebínská voda', 'Pekárna']);
    expect(filesOfIdentity(texts)).toEqual([7, 7]);
  });

  it('takes invalid stored values as missing', () => {
    const texts = new Map([
      ['cup-accent', '#ffffff'],
      ['cup-short-name', 'Lipová'],
      ['cup-partners', '[{"name":""}]'],
    ]);
    expect(identityOf(texts, address)).toMatchObject({ accent: null, shortName: 'Lipová', partners: [] });
  });

  it('shows a partner of a hall only there [ID3]', () => {
    const partners = readPartners(JSON.stringify([water, bakery])) ?? [];
    expect(partnersFor(partners, null)).toHaveLength(1);
    expect(partnersFor(partners, 'H12')).toHaveLength(2);
    expect(partnersFor(partners, 'H01')).toHaveLength(1);
  });

  it.each([
    ['cup-short-name', 'Lipová', true],
    ['cup-short-name', ' Lipová Cup 6 ', true],
    ['cup-short-name', 'Lipová Cup 26', false],
    ['cup-logo', '12', true],
    ['cup-logo', '/etc/passwd', false],
    ['cup-address', 'lipovacup.example', true],
    ['cup-address', 'javascript:alert(1)', false],
    ['cup-sender', 'play@lipovacup.example', true],
    ['cup-sender', 'Play <play@lipovacup.example>', false],
    ['cup-partners', JSON.stringify([{ ...water, url: 'javascript:alert(1)' }]), false],
    ['cup-partners', JSON.stringify([{ ...bakery, hall: null }]), false],
    ['cup-partners', JSON.stringify([water]), true],
    ['cup-partners', 'text', false],
    ['half-length', '900', undefined],
  ] as const)('checks %s = %s', (key, text, expected) => {
    expect(isIdentityText(key, text)).toBe(expected);
  });
});

it('[ID5] sends from an address of the cup only if its domain is one that the mail server signs for', () => {
  const domains = ['lipovacup.example'];
  expect(senderOf(' play@LipovaCup.example ', domains)).toBe('play@LipovaCup.example');
  for (const text of [
    null,
    '',
    'play',
    'play@evil.example',
    'play@sub.lipovacup.example',
    'play@lipovacup.example\nBcc: x@y.z',
    'play@evil-lipovacup.example',
    'play@lipovacup.example.',
    'x>,<play@lipovacup.example',
    'a,play@lipovacup.example',
    '"play"@lipovacup.example',
    'pl\u0000ay@lipovacup.example',
    'pláy@lipovacup.example',
    '.play@lipovacup.example',
  ])
    expect(senderOf(text, domains)).toBeNull();
  expect(senderOf('play@lipovacup.example', [])).toBeNull();
});
