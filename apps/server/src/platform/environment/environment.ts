import { completeLocales, fallbackLocale, locales, type Locale } from '@sevenmetre/rules/vocabulary';
import { join, resolve } from 'node:path';
import type * as z from 'zod';
import { settings } from './settings.ts';
import { OperatorError } from '../operator-error/index.ts';
import type { Mailbox } from './setting-forms.ts';

/** An invalid setting. The message is the sentence to print before the process exits. */
class SettingError extends OperatorError {
  override readonly name = 'SettingError';
  readonly setting: string;

  constructor(setting: string, sentence: string) {
    super(sentence);
    this.setting = setting;
  }
}

/** The settings of one process, read once at its start. */
export type Environment = {
  port: number;
  host: string;
  /** Absolute path. */
  dataDirectory: string;
  /** null: the embedded database in the data folder. */
  databaseUrl: string | null;
  /** An origin without a trailing slash; null: `http://localhost:` and the actual port. */
  publicUrl: string | null;
  /** Origin of the rehearsal; null: a name below localhost, or none with a `publicUrl`. */
  rehearsalUrl: string | null;
  /** Whether production needs a `publicUrl` with https. */
  requirePublicTls: boolean;
  mode: 'production' | 'development' | 'test';
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Addresses and ranges; empty: forwarding headers are ignored. */
  trustedProxies: string[];
  /** Whether HSTS includes all subdomains. */
  hstsSubdomains: boolean;
  /** Languages for visitors, in the order of menus. */
  languages: readonly Locale[];
  /** Language of visitors who have chosen none, and whether their browsers are asked before. */
  firstLanguage: { locale: Locale; isNegotiated: boolean };
  /** null: no analytics. */
  analytics: { url: string; websiteId: string } | null;
  /** null: no maps. */
  map: { tilesUrl: string; attribution: string } | null;
  /** Hosts whose pictures may be fetched. */
  imageHosts: string[];
  /** null: no push messages to browsers. `contact` begins with mailto: or https: */
  webPush: { contact: string; hosts: string[] } | null;
  /** Whom to tell of a weakness, mailto: or https:; null: the portal's own address. */
  securityContact: string | null;
  mail: {
    /** null: mails are kept as files in the data folder. */
    smtpUrl: string | null;
    /** Whether mail servers without encryption are refused. */
    requireTls: boolean;
    /** The name may be empty. */
    from: Mailbox;
  };
  /** Domains from which cups may send mails, besides the address of `mail.from`. */
  senderDomains: string[];
  /** null: a key in the data folder. */
  secretKey: string | null;
  secretKeyPrevious: string | null;
  /** Least minutes between the announcement of a public draw and its numbers. */
  drawNoticeMinutes: number;
  /** null: the metrics are readable on this machine only. */
  metricsToken: string | null;
  stream: { maxClients: number; maxPerAddress: number };
};

/** Shorter, nobody could note the fingerprint of a draw before its numbers. */
const leastNoticeMinutes = 5;

type SettingName = keyof typeof settings;

/**
 * Reads the settings from a record such as `process.env`. Empty values count as absent.
 * @param root base of the default `DATA_DIR` and of relative paths
 * @throws SettingError with one sentence: the variable, its value (never of a secret) and what it must be
 */
export function readEnvironment(record: Record<string, string | undefined>, root: string): Environment {
  const mode = read(record, 'NODE_ENV') ?? 'development';
  const languages = offeredLanguages(read(record, 'LANGUAGES'));
  return {
    port: read(record, 'PORT') ?? 3000,
    host: read(record, 'HOST') ?? (mode === 'production' ? '0.0.0.0' : 'localhost'),
    dataDirectory: resolve(root, read(record, 'DATA_DIR') ?? join(root, 'data')),
    databaseUrl: read(record, 'DATABASE_URL') ?? null,
    publicUrl: read(record, 'PUBLIC_URL') ?? null,
    rehearsalUrl: rehearsalUrlOf(record),
    requirePublicTls: read(record, 'PUBLIC_TLS') !== 'optional',
    mode,
    logLevel: read(record, 'LOG_LEVEL') ?? 'info',
    trustedProxies: read(record, 'TRUST_PROXY') ?? [],
    hstsSubdomains: read(record, 'HSTS_SUBDOMAINS') === 'on',
    languages,
    firstLanguage: {
      locale: defaultLanguage(record, languages),
      isNegotiated: read(record, 'LANGUAGE_NEGOTIATION') !== 'off',
    },
    analytics: readAnalytics(record),
    map: readMap(record),
    imageHosts: read(record, 'IMAGE_HOSTS') ?? [],
    webPush: readWebPush(record),
    securityContact: read(record, 'SECURITY_CONTACT') ?? read(record, 'PUSH_CONTACT') ?? null,
    mail: readMail(record),
    senderDomains: read(record, 'MAIL_DOMAINS') ?? [],
    secretKey: read(record, 'SECRET_KEY') ?? null,
    secretKeyPrevious: read(record, 'SECRET_KEY_PREVIOUS') ?? null,
    drawNoticeMinutes: Math.max(
      mode === 'production' ? leastNoticeMinutes : 0,
      read(record, 'DRAW_NOTICE_MINUTES') ?? 15,
    ),
    metricsToken: read(record, 'METRICS_TOKEN') ?? null,
    stream: {
      maxClients: read(record, 'STREAM_MAX_CLIENTS') ?? 20_000,
      maxPerAddress: read(record, 'STREAM_MAX_PER_ADDRESS') ?? 2_000,
    },
  };
}

