import { createTranslator } from '@sevenmetre/phrases';
import { enAll } from '@sevenmetre/phrases/en-all';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../testing/render.ts';
import { LanguageContext } from '../../../lib/words/words.ts';
import { portalJson } from '../../../testing/portal-response.ts';
import { aTicket } from '../../../testing/slices.ts';
import { ShotMap } from './shot-map.tsx';
import '../../../styles/all.css';

afterEach(() => vi.restoreAllMocks());

const nothing = { shots: [], saves: 0, assists: 0, turnovers: 0 };

async function showMap(answer: () => Promise<Response>) {
  await page.viewport(360, 780);
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  const t = createTranslator(enAll, 'en');
  return render(
    <LanguageContext value={{ locale: 'en', t, switchTo: () => undefined }}>
      <main>
        <h2>Facts</h2>
        <ShotMap ticket={aTicket(7)} />
      </main>
    </LanguageContext>,
  );
}

it('[SO5] given shots of one team, then they stand on its half court, counted for the team', async () => {
  const shots = [
    { x: 60, y: 70, result: 'goal' },
    { x: 120, y: 90, result: 'saved' },
  ];
  const body = { home: { ...nothing, shots, turnovers: 3 }, away: { ...nothing, saves: 1 } };
  const screen = await showMap(() => Promise.resolve(portalJson(body)));
  await expect.element(screen.getByRole('heading', { name: 'Shot map' })).toBeVisible();
  await expect.element(screen.getByRole('img', { name: 'Half court, shots: 2' })).toBeVisible();
  await expect.element(screen.getByText('goals 1, saved 1, post 0, wide 0, blocked 0')).toBeVisible();
  await expect.element(screen.getByText('shots 0 · saves 1 · assists 0 · turnovers 0')).toBeVisible();
  await expect.element(screen.getByText('No shots were noted.')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

it('given no network, then it says so', async () => {
  const screen = await showMap(() => Promise.reject(new TypeError('no network')));
  await expect.element(screen.getByText('The shot map could not be loaded.')).toBeVisible();
});
