import { findCategory, rankingSlice } from '@sevenmetre/rules/snapshot';
import type { RankingSlice } from '@sevenmetre/rules/snapshot';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { attachmentHeaders, networkOf, prepareAsIs } from '../../platform/http/index.ts';
import type { Handlers } from '../../platform/http/index.ts';
import { printPdf } from '../../platform/pdf/index.ts';
import { type Allowance, PreparedCache, costs, topicStamp } from '../../platform/work/index.ts';
import type { Images } from '../images/index.ts';
import type { LiveState, Live } from '../live/index.ts';
import { editionMissing, notReady, topicUnknown } from '../results/index.ts';
import { diplomaDefinition } from './diploma-definition.ts';
import { rankingDefinition } from './ranking-definition.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Archive } from '../archive/index.ts';

interface DiplomasContext {
  readonly live: Live;
  readonly clock: Clock;
  readonly allowance: Allowance;
  readonly images: Pick<Images, 'tile'>;
  readonly archive: Pick<Archive, 'stateOf'>;
}

const kept = { maxEntries: 100, maxBytes: 16 * 1024 * 1024 };
const cacheControl = 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400';

/**
 * Handlers of final rankings (public, drawn when first requested and cached until a change) and of diplomas
 * for organisers.
 */
export function diplomaHandlers(context: DiplomasContext): Handlers<'rankingPdf' | 'diplomas'> {
  const { live, clock, allowance, archive, images } = context;
  const cache = new PreparedCache(kept);
  return {
    rankingPdf: async ({ params: { code }, query: { edition = null, lang }, request }) => {
      const state = await archive.stateOf(edition, [`category:${code}`]);
      if (state === 'not-ready') return notReady;
      if (state === null) return editionMissing;
      const { snapshot, words } = state;
      const category = findCategory(snapshot, code);
      if (!category) return topicUnknown('category', `category:${code}`);
      const key = `${snapshot.edition.id} ${lang} ${category.code}`;
      const make = async () => {
        const slice = rankingSlice(snapshot, category);
        const { logo, isLasting } = await images.tile(slice.edition.identity);
        const paper = await printPdf(rankingDefinition(slice, logo, words.translators[lang]));
        const headers = attachmentHeaders(fileName('finalRanking', slice, state, lang));
        const control = isLasting ? cacheControl : 'no-store';
        const prepared = prepareAsIs(paper, {
          contentType: 'application/pdf',
          cacheControl: control,
          headers,
        });
        return { ...prepared, isIncomplete: !isLasting };
      };
      const stamp = `${topicStamp(state, [`ranking:${category.code}`])} ${JSON.stringify(snapshot.edition.identity)}`;
      const prepared = await cache.get(key, stamp, () =>
        allowance.spend(networkOf(request.ip), costs.paper, make),
      );
      return { prepared };
    },
    diplomas: async ({ params: { code }, query: { edition, team, lang } }) => {
      const state = edition === undefined ? live.publisher.state : await ofEdition(context, edition);
      const slice = state && sliceOf(state, code);
      if (!state || !slice) return topicUnknown('category', `category:${code}`);
      const t = state.words.translators[lang];
      const { logo } = await images.tile(slice.edition.identity);
      const asked = { teamId: team ?? null, now: clock.now(), logo };
      const body = await printPdf(diplomaDefinition(slice, asked, t));
      return { status: 200, body, headers: attachmentHeaders(fileName('diplomas', slice, state, lang)) };
    },
  };
}

async function ofEdition({ live }: DiplomasContext, editionId: number): Promise<LiveState | null> {
  const { state } = live.publisher;
  if (state?.snapshot?.edition.id === editionId) return state;
  return (await live.past.get(editionId))?.state ?? null;
}

function sliceOf({ snapshot }: LiveState, code: string): RankingSlice | null {
  const category = snapshot && findCategory(snapshot, code);
  return snapshot && category ? rankingSlice(snapshot, category) : null;
}

function fileName(
  group: 'finalRanking' | 'diplomas',
  { edition, category }: RankingSlice,
  { words }: LiveState,
  lang: Locale,
): string {
  return `${words.translators[lang](`${group}.file`)}-${category.code}-${edition.year}.pdf`;
}
