import { type Page, expect, test } from '../fixtures.ts';

const organiser = { email: 'admin@example.test', password: 'organiser-lipova' };
const day = 1440;

test.use({ viewport: { width: 1280, height: 900 } });

interface Place {
  readonly hall: string;
  readonly start: number;
}
interface PlannedMatch {
  readonly key: string;
  readonly number: number;
  readonly group: string;
  readonly placement: Place | null;
}
interface Changes {
  readonly days: readonly string[];
  readonly courts: readonly { readonly key: string; readonly code: string }[];
  readonly matches: readonly PlannedMatch[];
}
interface Ticket {
  readonly id: number;
  readonly matchNumber: number;
  readonly home: { readonly team: { readonly id: number } | null };
}

async function read<T>(page: Page, path: string): Promise<T> {
  return page.evaluate(async (address) => (await fetch(address)).json(), path);
}

/** The later semi-final whose teams are known and that has not begun, with one of its teams. */
async function knownSemiFinal(page: Page) {
  const { days, matches } = await read<Changes>(page, '/api/v1/admin/plan/changes');
  const [match] = matches
    .filter(({ key }) => key.startsWith('ME SF'))
    .toSorted((a, b) => (b.placement?.start ?? 0) - (a.placement?.start ?? 0));
  if (!match?.placement) throw new Error('The demo has no semi-final of the youngest boys.');
  const slug = match.group.replace(' ', '-');
  const { matches: tickets } = await read<{ matches: readonly Ticket[] }>(
    page,
    `/api/v1/results/group/${slug}`,
  );
  const ticket = tickets.find(({ matchNumber }) => matchNumber === match.number);
  const teamId = ticket?.home.team?.id;
  if (!ticket || teamId === undefined) throw new Error('Nobody has reached the semi-final.');
  const place = match.placement;
  return { match, place, teamId, matchId: ticket.id, date: days[Math.floor(place.start / day)] ?? '' };
}

const timeOf = (start: number) =>
  [Math.floor((start % day) / 60), start % 60].map((part) => String(part).padStart(2, '0')).join(':');

test('a hall is lost: a plan is published, the page of a team has the new time, and it is taken back', async ({
  page,
  ownServer,
}) => {
  await page.goto(`${ownServer.url}/en/login?next=${encodeURIComponent('/admin/plan/changes')}`);
  await page.getByLabel('E-mail').fill(organiser.email);
  await page.getByLabel('Password', { exact: true }).fill(organiser.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Hall closed' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Find' }).fill('fire');
  await page.getByRole('option', { name: 'Hall closed' }).click();
  const { match, place, teamId, matchId, date } = await knownSemiFinal(page);
  const visitor = await page.context().newPage();
  await visitor.goto(`${ownServer.url}/en/results/team-detail/${teamId}`);
  const next = visitor.getByRole('article').first();
  await expect(next).toContainText(timeOf(place.start));

  const matchPage = await page.context().newPage();
  await matchPage.goto(`${ownServer.url}/en/results/match/${matchId}`);
  const hallPage = await page.context().newPage();
  await hallPage.goto(`${ownServer.url}/en/results/matches-by-hall/${place.hall}?day=${date}`);
  const moved = matchPage.getByText(
    new RegExp(`^Moved: was .* ${timeOf(place.start)}, .* Water on the floor$`),
  );
  const closed = hallPage.getByText(
    `Hall closed ${timeOf(place.start)}–${timeOf(place.start + 60)}. Water on the floor`,
  );
  await expect(matchPage.getByRole('tab', { name: 'Info' })).toBeVisible();

  const form = page.getByRole('form', { name: 'Hall closed' });
  const onDay = String(Math.floor(place.start / day));
  await form.getByLabel('Hall').selectOption(place.hall);
  await form.getByLabel('From: Day').selectOption(onDay);
  await form.getByLabel('From: At').fill(timeOf(place.start));
  await form.getByLabel('Until: Day').selectOption(onDay);
  await form.getByLabel('Until: At').fill(timeOf(place.start + 60));
  await form.getByRole('button', { name: 'Add' }).click();
  // Depending on the hour, the semi-final begins within minutes.
  await page.getByLabel('Move nothing before').selectOption('0');
  await page.getByRole('button', { name: 'Find plans' }).click();
  const plans = page.getByRole('region', { name: 'Choose a plan' });
  await expect(plans.getByRole('radio', { name: 'Fewest moves' })).toBeVisible();
  await expect(plans.getByText(/^No rule broken|rules? broken$/)).toBeVisible();

  await expect(plans.getByText('More plans are still being computed…')).toBeHidden();
  await plans.getByRole('radio').first().click();
  const row = plans.getByRole('row', { name: new RegExp(`\\b${match.number} `) });
  const goesTo = await row.getByRole('cell').first().innerText();
  const [, hall = '', hours = '', minutes = ''] = /(H\d+).* (\d+):(\d\d)/.exec(goesTo) ?? [];
  const time = `${hours.padStart(2, '0')}:${minutes}`;
  expect([hall, time]).not.toEqual(['', ':']);
  await plans.getByLabel('Reason for visitors and clubs').fill('Water on the floor');
  await plans.getByRole('button', { name: /Publish version 2/ }).click();
  await expect(page.getByText('Version 2 is published.').first()).toBeVisible();
  await expect(next).toContainText(time);
  await expect(next).toContainText(hall);
  // Both pages were open before: the live stream tells them.
  await expect(moved).toBeVisible();
  await expect(closed).toBeVisible();
  const versions = await page.context().newPage();
  await versions.goto(`${ownServer.url}/en/admin/plan/versions`);
  await expect(versions.getByText(/^Version 2: .* is closed, /)).toBeVisible();

  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText(/^The change was taken back/)).toBeVisible();
  await expect(next).toContainText(timeOf(place.start));
  await expect(moved).toBeHidden();
  await expect(closed).toBeHidden();
});
