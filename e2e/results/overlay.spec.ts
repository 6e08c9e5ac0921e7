import type { APIRequestContext } from '@playwright/test';
import { expect, errorsOf, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';
import { recordGoal } from './record-goal.ts';

interface Match {
  readonly id: number;
  readonly stageCode: string;
  readonly hall: { readonly id: number } | null;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
}

interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const sizes = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
];

test('the layer over a video shows the score, a goal for six seconds, and the moving picture around it', async ({
  browser,
  ownServer,
  playwright,
}) => {
  const api = await playwright.request.newContext({ baseURL: ownServer.url });
  const match = await matchInHall(api);
  const context = await browser.newContext({
    baseURL: ownServer.url,
    locale: 'cs-CZ',
    deviceScaleFactor: 1,
    isMobile: false,
    viewport: sizes[0] ?? null,
  });
  const [court, late] = await Promise.all([context.newPage(), context.newPage()]);
  const errors = [court, late].flatMap(errorsOf);
  await court.goto(`/results/matches-by-hall/${match.hall?.id}/overlay`);
  await late.goto(`/results/match/${match.id}/overlay?delay=5`);
  const score = (match.homeScore ?? 0) + 1;
  const home = (page: Page) => page.locator('[data-overlay=score] [data-side=home]');
  await expect(home(court)).toHaveText(String(match.homeScore ?? 0));
  await expect(home(late)).toHaveText(String(match.homeScore ?? 0));

  for (const size of sizes) {
    await court.setViewportSize(size);
    await playVideoBehind(court);
    expect(await overVideo(court, '[data-overlay=score]')).toEqual({
      videoMoves: true,
      layerStays: true,
      isInside: true,
    });
    expect(await court.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
  }

  await recordGoal(api, match);

  const recordedAt = Date.now();
  await expect(home(court)).toHaveText(String(score));
  await expect(court.locator('[data-overlay=goal]')).toContainText(`${score}:${match.awayScore ?? 0}`);
  expect(await overVideo(court, '[data-overlay=goal]')).toMatchObject({ videoMoves: true, layerStays: true });
  if (Date.now() - recordedAt < 4000) await expect(home(late)).toHaveText(String(match.homeScore ?? 0));
  await expect(home(late)).toHaveText(String(score));
  expect(Date.now() - recordedAt).toBeGreaterThan(4000);
  await expect(court.locator('[data-overlay=goal]')).toHaveCount(0);
  expect(errors).toEqual([]);
  await context.close();
  await api.dispose();
});

/** A running match that its hall shows. */
async function matchInHall(api: APIRequestContext): Promise<Match> {
  const dashboard: { live: Match[] } = await (await api.get('/api/v1/results/dashboard')).json();
  const match = dashboard.live.find(({ stageCode, hall }) => stageCode === '2nd_half' && hall !== null);
  if (!match) throw new Error('No match of the demo is in its second half');
  return match;
}

/** Stripes that move all the time, below everything that the page draws. */
async function playVideoBehind(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.querySelector('canvas')?.remove();
    const video = document.createElement('canvas');
    [video.width, video.height] = [innerWidth, innerHeight];
    video.setAttribute('style', 'position:fixed;inset:0;z-index:-1');
    document.body.prepend(video);
    const context = video.getContext('2d');
    let frame = 0;
    const draw = () => {
      frame += 1;
      if (!context) return;
      for (let x = 0; x < video.width; x += 40) {
        context.fillStyle = `hsl(${(x + frame * 37) % 360} 70% 45%)`;
        context.fillRect(x, 0, 40, video.height);
      }
      requestAnimationFrame(draw);
    };
    draw();
  });
}

/** Two pictures of the page: what differs between them. */
async function overVideo(page: Page, part: string) {
  const box = await page.locator(part).boundingBox();
  if (box === null) throw new Error(`${part} is not shown`);
  const first = await page.screenshot();
  await page.waitForTimeout(250);
  const second = await page.screenshot();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const middle = { left: width / 2, top: height / 2, width: 4, height: 4 };
  // A corner of the part, within its frame: letters may change, such as those of the clock.
  const corner = {
    left: Math.round(box.x + box.width * 0.1),
    top: Math.round(box.y) + 1,
    width: 3,
    height: 1,
  };
  const isSame = async (area: Area) =>
    (await pixels(page, first, area)) === (await pixels(page, second, area));
  return {
    videoMoves: !(await isSame(middle)),
    layerStays: await isSame(corner),
    isInside: box.x >= width * 0.02 && box.y >= height * 0.05 - 8 && box.x + box.width <= width * 0.95,
  };
}

/** The colours of an area of a picture, as the browser decodes it. */
function pixels(page: Page, picture: Buffer, area: Area): Promise<string> {
  const address = `data:image/png;base64,${picture.toString('base64')}`;
  return page.evaluate(
    async ({ address: source, left, top, width, height }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d');
      context?.drawImage(image, -left, -top);
      return String(context?.getImageData(0, 0, width, height).data);
    },
    { address, ...area },
  );
}
