import { createTranslator } from '@sevenmetre/phrases';
import { en } from '@sevenmetre/phrases/en';
import type { ReactNode } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '../testing/render.ts';
import { reportReachable } from '../lib/api/connection.ts';
import { SessionContext, createSession } from '../lib/session/session.ts';
import { LanguageContext } from '../lib/words/words.ts';
import { aGroupSlice } from '../testing/slices.ts';
import { showPage } from '../testing/show-page.tsx';
import { aUser } from '../testing/show-signed-in.tsx';
import { Guard } from './guard.tsx';
import { lazyPage } from './routes/lazy-page.tsx';
import type { AppRoute } from './routes/route.ts';

it('a page for users leads to sign-in without one', async () => {
  const { screen } = await showPage({ path: '/unauthorized' });
  await expect.element(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

it('a page for users opens for one', async () => {
  const { screen } = await showPage({
    path: '/unauthorized',
    me: () => Promise.resolve({ status: 200, body: aUser }),
  });
  await expect.element(screen.getByText('You do not have sufficient permissions')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'To the results' }))
    .toHaveAttribute('href', '/results');
});

it('a user who is known already is not kept waiting while the server is asked again', async () => {
  const session = createSession({
    me: () => new Promise(() => {}),
    logout: () => Promise.resolve({ status: 200 }),
    isRemembered: () => true,
    rememberSession: () => undefined,
  });
  session.signedIn(aUser);
  const page = lazyPage(
    () => Promise.resolve(() => null),
    (Page) => Page,
  );
  const route: AppRoute = {
    path: '/own',
    access: ['ROLE_USER'],
    page,
    head: () => ({ title: '', description: '' }),
  };
  const screen = await render(
    <MemoryRouter initialEntries={['/own']}>
      <SessionContext value={session}>
        <Guard route={route}>own page</Guard>
      </SessionContext>
    </MemoryRouter>,
  );
  await expect.element(screen.getByText('own page')).toBeVisible();
});

it('a network that fails signs nobody out: the page waits and tries again', async () => {
  const { screen } = await showPage({
    path: '/unauthorized',
    me: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  await expect.element(screen.getByRole('button', { name: 'Try now' })).toBeVisible();
});

it('a signed-in user without the role is told so, not signed out', async () => {
  const page: AppRoute = {
    path: '/organisers-only',
    access: ['ROLE_SUPER_ADMIN'],
    page: lazyPage(
      () => Promise.resolve(() => <p>secret</p>),
      (Page) => Page,
    ),
    head: () => ({ title: '', description: '' }),
  };
  const session = createSession({
    me: () => Promise.resolve({ status: 200, body: aUser }),
    logout: () => Promise.resolve({ status: 200 }),
    isRemembered: () => true,
    rememberSession: () => undefined,
  });
  const screen = await render(
    <MemoryRouter initialEntries={['/organisers-only']}>
      <SessionContext value={session}>
        <LanguageContext value={{ locale: 'en', t: createTranslator(en, 'en'), switchTo: () => undefined }}>
          <Routes>
            <Route
              path="/organisers-only"
              element={
                <Guard route={page}>
                  <page.page.Component />
                </Guard>
              }
            />
            <Route path="/unauthorized" element={<p>no permission</p>} />
          </Routes>
        </LanguageContext>
      </SessionContext>
    </MemoryRouter>,
  );
  await expect.element(screen.getByText('no permission')).toBeVisible();
  expect(screen.getByText('secret').elements()).toHaveLength(0);
  expect(session.state().status).toBe('in');
});

it('every navigation ensures the user, and asks the server again unless the page is public', async () => {
  const me = vi.fn(() => Promise.resolve({ status: 200 as const, body: aUser }));
  const session = createSession({
    me,
    logout: () => Promise.resolve({ status: 200 }),
    isRemembered: () => true,
    rememberSession: () => undefined,
  });
  const guarded = (path: string, access: AppRoute['access'], links: ReactNode) => {
    const page = lazyPage(
      () => Promise.resolve(() => links),
      (Page) => Page,
    );
    const route = { path, access, page, head: () => ({ title: '', description: '' }) };
    return <Route path={path} element={<Guard route={route}>{links}</Guard>} />;
  };
  const links = (
    <>
      <Link to="/own/2">another record</Link>
      <Link to="/open">a public page</Link>
    </>
  );
  const screen = await render(
    <MemoryRouter initialEntries={['/own/1']}>
      <SessionContext value={session}>
        <LanguageContext value={{ locale: 'en', t: createTranslator(en, 'en'), switchTo: () => undefined }}>
          <Routes>
            {guarded('/own/:id', ['ROLE_USER'], links)}
            {guarded('/open', 'public', <p>for everybody</p>)}
          </Routes>
        </LanguageContext>
      </SessionContext>
    </MemoryRouter>,
  );
  await screen.getByRole('link', { name: 'another record' }).click();
  await expect.poll(() => me.mock.calls.length).toBe(2);
  await screen.getByRole('link', { name: 'a public page' }).click();
  await expect.element(screen.getByText('for everybody')).toBeVisible();
  expect(me).toHaveBeenCalledTimes(2);
});

it('a reporter’s page sends nobody to the sign-in, and somebody without the role where it is said', async () => {
  const path = '/reporter/hall-matches/7';
  const me = () => Promise.resolve({ status: 200 as const, body: aUser });
  const { screen } = await showPage({ path, me, remembered: true });
  await expect.element(screen.getByText('You do not have sufficient permissions')).toBeVisible();
  await screen.unmount();
  localStorage.clear();
  const { screen: other } = await showPage({ path });
  await expect.element(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

describe('data that do not come', () => {
  const path = '/results/competition-group/MA-C';
  const fetch = () => Promise.reject(new Error('503'));
  beforeEach(() => () => reportReachable(true));

  async function tryThrice(screen: Awaited<ReturnType<typeof showPage>>['screen']) {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await screen.getByRole('button', { name: 'Try now' }).click();
    }
  }

  it('lead to support when the server answers and fails, with the way back', async () => {
    const { screen } = await showPage({ path, fetch });
    await tryThrice(screen);
    await expect.element(screen.getByText('The application could not load', { exact: false })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', path);
  });

  it('never lead there by attempts that nothing answered, also when the server is back', async () => {
    reportReachable(false);
    const { screen } = await showPage({ path, fetch });
    await tryThrice(screen);
    reportReachable(true);
    await screen.getByRole('button', { name: 'Try now' }).click();
    await expect.element(screen.getByRole('button', { name: 'Try now' })).toBeEnabled();
    expect(screen.getByText('The application could not load', { exact: false }).elements()).toEqual([]);
  });

  it('never lead there when the server is out of reach', async () => {
    reportReachable(false);
    const { screen } = await showPage({ path, fetch });
    await tryThrice(screen);
    await screen.getByRole('button', { name: 'Try now' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Out of reach' })).toBeVisible();
  });
});

/** A page that breaks, with a network. */
async function showBroken() {
  // Nothing answers yet: the test's own server is not the portal, and would count as no network.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const broken = { ...aGroupSlice(), order: null } as unknown as ReturnType<typeof aGroupSlice>;
  const { screen } = await showPage({
    path: '/results/competition-group/MA-C',
    known: { 'group:MA-C': broken },
  });
  const timeOut = screen.getByRole('heading', { name: 'Time-out' });
  // A call of an earlier test may fail only now, which counts as no network.
  const shown = () => (reportReachable(true), timeOut.elements().length);
  await expect.poll(shown).toBe(1);
  return { screen, timeOut };
}

afterEach(() => vi.unstubAllGlobals());

it('a page that breaks leaves the menu, and says so in its own place', async () => {
  const { screen } = await showBroken();
  await expect.element(screen.getByRole('button', { name: /menu/i }).first()).toBeVisible();
});

it('a page that does not come without a network says so, not to contact support', async () => {
  const { screen, timeOut } = await showBroken();
  reportReachable(false);
  await expect.element(screen.getByRole('heading', { name: 'Out of reach' })).toBeVisible();
  expect(timeOut.elements()).toEqual([]);
});

it('a public page does not wait for the user', async () => {
  const { screen } = await showPage({
    path: '/results/competition-group/MA-C',
    known: { 'group:MA-C': aGroupSlice() },
    me: () => new Promise(() => {}),
  });
  await expect.element(screen.getByRole('heading', { name: 'Table' })).toBeVisible();
});

it('an unknown address says so and leads home', async () => {
  const { screen } = await showPage({ path: '/no/such/page' });
  await expect.element(screen.getByRole('heading', { name: 'Out of bounds' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'To the results' }))
    .toHaveAttribute('href', '/results');
});

it('a path with a language leads to the page without it', async () => {
  const switchTo = vi.fn();
  const { screen } = await showPage({ path: '/cs/support', switchTo });
  await expect.element(screen.getByRole('heading', { name: 'Time-out' })).toBeVisible();
  expect(switchTo).toHaveBeenCalledWith('cs');
});

it('the menu closes with Escape', async () => {
  const { screen } = await showPage({ path: '/support' });
  await screen.getByRole('button', { name: /menu/i }).first().click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await expect.element(screen.getByRole('dialog').getByRole('link', { name: 'Sign in' })).toBeVisible();
  document.querySelector('dialog')?.dispatchEvent(new Event('close'));
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});
