import { completeLocales } from '@sevenmetre/rules/vocabulary';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { assertPublicUrl, describeEnvironment, readEnvironment, settings } from './index.ts';

const root = '/srv/cup';

function refusal(record: Record<string, string>): string {
  try {
    readEnvironment(record, root);
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : 'not an error';
  }
  return 'accepted';
}

describe('given no settings', () => {
  test('a development server listens on this machine only and keeps its data in the checkout', () => {
    expect(readEnvironment({}, root)).toEqual({
      port: 3000,
      host: 'localhost',
      dataDirectory: '/srv/cup/data',
      databaseUrl: null,
      publicUrl: null,
      rehearsalUrl: null,
      requirePublicTls: true,
      mode: 'development',
      logLevel: 'info',
      trustedProxies: [],
      hstsSubdomains: false,
      languages: completeLocales,
      firstLanguage: { locale: 'en', isNegotiated: true },
      analytics: null,
      map: null,
      imageHosts: [],
      webPush: null,
      mail: {
        smtpUrl: null,
        requireTls: true,
        from: { name: 'Sevenmetre', address: 'no-reply@localhost' },
      },
      secretKey: null,
      secretKeyPrevious: null,
      senderDomains: [],
      securityContact: null,
      drawNoticeMinutes: 15,
      metricsToken: null,
      stream: { maxClients: 20_000, maxPerAddress: 2_000 },
    });
  });

  test('production listens on every address', () => {
    expect(readEnvironment({ NODE_ENV: 'production' }, root).host).toBe('0.0.0.0');
  });

  test('an empty or blank value counts as absent', () => {
    expect(readEnvironment({ PORT: '', DATABASE_URL: ' ' }, root)).toEqual(readEnvironment({}, root));
  });
});

describe('given good settings', () => {
  test('a first visit gets the default language, of those that are offered, without asking the browser', () => {
    const settings = { LANGUAGES: 'cs,de', DEFAULT_LANGUAGE: 'cs', LANGUAGE_NEGOTIATION: 'off' };
    expect(readEnvironment(settings, root).firstLanguage).toEqual({ locale: 'cs', isNegotiated: false });
    expect(() => readEnvironment({ ...settings, DEFAULT_LANGUAGE: 'pl' }, root)).toThrow(
      'The setting DEFAULT_LANGUAGE is set to "pl"; it must be one of the languages that LANGUAGES offers.',
    );
  });

  test('notifications are sent to browsers when push services get a contact, and nothing turns them off', () => {
    const webPushOf = (record: Record<string, string>) => readEnvironment(record, root).webPush;
    const PUBLIC_URL = 'https://cup.example.org';
    expect(webPushOf({ PUBLIC_URL })).toEqual({ contact: PUBLIC_URL, hosts: [] });
    expect(webPushOf({ PUBLIC_URL: 'http://cup.example.org' })).toBeNull();
    expect(webPushOf({ PUSH_CONTACT: 'mailto:it@example.org', PUSH_HOSTS: 'push.example.org' })).toEqual({
      contact: 'mailto:it@example.org',
      hosts: ['push.example.org'],
    });
    expect(webPushOf({ PUBLIC_URL, WEB_PUSH: 'off' })).toBeNull();
  });

  test('reports of weaknesses go to their own contact, else to the one of push messages, else to the portal', () => {
    const contactOf = (record: Record<string, string>) => readEnvironment(record, root).securityContact;
    expect(contactOf({})).toBeNull();
    expect(contactOf({ PUBLIC_URL: 'https://cup.example.org' })).toBeNull();
    const PUSH_CONTACT = 'mailto:it@example.org';
    expect(contactOf({ PUSH_CONTACT, WEB_PUSH: 'off' })).toBe(PUSH_CONTACT);
    expect(contactOf({ PUSH_CONTACT, SECURITY_CONTACT: 'https://example.org/security' })).toBe(
      'https://example.org/security',
    );
  });

  test('a rehearsal has a host name of its own', () => {
    const PUBLIC_URL = 'https://cup.example.org';
    const REHEARSAL_URL = 'https://rehearsal.cup.example.org/';
    expect(readEnvironment({ PUBLIC_URL, REHEARSAL_URL }, root).rehearsalUrl).toBe(
      'https://rehearsal.cup.example.org',
    );
    expect(refusal({ PUBLIC_URL, REHEARSAL_URL: `${PUBLIC_URL}:8443` })).toContain(
      'its host name must be another one than that of PUBLIC_URL.',
    );
  });

  test('mails need encryption, unless the operator does without it', () => {
    const required = (record: Record<string, string>) => readEnvironment(record, root).mail.requireTls;
    expect([{}, { SMTP_TLS: 'required' }, { SMTP_TLS: 'optional' }].map(required)).toEqual([
      true,
      true,
      false,
    ]);
    expect(() => required({ SMTP_TLS: 'no' })).toThrow('it must be required or optional');
  });

  test('they are read with their types', () => {
    const environment = readEnvironment(
      {
        PORT: '8080',
        DATA_DIR: 'storage',
        DATABASE_URL: 'postgres://cup:secret@db:5432/cup',
        PUBLIC_URL: 'https://cup.example.org/',
        TRUST_PROXY: 'loopback, 10.0.0.0/8,::1',
        ANALYTICS_URL: 'https://stats.example.org/script.js',
        ANALYTICS_WEBSITE_ID: 'cup-2026',
        MAP_TILES_URL: 'https://tiles.example.org/{z}/{x}/{y}.png',
        IMAGE_HOSTS: 'pictures.example.org, logos.example.net',
        MAIL_DOMAINS: 'lipovacup.example',
      },
      root,
    );
    expect(environment).toMatchObject({
      port: 8080,
      dataDirectory: '/srv/cup/storage',
      databaseUrl: 'postgres://cup:secret@db:5432/cup',
      publicUrl: 'https://cup.example.org',
      trustedProxies: ['loopback', '10.0.0.0/8', '::1'],
      analytics: { url: 'https://stats.example.org/script.js', websiteId: 'cup-2026' },
      map: {
        tilesUrl: 'https://tiles.example.org/{z}/{x}/{y}.png',
        attribution: '© OpenStreetMap contributors',
      },
      imageHosts: ['pictures.example.org', 'logos.example.net'],
      senderDomains: ['lipovacup.example'],
    });
  });
});

