import { isLocale, locales } from '@sevenmetre/rules/vocabulary';
import { isIP } from 'node:net';
import * as z from 'zod';
import { isHostName, isProxyAddress, listOf, urlOf, wholeNumber, readMailbox } from './setting-forms.ts';

/** An environment variable: its documentation, and how to parse it. */
type Setting = {
  /** As documented; the default itself is in `environment.ts`. */
  default: string;
  meaning: string;
  /** Completes the sentence "NAME is …; it must be …". */
  expected: string;
  /** Whether the value must never be printed. */
  secret: boolean;
  schema: z.ZodType;
};

/** All variables of the server; `docs/operations.md` has the same table. */
export const settings = {
  PORT: {
    default: '3000',
    meaning: 'Port of the web server; 0 takes any free one.',
    expected: 'a whole number from 0 to 65535',
    secret: false,
    schema: wholeNumber(0, 65_535),
  },
  HOST: {
    default: '`localhost`; `0.0.0.0` in production',
    meaning: 'Address to listen on. By default a development server is not reachable from the network.',
    expected: 'a host name or an IP address',
    secret: false,
    schema: z.string().refine((host) => isIP(host) > 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(host)),
  },
  DATA_DIR: {
    default: '`data` in the checkout',
    meaning: 'Folder of everything that the server stores: the embedded database and uploaded files.',
    expected: 'the path of a folder',
    secret: false,
    schema: z.string(),
  },
  DATABASE_URL: {
    default: 'none',
    meaning: 'PostgreSQL (15 or newer) to use instead of the embedded database.',
    expected: 'like postgres://user:password@host:5432/database',
    secret: true,
    schema: urlOf(['postgres:', 'postgresql:'], (url) => url.pathname.length > 1),
  },
  PUBLIC_URL: {
    default: '`http://localhost:` and the port',
    meaning:
      'Address under which visitors reach the portal; used in links, mails and the check of a request’s origin.',
    expected: 'an http or https address without a path, like https://cup.example.org',
    secret: false,
    schema: urlOf(
      ['http:', 'https:'],
      (url) => url.pathname === '/' && url.search === '' && url.hash === '',
    ).transform((url) => new URL(url).origin),
  },
  REHEARSAL_URL: {
    default: '`http://rehearsal.localhost:` and the port without `PUBLIC_URL`, otherwise none',
    meaning:
      'Address of the rehearsal, with another host name than `PUBLIC_URL`; the proxy leads both to this server and keeps the name. Without one, no rehearsal can be made.',
    expected: 'an http or https address without a path, like https://rehearsal.cup.example.org',
    secret: false,
    schema: urlOf(
      ['http:', 'https:'],
      (url) => url.pathname === '/' && url.search === '' && url.hash === '',
    ).transform((url) => new URL(url).origin),
  },
  PUBLIC_TLS: {
    default: '`required`',
    meaning:
      '`optional` lets a server start in production without a `PUBLIC_URL` that begins with https: for a trial, or where only this machine reaches it. Session cookies need https all the same.',
    expected: 'required or optional',
    secret: false,
    schema: z.enum(['required', 'optional']),
  },
  NODE_ENV: {
    default: '`development`',
    meaning: '`production` means: no demo data, no default passwords, secure cookies.',
    expected: 'production, development or test',
    secret: false,
    schema: z.enum(['production', 'development', 'test']),
  },
  LOG_LEVEL: {
    default: '`info`',
    meaning: 'Lowest level that is written to the log.',
    expected: 'fatal, error, warn, info, debug, trace or silent',
    secret: false,
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
  },
  TRUST_PROXY: {
    default: 'none',
    meaning:
      'Reverse proxies whose `X-Forwarded-…` headers are trusted: IP addresses or ranges, or `loopback`, separated by commas.',
    expected: 'a list of IP addresses, ranges like 10.0.0.0/8, or the word loopback',
    secret: false,
    schema: listOf(isProxyAddress),
  },
  HSTS_SUBDOMAINS: {
    default: '`off`',
    meaning:
      '`on` tells browsers for a year to use https for every subdomain of the portal’s host too. Only with a `PUBLIC_URL` that begins with https, and only if all of them use https.',
    expected: 'on or off',
    secret: false,
    schema: z.enum(['on', 'off']),
  },
  LANGUAGES: {
    default: 'every complete language',
    meaning:
      'Languages that visitors are offered, separated by commas; English is always included. An incomplete language is offered only if it is listed here; its missing texts are English.',
    expected: `a list of ${locales.join(', ')}`,
    secret: false,
    schema: listOf(isLocale),
  },
  DEFAULT_LANGUAGE: {
    default: '`en`',
    meaning:
      'Language of a visitor who has chosen none, when the browser prefers none that is offered or is not asked; one of `LANGUAGES`.',
    expected: `one of ${locales.join(', ')}`,
    secret: false,
    schema: z.enum(locales),
  },
  LANGUAGE_NEGOTIATION: {
    default: '`on`',
    meaning:
      '`on` shows a first visitor the offered language that the browser prefers; `off` shows everybody `DEFAULT_LANGUAGE` until they choose another.',
    expected: 'on or off',
    secret: false,
    schema: z.enum(['on', 'off']),
  },
  ANALYTICS_URL: {
    default: 'none',
    meaning:
      'Script of a usage analytics service; needs `ANALYTICS_WEBSITE_ID`. Without both nothing is measured.',
    expected: 'an https address',
    secret: false,
    schema: urlOf(['https:']),
  },
  ANALYTICS_WEBSITE_ID: {
    default: 'none',
    meaning: 'The portal’s identifier in the analytics service; needs `ANALYTICS_URL`.',
    expected: 'letters, digits and dashes',
    secret: false,
    schema: z.string().regex(/^[\w-]{1,100}$/),
  },
  MAP_TILES_URL: {
    default: 'none',
    meaning:
      'Source of map tiles; browsers fetch them after a visitor opens a map. Without it pages have no map; addresses and links to directions still work.',
    expected: 'an https address with {z}, {x} and {y}, like https://tiles.example.org/{z}/{x}/{y}.png',
    secret: false,
    schema: urlOf(['https:']).refine((url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part))),
  },
  MAP_ATTRIBUTION: {
    default: '`© OpenStreetMap contributors`',
    meaning: 'Attribution shown on the map, as the provider of the tiles requires.',
    expected: 'a text of 1 to 200 characters',
    secret: false,
    schema: z.string().max(200),
  },
  IMAGE_HOSTS: {
    default: 'none',
    meaning:
      'Other hosts whose pictures the portal may fetch by https, resize and serve, separated by commas. Hosts in private networks are always refused.',
    expected: 'a list of host names, like pictures.example.org',
    secret: false,
    schema: listOf(isHostName),
  },
  WEB_PUSH: {
    default: '`on`',
    meaning:
      '`off` sends no push messages; the open app still notifies. They are sent only if `PUBLIC_URL` begins with https or `PUSH_CONTACT` is set.',
    expected: 'on or off',
    secret: false,
    schema: z.enum(['on', 'off']),
  },
  PUSH_CONTACT: {
    default: '`PUBLIC_URL`',
    meaning: 'Contact for push services about the messages of this portal.',
    expected: 'like mailto:cup@example.org or https://cup.example.org',
    secret: false,
    schema: urlOf(['mailto:', 'https:']),
  },
  SECURITY_CONTACT: {
    default: '`PUSH_CONTACT`, otherwise `PUBLIC_URL`',
    meaning: 'Whom to tell of a weakness; published at `/.well-known/security.txt`.',
    expected: 'like mailto:security@example.org or https://example.org/security',
    secret: false,
    schema: urlOf(['mailto:', 'https:']),
  },
  PUSH_HOSTS: {
    default: 'none',
    meaning:
      'Hosts of push services beside those of Google, Mozilla, Apple and Microsoft, separated by commas. Hosts in private networks are always refused.',
    expected: 'a list of host names, like push.example.org',
    secret: false,
    schema: listOf(isHostName),
  },
  SMTP_URL: {
    default: 'none',
    meaning:
      'Mail server for outgoing mails: `smtps://` for implicit TLS, `smtp://` for STARTTLS. Without it mails are stored as `.eml` files in `DATA_DIR/mails`, and admins read them in the portal.',
    expected: 'like smtp://user:password@mail.example.org:587',
    secret: true,
    schema: urlOf(['smtp:', 'smtps:'], (url) => url.hostname !== ''),
  },
  SMTP_TLS: {
    default: '`required`',
    meaning:
      '`optional` sends mails, the password and links that open accounts unencrypted to an `smtp://` server without STARTTLS: only for a server on this machine or in a private network.',
    expected: 'required or optional',
    secret: false,
    schema: z.enum(['required', 'optional']),
  },
  MAIL_FROM: {
    default: '`no-reply@` and the host of `PUBLIC_URL`',
    meaning: 'Sender of the portal’s mails.',
    expected: 'an e-mail address, like cup@example.org, or Name <cup@example.org>',
    secret: false,
    schema: z
      .string()
      .max(200)
      .transform(readMailbox)
      .refine((mailbox) => mailbox !== null),
  },
  MAIL_DOMAINS: {
    default: 'none',
    meaning:
      'Domains of addresses from which a cup may send its mails instead of `MAIL_FROM`, separated by commas. The mail server has to sign for each ([Mails from the cup’s own address](#mails-from-the-cups-own-address)).',
    expected: 'a list of domains, like cup.example.org',
    secret: false,
    schema: listOf(isHostName),
  },
  SECRET_KEY: {
    default: 'generated when first needed, in `DATA_DIR/secret.key`',
    meaning:
      'Key that encrypts the secrets of authenticator apps, public draws, signing keys and payment providers in the database. Must be set if several machines share one database, and must move with the portal.',
    expected: '32 to 200 characters',
    secret: true,
    schema: z.string().min(32).max(200),
  },
  SECRET_KEY_PREVIOUS: {
    default: 'none',
    meaning:
      'The key before `SECRET_KEY`, while it is replaced: opens what was encrypted with it, and each start encrypts that again with `SECRET_KEY`. See [Replacing the key](#replacing-the-key).',
    expected: '32 to 200 characters',
    secret: true,
    schema: z.string().min(32).max(200),
  },
  DRAW_NOTICE_MINUTES: {
    default: '15',
    meaning:
      'Least minutes between the announcement of a public draw and the numbers from the hall, so that everybody can note the fingerprint before. With `NODE_ENV=production` at least 5.',
    expected: 'a whole number from 0 to 10080',
    secret: false,
    schema: wholeNumber(0, 10_080),
  },
  METRICS_TOKEN: {
    default: 'none',
    meaning: 'Bearer token for reading `/metrics` from another machine; without it only this machine may.',
    expected: '20 to 200 letters, digits, dashes or underscores',
    secret: true,
    schema: z.string().regex(/^[\w-]{20,200}$/),
  },
  STREAM_MAX_CLIENTS: {
    default: '20000',
    meaning:
      'Maximum of live streams in this process; further visitors get a 503 and poll. Never more than nine tenths of the process’s limit of open files, less 300.',
    expected: 'a whole number from 1 to 1000000',
    secret: false,
    schema: wholeNumber(1, 1_000_000),
  },
  STREAM_MAX_PER_ADDRESS: {
    default: '2000',
    meaning: 'Maximum of live streams from one IP address; a whole hall may share one.',
    expected: 'a whole number from 1 to 1000000',
    secret: false,
    schema: wholeNumber(1, 1_000_000),
  },
} as const satisfies Record<string, Setting>;

/** The table of all settings in Markdown, as `docs/operations.md` shows it. */
export function describeEnvironment(): string {
  const rows = Object.entries<Setting>(settings).map(
    ([name, { default: fallback, meaning, expected, secret }]) =>
      `| \`${name}\` | ${fallback} | ${meaning} ${secret ? '**Secret.** ' : ''}Must be ${expected}. |`,
  );
  return ['| Variable | Default | Meaning |', '|---|---|---|', ...rows].join('\n');
}
