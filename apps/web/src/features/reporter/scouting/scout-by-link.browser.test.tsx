import { createTranslator } from '@sevenmetre/phrases';
import { enAll } from '@sevenmetre/phrases/en-all';
import { portalCallHeader } from '@sevenmetre/contract/portal-mark';
import type { ScoutingOfLink } from '@sevenmetre/contract/scouting/schemas';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../testing/render.ts';
import { LanguageContext } from '../../../lib/words/words.ts';
import { portalJson } from '../../../testing/portal-response.ts';
import { showPage } from '../../../testing/show-page.tsx';
import { LinksOfMatch } from './links-of-match.tsx';

const token = 'a-token-that-is-long-enough-to-be-one';
const path = `/reporter/scout#${token}`;
const match: ScoutingOfLink['matches'][number] = {
  id: 9,
  matchNumber: 12,
  day: '2026-04-04',
  time: '14:00',
  home: 'Lipová',
  away: 'Javorová',
  stageCode: '1st_half',
  halfLength: 900,
  scouting: 'players',
  numbers: { home: [{ entryId: 71, number: 7 }], away: [] },
  clock: { seconds: 65, running: false, at: 0 },
};
const ofLink: ScoutingOfLink = {
  tournament: 'Lipová Cup 2026',
  expiresAt: '2026-04-05T12:00:00Z',
  matches: [match, { ...match, id: 10, matchNumber: 13, home: null, scouting: 'teams' }],
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

type Answers = Readonly<Record<string, { readonly status: number; readonly body: unknown } | null>>;

/** The server by path; null: no network. Answers name the call, as devices ask of them. */
function serve(answers: Answers) {
  const asked: { readonly path: string; readonly body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const { pathname } = new URL(url, 'http://localhost');
    asked.push({ path: pathname, body: typeof init.body === 'string' ? JSON.parse(init.body) : null });
    const answer = answers[pathname];
    if (answer == null) throw new TypeError('Failed to fetch');
    const call = new Headers(init.headers).get(portalCallHeader) ?? '';
    return portalJson(answer.body, { status: answer.status, headers: { [portalCallHeader]: call } });
  });
  return asked;
}

const ofToken = '/api/v1/scouting/matches';

it('[SO9] given a link, then a match is chosen and scouted by numbers without an account, and the page opens again without a network', async () => {
  await page.viewport(360, 740);
  const asked = serve({
    [ofToken]: { status: 200, body: ofLink },
    [`${ofToken}/9`]: { status: 200, body: { matchId: 9, entries: 1 } },
  });
  const { screen } = await showPage({ path });
  await screen.getByRole('button', { name: /Lipová – Javorová/ }).click();
  await screen.getByRole('button', { name: '7', exact: true }).click();
  await screen.getByRole('button', { name: 'Turnover' }).click();
  await expect.element(screen.getByText(/Everything is sent/)).toBeVisible();
  await expect
    .poll(() => asked.find((one) => one.path === `${ofToken}/9`)?.body)
    .toMatchObject({
      token,
      kind: 'turnover',
      side: 'home',
      participantId: 71,
      seconds: 65,
      undone: false,
    });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await screen.unmount();
  serve({});
  const { screen: again } = await showPage({ path });
  await expect.element(again.getByText(/^No network/)).toBeVisible();
  await expect.element(again.getByRole('button', { name: /Lipová – Javorová/ })).toBeVisible();
});

it('[SO9] given a link that has ended, then the page says so and where a new one is', async () => {
  const body = { error: 'scouting-link-ended', additionalProperties: {} };
  serve({ [ofToken]: { status: 403, body } });
  const { screen } = await showPage({ path });
  await expect.element(screen.getByText(/has ended/)).toBeVisible();
});

it('[SO9] given a link that has ended and whose notes count, then the table sees it and takes its notes back', async () => {
  const links = '/api/v1/reporter/matches/9/scouting-links';
  const ended = {
    id: 4,
    reach: 'match',
    createdAt: '2026-04-04T12:00:00Z',
    expiresAt: '2026-04-05T12:00:00Z',
    isOpen: false,
    entries: 3,
  };
  const asked = serve({
    [links]: { status: 200, body: { links: [ended] } },
    [`${links}/4/revocation`]: { status: 200, body: { links: [] } },
  });
  const t = createTranslator(enAll, 'en');
  const screen = await render(
    <LanguageContext value={{ locale: 'en', t, switchTo: () => undefined }}>
      <LinksOfMatch matchId={9} />
    </LanguageContext>,
  );
  await screen.getByText('Scouts without an account').click();
  await expect.element(screen.getByText(/ended, notes: 3/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'End', exact: true })).not.toBeInTheDocument();
  const discard = screen.getByRole('button', { name: 'Discard its notes' });
  await discard.click();
  await expect.element(screen.getByText(/^Press again to confirm/)).toBeVisible();
  await discard.click();
  await expect.element(screen.getByText('No link is open.')).toBeVisible();
  expect(asked.at(-1)?.body).toEqual({ takeBack: true });
});
