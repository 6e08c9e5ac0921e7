import { isLocale, locales } from '@sevenmetre/rules/vocabulary';
import { isIP } from 'node:net';
import * as z from 'zod';
import { readMailbox } from './mailbox.ts';
import { isHostName, isProxyAddress, listOf, urlOf, wholeNumber } from './setting-forms.ts';

/** One environment variable: what the documentation says about it, and how its text is read. */
export type Setting = {
  /** As the documentation shows it; what really happens without the variable is in `environment.ts`. */
  default: string;
  meaning: string;
  /** Completes the sentence "NAME is …; it must be …". */
  expected: string;
  /** The value is never printed. */
  secret: boolean;
  schema: z.ZodType;
};

/** Every variable that the server reads; `docs/operations.md` holds the same table. */
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
    meaning:
      'Address to listen on. A development server stays invisible to the network unless this says otherwise.',
    expected: 'a host name or an IP address',
    secret: false,
    schema: z.string().refine((host) => isIP(host) > 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(host)),
  },
  DATA_DIR: {
    default: '`data` in the checkout',
    meaning: 'Folder of everything the server keeps: the embedded database and uploaded files.',
    expected: 'the path of a folder',
    secret: false,
    schema: z.string(),
  },
  DATABASE_URL: {
    default: 'none',
    meaning: 'A PostgreSQL (15 or newer) to use instead of the embedded database.',
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
  PUBLIC_TLS: {
    default: '`required`',
    meaning:
      '`optional` lets a server start in production without a `PUBLIC_URL` that begins with https: for a trial, or where nobody but this machine reaches it. Cookies of sessions need https all the same.',
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
    meaning: 'How much is written to the log.',
    expected: 'fatal, error, warn, info, debug, trace or silent',
    secret: false,
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
  },
  TRUST_PROXY: {
    default: 'none',
    meaning:
      'The reverse proxies whose `X-Forwarded-…` headers are believed: IP addresses or ranges, or `loopback`, divided by commas.',
    expected: 'a list of IP addresses, ranges like 10.0.0.0/8, or the word loopback',
    secret: false,
    schema: listOf(isProxyAddress),
  },
  HSTS_SUBDOMAINS: {
    default: '`off`',
    meaning:
      '`on` tells browsers for a year to use https for every subdomain of the portal’s host too. Only with a `PUBLIC_URL` that begins with https, and only when all of them have it.',
    expected: 'on or off',
    secret: false,
    schema: z.enum(['on', 'off']),
  },
  LANGUAGES: {
    default: 'every complete language',
    meaning:
      'The languages that visitors are offered, divided by commas; English is always among them. One that is not complete yet is offered only when it stands here, and its missing words are English.',
    expected: `a list of ${locales.join(', ')}`,
    secret: false,
    schema: listOf(isLocale),
  },
  ANALYTICS_URL: {
    default: 'none',
    meaning:
      'Script of a usage analytics service; needs `ANALYTICS_WEBSITE_ID`. Without the two nothing is measured.',
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
      'Where the tiles of maps come from; browsers fetch them from there after a visitor asks for a map. Without it pages have no map, addresses and the way there work all the same.',
    expected: 'an https address with {z}, {x} and {y}, like https://tiles.example.org/{z}/{x}/{y}.png',
    secret: false,
    schema: urlOf(['https:']).refine((url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part))),
  },
  MAP_ATTRIBUTION: {
    default: '`© OpenStreetMap contributors`',
    meaning: 'Whose map it is, written in its corner as the provider of the tiles asks for.',
    expected: 'a text of 1 to 200 characters',
    secret: false,
    schema: z.string().max(200),
  },
  IMAGE_HOSTS: {
    default: 'none',
    meaning:
      'Other hosts whose pictures the portal may fetch by https, resize and pass on, divided by commas. Hosts of private networks are refused all the same.',
    expected: 'a list of host names, like pictures.example.org',
    secret: false,
    schema: listOf(isHostName),
  },
  WEB_PUSH: {
    default: '`on`',
    meaning:
      '`off` sends no notifications to browsers; the open app still tells what its visitor follows. They are sent only when `PUBLIC_URL` begins with https, or `PUSH_CONTACT` is given.',
    expected: 'on or off',
    secret: false,
    schema: z.enum(['on', 'off']),
  },
  PUSH_CONTACT: {
    default: '`PUBLIC_URL`',
    meaning: 'Whom a push service may turn to about the notifications that this portal sends.',
    expected: 'like mailto:cup@example.org or https://cup.example.org',
    secret: false,
    schema: urlOf(['mailto:', 'https:']),
  },
  PUSH_HOSTS: {
    default: 'none',
    meaning:
      'Hosts of push services beside those of Google, Mozilla, Apple and Microsoft, divided by commas. Hosts of private networks are refused all the same.',
    expected: 'a list of host names, like push.example.org',
    secret: false,
    schema: listOf(isHostName),
  },
  SMTP_URL: {
    default: 'none',
    meaning:
      'The server that takes the portal’s mails: `smtps://` for TLS from the first byte, `smtp://` for STARTTLS. Without it mails are kept as `.eml` files in `DATA_DIR/mails`, and admins read them in the portal.',
    expected: 'like smtp://user:password@mail.example.org:587',
    secret: true,
    schema: urlOf(['smtp:', 'smtps:'], (url) => url.hostname !== ''),
  },
  SMTP_TLS: {
    default: '`required`',
    meaning:
      '`optional` lets an `smtp://` server that offers no STARTTLS have mails, the password and links that open accounts in clear: only for a server on this machine or in a network of its own.',
    expected: 'required or optional',
    secret: false,
    schema: z.enum(['required', 'optional']),
  },
  MAIL_FROM: {
    default: '`no-reply@` and the host of `PUBLIC_URL`',
    meaning: 'Whom the portal’s mails come from.',
    expected: 'an e-mail address, like cup@example.org, or Name <cup@example.org>',
    secret: false,
    schema: z
      .string()
      .max(200)
      .transform(readMailbox)
      .refine((mailbox) => mailbox !== null),
  },
  SECRET_KEY: {
    default: 'made at the first need, in `DATA_DIR/secret.key`',
    meaning:
      'Key that encrypts the secrets of authenticator apps in the database. Needed when several machines share one database; whoever moves the portal takes it along.',
    expected: '32 to 200 characters',
    secret: true,
    schema: z.string().min(32).max(200),
  },
  METRICS_TOKEN: {
    default: 'none',
    meaning:
      'Bearer token with which `/metrics` can be read from another machine; without it only this machine may.',
    expected: '20 to 200 letters, digits, dashes or underscores',
    secret: true,
    schema: z.string().regex(/^[\w-]{20,200}$/),
  },
  STREAM_MAX_CLIENTS: {
    default: '20000',
    meaning:
      'Open live streams in this process; further visitors are told to ask again later and poll meanwhile. Never more than nine tenths of the open files that the process may have, less 300.',
    expected: 'a whole number from 1 to 1000000',
    secret: false,
    schema: wholeNumber(1, 1_000_000),
  },
  STREAM_MAX_PER_ADDRESS: {
    default: '2000',
    meaning: 'Open live streams from one address; a whole hall may share one.',
    expected: 'a whole number from 1 to 1000000',
    secret: false,
    schema: wholeNumber(1, 1_000_000),
  },
} as const satisfies Record<string, Setting>;
