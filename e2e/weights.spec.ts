import { expect, shownGroup, test } from './fixtures.ts';

/** Bytes of the page as it travels, with its data; limits of the design in bytes of brotli. */
const limit = 12_000;
const limitOfLists = 20_000;

test('every public page with its data arrives within its weight', async ({ page, request }) => {
  const { path: group } = await shownGroup(page);
  const dashboard = await (await request.get('/api/v1/results/dashboard')).json();
  const [match] = [...dashboard.live, ...dashboard.next];
  const { home, hall, category } = match;
  const { playoffs } = await (await request.get(`/api/v1/results/category/${category}`)).json();
  const paths: readonly [path: string, limit: number][] = [
    ['/results', limit],
    [group, limit],
    [`/results/match/${match.id}`, limit],
    [`/results/team-detail/${home.team.id}`, limit],
    [`/results/team-category/${category}`, limit],
    ...playoffs.map(({ letter }: { letter: string }): [string, number] => [
      `/results/competition-group/${category}/play-off/${letter}`,
      limit,
    ]),
    ['/results/matches-by-hall', limit],
    [`/results/matches-by-hall/${hall.id}`, limit],
    ['/results/countries', limit],
    [`/results/country/${home.team.countryCode}`, limit],
    ['/results/referees', limit],
    [`/results/statistics/${category}`, limitOfLists],
    ['/results/places/hall', limitOfLists],
    [`/results/place/${hall.id}`, limitOfLists],
  ];
  for (const [path, most] of paths) {
    const answer = await request.get(path, { headers: { 'accept-encoding': 'br' } });
    const { 'content-length': length, 'content-encoding': encoding } = answer.headers();
    expect([path, answer.status(), encoding]).toEqual([path, 200, 'br']);
    expect.soft(Number(length), path).toBeLessThanOrEqual(most);
  }
});
