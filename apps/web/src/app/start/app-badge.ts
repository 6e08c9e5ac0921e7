import type { DashboardSlice } from '@sevenmetre/contract/dashboard/dashboard-slice';
import { pages } from '@sevenmetre/contract/pages';
import { type Favourite, followed } from '@sevenmetre/rules/favourites';
import { favourites } from '../../lib/favourites/favourites.ts';
import { bodyOf } from '../../lib/slices/slice.ts';
import type { SliceCache } from '../../lib/slices/slice-cache.ts';

/** Live matches in which a followed team plays. */
export function liveOfFollowed(
  live: Pick<DashboardSlice, 'live'>['live'],
  list: readonly Favourite[],
): number {
  const teams = new Set(followed(list));
  const isFollowed = (id: number | undefined) => id !== undefined && teams.has(id);
  return live.filter(({ home, away }) => isFollowed(home.team?.id) || isFollowed(away.team?.id)).length;
}

/**
 * Keeps the number of live matches of followed teams on the icon of the installed app (Badging API), by the latest data of
 * the first page. Browsers without badges, and those that refuse one, are left alone.
 */
export function keepAppBadge(cache: Pick<SliceCache, 'state' | 'subscribe'>): void {
  let shown: number | null = null;
  const show = () => {
    const body = bodyOf(pages.dashboard, cache.state(pages.dashboard.topic).slice);
    if (body === null) return;
    const count = liveOfFollowed(body.live, favourites.read());
    if (count === shown) return;
    shown = count;
    const done = count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count);
    done.catch(() => undefined);
  };
  show();
  cache.subscribe(show);
  favourites.subscribe(show);
}
