import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';

const folder = join(import.meta.dirname, '..', '..', '..', 'shared', 'data', 'polanka-cup-2025');

test('the pages of a real cup: tables in the organiser’s order, play-offs within their weight', async ({
  ownServer,
  page,
}) => {
  test.setTimeout(240_000);
  if (!existsSync(folder)) return sayAbsent();
  await ownServer.stop();
  await ownServer.run('apps/server/src/cli/import.ts', folder);
  await ownServer.start();

  const wrong: string[] = [];
  for (const group of expectedGroups()) {
    await page.goto(`${ownServer.url}/results/competition-group/${encodeURIComponent(group.label)}`);
    const shown = await teamsOfTable(page);
    // Where the organiser's order leaves teams out, only the order of the others is known.
    const known = shown.filter((name) => group.teams.includes(name));
    if (known.join(' · ') !== group.teams.join(' · ')) {
      wrong.push(`${group.label}: ${known.join(' · ')}, not ${group.teams.join(' · ')}`);
    }
  }
  expect(wrong).toEqual([]);

  // The largest of them has 27 groups and 35 matches. The first answer counts: it is compressed quickly.
  const trees = await playoffs(page, ownServer.url);
  for (const path of [...trees, ...trees.map((tree) => `${tree}?view=list`)]) {
    for (const language of ['cs', 'en']) {
      const headers = { 'accept-encoding': 'br', 'accept-language': language };
      const answer = await page.request.get(ownServer.url + path, { headers });
      expect(await answer.text()).toContain(`<html lang="${language}"`);
      expect
        .soft(Number(answer.headers()['content-length']), `${language} ${path}`)
        .toBeLessThanOrEqual(13_200);
    }
  }
});

/** Without the data of the cup the test fails in CI and prints a note elsewhere. */
function sayAbsent(): void {
  process.stderr.write(`The real cup is absent: nothing at ${folder}\n`);
  expect(process.env['CI'], 'the real cup must lie beside the checkout in CI').toBeFalsy();
}

async function playoffs(page: Page, url: string): Promise<string[]> {
  const dashboard = await page.request.get(`${url}/api/v1/results/dashboard`);
  const { categories }: { categories: { code: string }[] } = await dashboard.json();
  const paths = await Promise.all(
    categories.map(async ({ code }) => {
      const answer = await page.request.get(`${url}/api/v1/results/category/${code}`);
      const slice: { playoffs: { letter: string }[] } = await answer.json();
      return slice.playoffs.map(({ letter }) => `/results/competition-group/${code}/play-off/${letter}`);
    }),
  );
  expect(paths.flat()).not.toEqual([]);
  return paths.flat();
}

async function teamsOfTable(page: Page): Promise<string[]> {
  const cells = page.getByRole('table').first().locator('th[scope=row] span:not(:has(*))');
  return (await cells.allInnerTexts()).map((name) => name.replaceAll(/\s+/g, ' ').trim());
}

interface ExpectedGroup {
  readonly label: string;
  /** Names as the page shows them, first place first. */
  readonly teams: readonly string[];
}

function expectedGroups(): ExpectedGroup[] {
  const labels = new Map(rows('groups.csv').map(([id = '', , label = '']) => [id, label]));
  const clubs = new Map(rows('clubs.csv').map(([id = '', name = '']) => [id, name]));
  const names = new Map(
    rows('teams.csv').map(([id = '', club = '', , name = '']) => [id, name || (clubs.get(club) ?? '')]),
  );
  const order = rows('expected-standings.csv').toSorted((a, b) => Number(a[1]) - Number(b[1]));
  return [...new Set(order.map(([group = '']) => group))].map((group) => ({
    label: labels.get(group) ?? '',
    teams: order.filter((row) => row[0] === group).map((row) => names.get(row[2] ?? '') ?? ''),
  }));
}

/** Enough for files that quote nothing; the importer reads the format whole. */
function rows(file: string): string[][] {
  const [, ...lines] = readFileSync(join(folder, file), 'utf8').trim().split('\n');
  return lines.map((line) => line.trim().split(','));
}
