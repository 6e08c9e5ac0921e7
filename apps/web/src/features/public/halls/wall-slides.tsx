import { pages } from '@sevenmetre/contract/pages';
import type { HallsSlice } from '@sevenmetre/contract/places/hall-slice';
import type { Playlist } from '@sevenmetre/rules/screens';
import { useEffect, useReducer } from 'react';
import { renderSVG } from 'uqr';
import { bodyOf } from '../../../lib/slices/slice.ts';
import { useSliceCache } from '../../../lib/slices/slice-cache.ts';
import { ensureLoaded } from '../../../lib/slices/use-slice.ts';
import { useNow } from '../../../lib/time/now.ts';
import { useWords } from '../../../lib/words/words.ts';
import { roundAt } from './playlist.ts';
import { ScreenScore } from './screen-head-parts.tsx';
import { Scorers, Table } from './screen-slide.tsx';

/** So many tables, or lists of scorers, stand beside each other. */
const columns = 3;
/** Milliseconds. */
const again = 60_000;

/** The matches that are played, else the next ones of the shown day: what the tables and scorers of a wall follow. */
function matchesOnWall({ halls, day }: HallsSlice): HallsSlice['halls'][number]['live'] {
  const live = halls.flatMap((hall) => hall.live);
  return live.length > 0 ? live : halls.flatMap(({ next }) => (next?.day === day ? [next] : []));
}

/** Slugs of the groups with a table, as their matches stand on the wall. */
export function groupsOnWall(slice: HallsSlice): readonly string[] {
  const groups = matchesOnWall(slice).flatMap(({ group }) => (group && !group.bracket ? [group.slug] : []));
  return [...new Set(groups)];
}

/**
 * Categories of the matches on the wall whose scorers are known: not before the first goal, nor where results are hidden.
 * Their data are asked for every minute.
 */
export function useScoringCategories(slice: HallsSlice, isAsked: boolean): HallsSlice['categories'] {
  const cache = useSliceCache();
  const [, seen] = useReducer((count: number) => count + 1, 0);
  const codes = [...new Set(matchesOnWall(slice).map(({ category }) => category))];
  const key = isAsked ? codes.filter((code) => code !== null).join() : '';
  useEffect(() => cache.subscribe(seen), [cache]);
  useEffect(() => {
    const asked = key === '' ? [] : key.split(',');
    const load = () => {
      for (const code of asked) void ensureLoaded({ page: pages.category, params: { code } }, cache);
    };
    load();
    const timer = setInterval(load, again);
    return () => clearInterval(timer);
  }, [cache, key]);
  return slice.categories.filter(({ code }) => {
    const category = codes.includes(code)
      ? bodyOf(pages.category, cache.state(`category:${code}`).slice)
      : null;
    return (category?.topScorers.length ?? 0) > 0;
  });
}

interface WallSlideProps {
  readonly slice: HallsSlice;
  readonly playlist: Playlist;
}

interface WallScorersProps extends WallSlideProps {
  /** Those with scorers. */
  readonly scoring: HallsSlice['categories'];
}

/** Tables of the groups that play now, three a round of the playlist, under the scores of all halls. */
export function WallTables({ slice, playlist }: WallSlideProps) {
  const slugs = useSomeOf(groupsOnWall(slice), playlist);
  return (
    <div className="hall-wall__slide">
      <Scores slice={slice} />
      <div className="screen-slide screen-slide--tables">
        {slugs.map((slug) => (
          <Table key={slug} slug={slug} />
        ))}
      </div>
    </div>
  );
}

/** Best scorers of the categories that play now, three a round of the playlist, under the scores of all halls. */
export function WallScorers({ slice, playlist, scoring }: WallScorersProps) {
  const categories = useSomeOf(scoring, playlist);
  return (
    <div className="hall-wall__slide">
      <Scores slice={slice} />
      <div className="hall-wall__scorers">
        {categories.map((category) => (
          <Scorers key={category.code} category={category} />
        ))}
      </div>
    </div>
  );
}

/** As many as fit, others in each round. */
function useSomeOf<Item>(items: readonly Item[], playlist: Playlist): readonly Item[] {
  const rounds = Math.max(1, Math.ceil(items.length / columns));
  const at = useNow((now) => roundAt(playlist, now) % rounds, 0) * columns;
  return items.slice(at, at + columns);
}

function Scores({ slice: { halls, categories } }: { slice: HallsSlice }) {
  const live = halls.flatMap((hall) => hall.live);
  if (live.length === 0) return null;
  return (
    <div className="hall-wall__scores">
      {live.map((ticket) => (
        <ScreenScore
          key={ticket.id}
          ticket={ticket}
          category={categories.find(({ code }) => code === ticket.category) ?? null}
        />
      ))}
    </div>
  );
}

/** Where to follow on a phone, and how far the day is, a line each. */
export function OnPhone({ address, progress }: { address: string; progress: readonly string[] }) {
  const t = useWords();
  const code = `data:image/svg+xml,${encodeURIComponent(renderSVG(`https://${address}`))}`;
  return (
    <li className="hall-wall__address">
      <img src={code} alt="" />
      <p>
        <b>{t('halls.playlist.phone')}</b>
        {address}
        {progress.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
    </li>
  );
}
