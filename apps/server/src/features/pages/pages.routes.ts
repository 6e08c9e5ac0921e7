import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { type Locale } from '@sevenmetre/rules/vocabulary';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { matchEmbed } from '@sevenmetre/contract/embeds';
import { pages } from '@sevenmetre/contract/pages';
import { splitEditionPath } from '@sevenmetre/rules/editions';
import { secondsOfDay } from '@sevenmetre/rules/dates';
import {
  cameraPermissionsPolicy,
  isSecure,
  readCookie,
  sendError,
  sendPrepared,
} from '../../platform/http/index.ts';
import { inZone } from '../competition/index.ts';
import { findInOtherEdition, noArchive, type PageArchive, withinEdition } from './past-address.ts';
import { EmbedHost } from './embed-host.ts';
import { canonicalPath, splitLocalePrefix } from './canonical-path.ts';
import { PageHost } from './page-host.ts';
import { rehearsalBand } from './rehearsal-band.ts';
import type { PageHostOptions } from './page-host.ts';
import { type LanguageChoice, pickLocale, pickTheme } from './preferences.ts';
import { type CupFilesOptions, addCupFiles } from './cup-files.routes.ts';
import { addSiteFiles } from './site-files.routes.ts';
import type { SiteFilesOptions } from './site-files.routes.ts';

const secondsOfYear = 365 * secondsOfDay;

/** Everything except operations: rendered pages, the shell, the files of the web app. */
export async function addPages(
  app: FastifyInstance,
  options: PageHostOptions &
    SiteFilesOptions &
    Pick<CupFilesOptions, 'images'> & { readonly archive?: PageArchive },
): Promise<void> {
  const host = new PageHost(options);
  const embeds = new EmbedHost(options);
  await addFiles(app, options, host);
  addSiteFiles(app, options);
  addCupFiles(app, { ...options, clientFolder: options.build.clientFolder });
  app.get('/', (request, reply) =>
    reply.header('cache-control', 'no-cache').redirect(firstPath(options) + searchOf(request)),
  );
  for (const path of ['/embed/*', '/:edition/embed/*'])
    app.get(path, (request, reply) => answerEmbed(request, reply, embeds, options));
  app.get('/*', (request, reply) => answerPage(request, reply, host, options));
}

/** Until matches are planned there are no results: the edition shows how to join it. */
function firstPath({ snapshot, clock }: Pick<SiteFilesOptions, 'snapshot'> & Pick<PageHostOptions, 'clock'>) {
  const current = snapshot();
  const isAhead =
    current !== null &&
    current.matches.size === 0 &&
    inZone(clock.now(), current.edition.timeZone).day < current.edition.startDate;
  return isAhead ? pages.join.path : pages.dashboard.path;
}

type PageSettings = Pick<PageHostOptions, 'publicUrl' | 'clock' | keyof LanguageChoice> &
  Pick<SiteFilesOptions, 'snapshot'> & {
    readonly archive?: PageArchive;
  };

async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  host: PageHost,
  settings: PageSettings,
): Promise<FastifyReply> {
  const { publicUrl, languages, firstLanguage, archive = noArchive } = settings;
  const pathname = pathOf(request);
  if (isNoPage(pathname)) return sendError(reply, 'route-unknown');
  const prefixed = splitLocalePrefix(pathname, languages);
  const addressLocale = prefixed?.locale ?? null;
  if (addressLocale !== null) rememberLocale(request, reply, addressLocale, publicUrl);
  const open = prefixed?.path ?? pathname;
  if (isNoPage(open)) return sendError(reply, 'route-unknown');
  const lead = leading(request, reply, addressLocale);
  if (open === '/') return lead(firstPath(settings), 302);
  const within = await withinEdition(open, archive);
  if ('redirect' in within) return lead(within.redirect, 302);
  const { past, path } = within;
  const base = past?.base ?? '';
  const meant = canonicalPath(path);
  if (meant !== null) return lead(base + meant, 308);
  const answer = await host.answer({
    past,
    pathname: path,
    search: searchOf(request),
    locale: addressLocale ?? localeOf(request, { languages, firstLanguage }),
    addressLocale,
    theme: pickTheme(readCookie(request, 'theme')),
    follows: readCookie(request, 'follows') === 'true',
  });
  if (answer.kind === 'redirect') return reply.header('cache-control', 'no-store').redirect(answer.path, 302);
  const elsewhere = answer.status === 404 ? await findInOtherEdition(path, base, archive) : null;
  if (elsewhere !== null) return lead(elsewhere, 302);
  if (isReporterPage(open)) reply.header('permissions-policy', cameraPermissionsPolicy);
  return sendPrepared(request, reply.code(answer.status).headers(answer.prepared.policy), answer.prepared);
}

