import { expect, it } from 'vitest';
import { canonicalPath, splitLocalePrefix } from './canonical-path.ts';
import { pickLocale, pickTheme, productLanguage } from './preferences.ts';
import { fillTemplate, inlineStyles } from './template.ts';

it.each([
  ['/cs', 'cs', '/'],
  ['/en/', 'en', '/'],
  ['/cs/results/competition-group/MA-A', 'cs', '/results/competition-group/MA-A'],
  ['/cs//evil.test', 'cs', '/evil.test'],
  ['/cs/\\evil.test', 'cs', '/evil.test'],
  ['/cs///\\/evil.test', 'cs', '/evil.test'],
  ['/cs/%2F%2Fevil.test', 'cs', '/%2F%2Fevil.test'],
  ['/cs/https://evil.test', 'cs', '/https://evil.test'],
])('%s is %s, and %s without its language', (pathname, locale, path) => {
  expect(splitLocalePrefix(pathname, ['cs', 'en'])).toEqual({ locale, path });
  expect(new URL(path, 'https://cup.example.test').origin).toBe('https://cup.example.test');
});

it.each(['/', '/csx', '/CS', '/results/cs', '//cs/results', '/de/results'])(
  '%s has no language that is offered',
  (pathname) => {
    expect(splitLocalePrefix(pathname, ['cs', 'en'])).toBeNull();
  },
);

it.each([
  ['/RESULTS', '/results'],
  ['/Results/', '/results'],
  ['/results/Competition-Group/MA-A', '/results/competition-group/MA-A'],
  ['/RESULTS/competition-group/MA/PLAY-OFF/A', '/results/competition-group/MA/play-off/A'],
  ['/Results/Team-Category/%2F%2Fevil.test', '/results/team-category/%2F%2Fevil.test'],
  ['/results/places/1', '/results/places/hall'],
  ['/results/places/4', '/results/places/attraction'],
  ['/results/places/-1', '/results/places/unknown'],
])('%s means %s', (pathname, path) => expect(canonicalPath(pathname)).toBe(path));

it.each([
  '/results',
  '/results/',
  '/results/places/hall',
  '/results/places/5',
  '/results/places/01',
  '/results/team-category/ma',
  '/RESULTS/match/%zz',
  '//RESULTS',
  '/login',
])('%s means nothing else', (pathname) => expect(canonicalPath(pathname)).toBeNull());

it.each([
  ['cs', 'en', 'cs'],
  ['xx', 'cs-CZ,cs;q=0.9,en;q=0.8', 'cs'],
  [null, 'en-US,en;q=0.9,cs;q=0.8', 'en'],
  [null, 'de, en;q=0.3, cs;q=0.7', 'cs'],
  [null, 'de', 'en'],
  [null, 'cs;q=0', 'en'],
  [null, undefined, 'en'],
])('the cookie %s and the header %s choose %s of Czech and English', (cookie, header, locale) => {
  expect(pickLocale({ languages: ['cs', 'en'], firstLanguage: productLanguage }, cookie, header)).toBe(
    locale,
  );
});

it.each([
  [null, 'en', 'de'],
  [null, undefined, 'de'],
  ['cs', 'en', 'cs'],
  ['xx', 'cs', 'de'],
])('where browsers are not asked, the cookie %s and the header %s choose %s', (cookie, header, locale) => {
  const firstLanguage = { locale: 'de', isNegotiated: false } as const;
  expect(pickLocale({ languages: ['cs', 'en', 'de'], firstLanguage }, cookie, header)).toBe(locale);
});

it('a browser that prefers none of the languages gets the default one', () => {
  const firstLanguage = { locale: 'cs', isNegotiated: true } as const;
  const pick = (header: string) => pickLocale({ languages: ['cs', 'en'], firstLanguage }, null, header);
  expect([pick('fr'), pick('en')]).toEqual(['cs', 'en']);
});

it('an unknown theme is the system’s', () => {
  expect([pickTheme('dark'), pickTheme('light'), pickTheme('"><script>'), pickTheme(null)]).toEqual([
    'dark',
    'light',
    'system',
    'system',
  ]);
});

it('what is filled in stays as it is, and data cannot end their block', () => {
  const template = {
    html: '<html lang="%lang%"><!--head--><div><!--html--></div><!--init-->',
    styleHashes: [],
    styles: [],
    paper: '',
  };
  const init = { name: "</script><script>alert(1)</script> $& $' <!--" };
  const page = fillTemplate(template, {
    band: '',
    lang: 'cs',
    theme: 'dark',
    follows: false,
    head: '$& $1',
    html: '%lang% <!--init-->',
    styles: '',
    init,
  });
  expect(page).toContain('<html lang="cs">$& $1<div>%lang% <!--init--></div>');
  expect(page.match(/<\/script/g)).toHaveLength(1);
  const [, json = ''] = /<script type="application\/json" id="init">(.*)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(json)).toEqual(init);
});

it('the sheet for wide windows stays a link: a phone does not wait for it', () => {
  const link = '<link rel="stylesheet" href="/assets/wide-a.css" media="(min-width:1280px)"></body>';
  const template = inlineStyles(link, () => 'a{}');
  expect(template).toEqual({ html: link, styles: [], styleHashes: [], paper: '' });
});

it('the sheet for paper stays a link: nobody waits for it', () => {
  const link = '<link rel="stylesheet" href="/assets/print-a.css" media="print"></body>';
  const template = inlineStyles(link, () => 'a{}');
  const paper = '<link rel="stylesheet" href="/assets/print-a.css" media="print">';
  expect(template).toEqual({ html: link, styles: [], styleHashes: [], paper });
});

it('stylesheets stand in the page itself, known by their hash; what cannot be read stays a link', () => {
  const link =
    '<link rel="stylesheet" crossorigin href="/assets/a.css"><link rel="stylesheet" href="/gone.css"></head>';
  const { html, styleHashes } = inlineStyles(link, (address) => (address === '/assets/a.css' ? 'a{}' : null));
  expect(html).toBe('<style>a{}</style><link rel="stylesheet" href="/gone.css"><!--styles--></head>');
  expect(styleHashes).toEqual(["'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='"]);
});

it('a stylesheet that would end its element stays a link', () => {
  const link = '<link rel="stylesheet" href="/assets/a.css"></head>';
  const { html, styleHashes } = inlineStyles(link, () => 'a{}</STYLE><script>1</script>');
  expect([html, styleHashes]).toEqual([
    '<link rel="stylesheet" href="/assets/a.css"><!--styles--></head>',
    [],
  ]);
});
