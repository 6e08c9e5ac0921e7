import { expect } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';

/** One group, everybody plays everybody. */
const format = {
  id: 'single-group',
  guarantee: 2,
  stages: [
    {
      kind: 'groups',
      id: 'P',
      level: 'preliminary',
      take: 'entries',
      size: { target: 8, min: 3, max: 12 },
      legs: 1,
      carriesOver: false,
      spread: 'apart',
      ranked: true,
    },
  ],
};
/** Chooses the format of the first category with enough accepted teams, by the calls of the pages, for a draw. */
export async function chooseFormat(page: Page, url: string): Promise<{ code: string; teams: number }> {
  const { categories } = await (await page.request.get(`${url}/api/v1/admin/plan/teams`)).json();
  const { revision } = await (await page.request.get(`${url}/api/v1/admin/plan/draft`)).json();
  const counts: { code: string; teams: number }[] = categories.map(
    (category: { code: string; teams: { state: string }[] }) => ({
      code: category.code,
      teams: category.teams.filter(({ state }) => state === 'accepted').length,
    }),
  );
  const found = counts.find(({ teams }) => teams >= 3 && teams <= 12);
  if (!found) throw new Error(`No category can be drawn: ${JSON.stringify(counts)}`);
  const change = { kind: 'format', category: found.code, format, entries: found.teams };
  const data = { clientKey: 'journey-format', revision, change };
  const answer = await page.request.post(`${url}/api/v1/admin/plan/draft/commands`, { data });
  expect(answer.status(), await answer.text()).toBe(200);
  return found;
}
