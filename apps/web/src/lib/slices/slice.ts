import type { ErrorAnswer, ErrorCode } from '@sevenmetre/contract';
import type { Answer } from '@sevenmetre/contract/client';
import type { PageMatch } from '@sevenmetre/contract/pages';
import { api } from '../api/api.ts';

export type SliceName = PageMatch['page']['slice'];
/** What each slice holds, as the contract answers it. */
export type SliceBodies = {
  readonly [N in SliceName]: Extract<Answer<N>, { readonly status: 200 }>['body'];
};

/** What is known of a page's data: the document, or why there is none. Network failures are not recorded here. */
export type Slice<B = SliceBodies[SliceName]> = FoundSlice<B> | MissingSlice;

export interface FoundSlice<B = SliceBodies[SliceName]> {
  readonly status: 200;
  readonly body: B;
  readonly etag: string | null;
  /** When the server last confirmed it, milliseconds UTC. */
  readonly checkedAt: number;
}

interface MissingSlice {
  readonly status: 404;
  readonly error: ErrorCode;
}

interface PageOf<N extends SliceName> {
  readonly slice: N;
}

/**
 * What is kept for a page, as the slice of that page. Slices are kept by topic, and a row of the contract's table
 * names both topic and slice: so the topic of a page determines the type of its slice.
 */
export function sliceOf<N extends SliceName>(_: PageOf<N>, kept: Slice | undefined) {
  return kept as Slice<SliceBodies[N]> | undefined;
}

/** The body of what is kept for a page; null as long as there is none. */
export function bodyOf<N extends SliceName>(
  page: PageOf<N>,
  kept: Slice | null | undefined,
): SliceBodies[N] | null {
  const slice = sliceOf(page, kept ?? undefined);
  return slice?.status === 200 ? slice.body : null;
}

type Params = Readonly<Record<string, string>>;
interface Extra {
  readonly headers: Readonly<Record<string, string>>;
}

const calls = {
  dashboardSlice: (_: Params, extra: Extra) => api.dashboardSlice(extra),
  groupSlice: (params: Params, extra: Extra) =>
    api.groupSlice({ params: { label: params['label'] ?? '' }, ...extra }),
  categorySlice: ({ code = '' }: Params, extra: Extra) => api.categorySlice({ params: { code }, ...extra }),
  statisticsSlice: ({ code = '' }: Params, extra: Extra) =>
    api.statisticsSlice({ params: { code }, ...extra }),
  scheduleSlice: ({ day = 'today' }: Params, extra: Extra) =>
    api.scheduleSlice({ params: { day }, ...extra }),
  rankingSlice: ({ code = '' }: Params, extra: Extra) => api.rankingSlice({ params: { code }, ...extra }),
  playoffSlice: ({ code = '', playoff = '' }: Params, extra: Extra) =>
    api.playoffSlice({ params: { code, playoff }, ...extra }),
  matchSlice: (params: Params, extra: Extra) =>
    api.matchSlice({ params: { id: params['id'] ?? '' }, ...extra }),
  teamSlice: (params: Params, extra: Extra) =>
    api.teamSlice({ params: { id: params['id'] ?? '' }, ...extra }),
  citySlice: (_: Params, extra: Extra) => api.citySlice(extra),
  joinSlice: (_: Params, extra: Extra) => api.joinSlice(extra),
  archiveSlice: (_: Params, extra: Extra) => api.archiveSlice(extra),
  countriesSlice: (_: Params, extra: Extra) => api.countriesSlice(extra),
  countrySlice: (params: Params, extra: Extra) =>
    api.countrySlice({ params: { countryCode: params['countryCode'] ?? '' }, ...extra }),
  hallSlice: (params: Params, extra: Extra) =>
    api.hallSlice({ params: { id: params['id'] ?? '' }, query: {}, ...extra }),
  hallsSlice: (_: Params, extra: Extra) => api.hallsSlice(extra),
  placesSlice: (params: Params, extra: Extra) =>
    api.placesSlice({ params: { type: params['type'] ?? '' }, ...extra }),
  placeSlice: (params: Params, extra: Extra) =>
    api.placeSlice({ params: { id: params['id'] ?? '' }, ...extra }),
  refereesSlice: (_: Params, extra: Extra) => api.refereesSlice(extra),
  refereeSlice: (params: Params, extra: Extra) =>
    api.refereeSlice({ params: { id: params['id'] ?? '' }, ...extra }),
};

/** The server is there, but has no answer now. */
export class NoAnswer extends Error {}

/**
 * Asks for a slice; when the server says that nothing has changed, `known` is confirmed.
 * Rejects when nothing answers, and with NoAnswer when the server cannot answer now.
 */
export async function fetchSlice(
  { page, params }: PageMatch,
  known: Slice | undefined,
  now: () => number,
): Promise<Slice> {
  const etag = known?.status === 200 ? known.etag : null;
  const headers = etag === null ? {} : { 'if-none-match': etag };
  const answer = await calls[page.slice](params, { headers });
  if (answer.status === 200) {
    return { status: 200, body: answer.body, etag: answer.headers.get('etag'), checkedAt: now() };
  }
  if (answer.status === 304 && known?.status === 200) return known;
  if (answer.status === 404) return missing(answer.body);
  throw new NoAnswer(`${page.slice} answered ${answer.status}`);
}

/** The slice that the server embedded in the page; null when it has no usable answer. */
export function sliceFromPage(
  status: number,
  body: unknown,
  checkedAt: number,
  etag: string | null,
): Slice | null {
  // The server parsed it by the same contract.
  if (status === 200) return { status: 200, body: body as SliceBodies[SliceName], etag, checkedAt };
  return status === 404 ? missing(body as ErrorAnswer) : null;
}

function missing({ error }: Pick<ErrorAnswer, 'error'>): MissingSlice {
  return { status: 404, error };
}