/** Redirects to another page of this site in the language of the address; 308: permanently. */
function leading(request: FastifyRequest, reply: FastifyReply, addressLocale: Locale | null) {
  const language = addressLocale === null ? '' : `/${addressLocale}`;
  return (path: string, status: 302 | 308): FastifyReply =>
    reply
      .header('cache-control', status === 308 ? 'no-cache' : 'no-store')
      .redirect(language + path + searchOf(request), status);
}

function localeOf(request: FastifyRequest, choice: LanguageChoice): Locale {
  return pickLocale(choice, readCookie(request, 'locale'), request.headers['accept-language']);
}

/**
 * Links lead to addresses without a language. The page can read the cookie, and switches the language itself
 * when it is offline.
 */
function rememberLocale(
  request: FastifyRequest,
  reply: FastifyReply,
  locale: Locale,
  publicUrl: string | null,
): void {
  const secure = isSecure(request, publicUrl);
  reply.setCookie('locale', locale, { path: '/', sameSite: 'lax', secure, maxAge: secondsOfYear });
}

/** Language and theme are in the address, `?lang=cs&theme=dark`: a frame on another site has no cookies. */
async function answerEmbed(
  request: FastifyRequest,
  reply: FastifyReply,
  host: EmbedHost,
  choice: LanguageChoice,
): Promise<FastifyReply> {
  const { base, path } = splitEditionPath(pathOf(request));
  const match = matchEmbed(path);
  if (!match) return sendError(reply, 'route-unknown');
  const query = new URLSearchParams(searchOf(request));
  const locale = pickLocale(choice, query.get('lang'), request.headers['accept-language']);
  const answer = await host.answer({ base, match, locale, theme: pickTheme(query.get('theme')) });
  reply.headers(answer.prepared.policy).removeHeader('x-frame-options');
  return sendPrepared(request, reply.code(answer.status), answer.prepared);
}

/** Devices hand over a match by codes on their screens. */
function isReporterPage(pathname: string): boolean {
  return /^\/reporter(?:\/|$)/.test(pathname);
}

/** Addresses of programs and files, for which a "not found" page is useless. */
function isNoPage(pathname: string): boolean {
  return /^\/(?:api|health|metrics|assets)(?:\/|$)/.test(pathname) || /^\/[^/]*\.[a-z\d]+$/i.test(pathname);
}

/** The page of the service worker, which renders kept data without a network. */
const shellFile = 'shell.html';

/** They are built without a band. */
const plainPages = [shellFile, 'index.html'];

/** Files with a hash in their name never change; the others are revalidated each time (304). */
async function addFiles(app: FastifyInstance, options: PageHostOptions, host: PageHost): Promise<void> {
  const { build, isRehearsal = false } = options;
  const root = build.clientFolder;
  const served = (cacheControl: string) => ({
    index: false as const,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply: Pick<FastifyReply, 'header' | 'headers'>, path: string) {
      reply.header('cache-control', cacheControl);
      if (/\.(?:html|js)(?:\.br|\.gz)?$/.test(path)) reply.headers(host.policy);
    },
  });
  // A route for each of a thousand files takes a tenth of a start's processor time, and the library's route for all of them reads
  // the whole folder at each request.
  const assets = join(root, 'assets');
  const names = new Set(
    (existsSync(assets) ? readdirSync(assets, { recursive: true, encoding: 'utf8' }) : [])
      .filter((name) => !/\.(?:br|gz)$/.test(name) && statSync(join(assets, name)).isFile())
      .map((name) => name.replaceAll(sep, '/')),
  );
  await app.register(fastifyStatic, {
    ...served('public, max-age=31536000, immutable'),
    root: assets,
    serve: false,
  });
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
    const name = request.params['*'];
    return names.has(name) ? reply.sendFile(name) : reply.callNotFound();
  });
  await app.register(fastifyStatic, {
    ...served('no-cache'),
    root,
    // Only existing files become routes, so that pages have all other addresses.
    wildcard: false,
    globIgnore: ['assets/**', '*.br', '*.gz', ...(isRehearsal ? plainPages : [])],
    decorateReply: false,
  });
  if (!isRehearsal) return;
  const band = rehearsalBand(options, options.firstLanguage.locale);
  app.get(`/${shellFile}`, async (_, reply) => {
    const shell = await readFile(join(root, shellFile), 'utf8');
    return reply
      .headers(host.policy)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(shell.replace('<!--band-->', () => band));
  });
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}

function searchOf(request: FastifyRequest): string {
  const start = request.url.indexOf('?');
  return start === -1 ? '' : request.url.slice(start);
}