describe('given a bad setting', () => {
  test.each([
    ['PORT', 'http', 'a whole number from 0 to 65535'],
    ['PORT', '70000', 'a whole number from 0 to 65535'],
    ['HOST', 'not a host', 'a host name or an IP address'],
    [
      'PUBLIC_URL',
      'cup.example.org',
      'an http or https address without a path, like https://cup.example.org',
    ],
    [
      'PUBLIC_URL',
      'https://example.org/cup',
      'an http or https address without a path, like https://cup.example.org',
    ],
    ['NODE_ENV', 'prod', 'production, development or test'],
    ['LOG_LEVEL', 'loud', 'fatal, error, warn, info, debug, trace or silent'],
    ['TRUST_PROXY', 'true', 'a list of IP addresses, ranges like 10.0.0.0/8, or the word loopback'],
    ['TRUST_PROXY', '10.0.0.0/8/9', 'a list of IP addresses, ranges like 10.0.0.0/8, or the word loopback'],
    ['TRUST_PROXY', '10.0.0.0/99', 'a list of IP addresses, ranges like 10.0.0.0/8, or the word loopback'],
    ['STREAM_MAX_CLIENTS', '0', 'a whole number from 1 to 1000000'],
    ['IMAGE_HOSTS', 'https://a.example.org', 'a list of host names, like pictures.example.org'],
    [
      'MAP_TILES_URL',
      'https://tiles.example.org/tile.png',
      'an https address with {z}, {x} and {y}, like https://tiles.example.org/{z}/{x}/{y}.png',
    ],
  ])('%s=%s is answered by one sentence', (name, value, expected) => {
    expect(refusal({ [name]: value })).toBe(
      `SettingError: The setting ${name} is set to ${JSON.stringify(value)}; it must be ${expected}.`,
    );
  });

  test('a secret is not repeated', () => {
    expect(refusal({ DATABASE_URL: 'mysql://root:hunter2@db/cup' })).toBe(
      'SettingError: The setting DATABASE_URL is set to something that cannot be used; it must be like postgres://user:password@host:5432/database.',
    );
  });

  test('half of the analytics settings is refused', () => {
    expect(refusal({ ANALYTICS_URL: 'https://stats.example.org/script.js' })).toBe(
      'SettingError: The setting ANALYTICS_WEBSITE_ID is missing; it must go with ANALYTICS_URL, or both be left out.',
    );
  });
});

describe('given production', () => {
  const start = (record: Record<string, string>) =>
    assertPublicUrl(readEnvironment({ NODE_ENV: 'production', ...record }, root));

  test.each([
    [{}, 'missing'],
    [{ PUBLIC_URL: 'http://cup.example.org' }, 'set to "http://cup.example.org"'],
  ])('a server that does not know an https address of visitors is refused: %o', (record, given) => {
    expect(() => start(record)).toThrow(
      `The setting PUBLIC_URL is ${given}; in production it must be the https address that visitors see, or PUBLIC_TLS must be set to optional.`,
    );
  });

  test.each([{ PUBLIC_URL: 'https://cup.example.org' }, { PUBLIC_TLS: 'optional' }])(
    '%o starts',
    (record) => {
      expect(() => start(record)).not.toThrow();
    },
  );

  test('elsewhere nothing is asked for', () => {
    expect(() => assertPublicUrl(readEnvironment({}, root))).not.toThrow();
  });
});

test('docs/operations.md shows exactly the table of the settings', () => {
  const page = readFileSync(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8');
  expect(Object.keys(settings)).toContain('DATABASE_URL');
  expect(page).toContain(describeEnvironment());
});
