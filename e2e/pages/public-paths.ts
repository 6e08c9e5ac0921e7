import { shownGroup } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';

/** Addresses of public pages that have something to show, each kind once; of play-offs all of a category. */
export async function publicPaths(page: Page): Promise<{ pages: string[]; lists: string[] }> {
  const { path: group } = await shownGroup(page);
  const { request } = page;
  const dashboard = await (await request.get('/api/v1/results/dashboard')).json();
  const [match] = [...dashboard.live, ...dashboard.next];
  const { home, hall, category } = match;
  const { playoffs } = await (await request.get(`/api/v1/results/category/${category}`)).json();
  return {
    pages: [
      '/results',
      group,
      `/results/match/${match.id}`,
      `/results/team-detail/${home.team.id}`,
      `/results/team-category/${category}`,
      ...playoffs.map(
        ({ letter }: { letter: string }) => `/results/competition-group/${category}/play-off/${letter}`,
      ),
      `/results/team-category/${category}/ranking`,
      '/results/matches-by-hall',
      `/results/matches-by-hall/${hall.id}`,
      '/results/countries',
      `/results/country/${home.team.countryCode}`,
      '/results/archive',
      '/join',
      '/results/referees',
    ],
    lists: [
      '/results/schedule',
      `/results/statistics/${category}`,
      '/results/places/hall',
      `/results/place/${hall.id}`,
    ],
  };
}