function read<Name extends SettingName>(
  record: Record<string, string | undefined>,
  name: Name,
): z.output<(typeof settings)[Name]['schema']> | undefined;
function read(record: Record<string, string | undefined>, name: SettingName): unknown {
  const text = record[name]?.trim();
  if (!text) return undefined;
  const { schema, expected, secret } = settings[name];
  const result = schema.safeParse(text);
  if (result.success) return result.data;
  const given = secret ? 'set to something that cannot be used' : `set to ${JSON.stringify(text)}`;
  throw new SettingError(name, `The setting ${name} is ${given}; it must be ${expected}.`);
}

/** Cookies and the storage of pages belong to a host name, so the rehearsal needs one of its own. */
function rehearsalUrlOf(record: Record<string, string | undefined>): string | null {
  const url = read(record, 'REHEARSAL_URL') ?? null;
  const portal = read(record, 'PUBLIC_URL');
  if (url === null || portal === undefined || new URL(url).hostname !== new URL(portal).hostname) return url;
  throw new SettingError(
    'REHEARSAL_URL',
    `The setting REHEARSAL_URL is set to ${JSON.stringify(url)}; its host name must be another one than that of PUBLIC_URL.`,
  );
}

/** English is always included: all other languages fall back to it. */
function offeredLanguages(named: readonly string[] | undefined): readonly Locale[] {
  if (named === undefined) return completeLocales;
  return locales.filter((locale) => locale === fallbackLocale || named.includes(locale));
}

function defaultLanguage(record: Record<string, string | undefined>, languages: readonly Locale[]): Locale {
  const locale = read(record, 'DEFAULT_LANGUAGE') ?? fallbackLocale;
  if (languages.includes(locale)) return locale;
  const reason = `it must be one of the languages that LANGUAGES offers`;
  throw new SettingError(
    'DEFAULT_LANGUAGE',
    `The setting DEFAULT_LANGUAGE is set to ${JSON.stringify(locale)}; ${reason}.`,
  );
}

function readMap(record: Record<string, string | undefined>): Environment['map'] {
  const tilesUrl = read(record, 'MAP_TILES_URL');
  const attribution = read(record, 'MAP_ATTRIBUTION') ?? '© OpenStreetMap contributors';
  return tilesUrl === undefined ? null : { tilesUrl, attribution };
}

/** Push services require a contact, and browsers subscribe on secure pages only. */
function readWebPush(record: Record<string, string | undefined>): Environment['webPush'] {
  const publicUrl = read(record, 'PUBLIC_URL');
  const contact =
    read(record, 'PUSH_CONTACT') ?? (publicUrl?.startsWith('https:') === true ? publicUrl : undefined);
  if (read(record, 'WEB_PUSH') === 'off' || contact === undefined) return null;
  return { contact, hosts: read(record, 'PUSH_HOSTS') ?? [] };
}

function readMail(record: Record<string, string | undefined>): Environment['mail'] {
  const host = new URL(read(record, 'PUBLIC_URL') ?? 'http://localhost').hostname;
  return {
    smtpUrl: read(record, 'SMTP_URL') ?? null,
    requireTls: read(record, 'SMTP_TLS') !== 'optional',
    from: read(record, 'MAIL_FROM') ?? { name: 'Sevenmetre', address: `no-reply@${host}` },
  };
}

function readAnalytics(record: Record<string, string | undefined>): Environment['analytics'] {
  const url = read(record, 'ANALYTICS_URL');
  const websiteId = read(record, 'ANALYTICS_WEBSITE_ID');
  if (url !== undefined && websiteId !== undefined) return { url, websiteId };
  if (url === undefined && websiteId === undefined) return null;
  const [given, missing] =
    url === undefined ? ['ANALYTICS_WEBSITE_ID', 'ANALYTICS_URL'] : ['ANALYTICS_URL', 'ANALYTICS_WEBSITE_ID'];
  throw new SettingError(
    missing,
    `The setting ${missing} is missing; it must go with ${given}, or both be left out.`,
  );
}

/**
 * Links in mails, the check of a request’s origin and session cookies need the public URL. Without it, a
 * server in production would send links to localhost.
 * @throws SettingError
 */
export function assertPublicUrl({ mode, publicUrl, requirePublicTls }: Environment): void {
  if (mode !== 'production' || !requirePublicTls || publicUrl?.startsWith('https:') === true) return;
  const given = publicUrl === null ? 'missing' : `set to ${JSON.stringify(publicUrl)}`;
  throw new SettingError(
    'PUBLIC_URL',
    `The setting PUBLIC_URL is ${given}; in production it must be the https address that visitors see, or PUBLIC_TLS must be set to optional.`,
  );
}
