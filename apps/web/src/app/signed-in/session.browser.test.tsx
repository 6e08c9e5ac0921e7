import { createTranslator } from '@sevenmetre/phrases';
import { enAll } from '@sevenmetre/phrases/en-all';
import { useState } from 'react';
import { MemoryRouter, Route, Routes, useSearchParams } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.ts';
import { SessionContext, createSession } from '../../lib/session/session.ts';
import { LanguageContext } from '../../lib/words/words.ts';
import { useUnsaved } from '../../lib/drafts/unsaved.ts';
import { signInAgain } from '../../testing/expiring.ts';
import { aUser } from '../../testing/show-signed-in.tsx';
import { SignedInFrame } from '../../ui/page/signed-in-frame.tsx';
import { Guard } from '../guard.tsx';
import { lazyPage } from '../routes/lazy-page.tsx';
import type { AppRoute } from '../routes/route.ts';
import { portalJson } from '../../testing/portal-response.ts';

afterEach(() => vi.unstubAllGlobals());

/** A form without a draft, on a page with tabs in its address. */
function Form() {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useSearchParams();
  useUnsaved(typed !== '');
  return (
    <>
      <input aria-label="Name" value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
      <button type="button" onClick={() => setSearch({ tab: 'teams' }, { replace: true })}>
        Teams
      </button>
      <p>Tab: {search.get('tab') ?? 'people'}</p>
    </>
  );
}

const route: AppRoute = {
  path: '/form',
  access: ['ROLE_USER'],
  page: lazyPage(
    () => Promise.resolve(Form),
    (Page) => Page,
  ),
  head: () => ({ title: '', description: '' }),
};
const language = { locale: 'en' as const, t: createTranslator(enAll, 'en'), switchTo: () => undefined };

/** The form, opened by a user whose session has ended since. */
async function expiredForm() {
  const server = { isOpen: true };
  vi.stubGlobal('fetch', async () => {
    server.isOpen = true;
    return portalJson(aUser);
  });
  const session = createSession({
    me: async () => (server.isOpen ? { status: 200, body: aUser } : { status: 401 }),
    logout: () => Promise.resolve({ status: 200 }),
    isRemembered: () => true,
    rememberSession: () => undefined,
  });
  const page = (
    <Guard route={route}>
      <SignedInFrame>
        <Form />
      </SignedInFrame>
    </Guard>
  );
  const screen = await render(
    <MemoryRouter initialEntries={['/form']}>
      <SessionContext value={session}>
        <LanguageContext value={language}>
          <Routes>
            <Route path="/form" element={page} />
            <Route path="/login" element={<p>Sign-in page</p>} />
          </Routes>
        </LanguageContext>
      </SessionContext>
    </MemoryRouter>,
  );
  await expect.element(screen.getByLabelText('Name')).toBeVisible();
  server.isOpen = false;
  return { screen, tab: screen.getByRole('button', { name: 'Teams' }) };
}

describe('moving within the addresses of a page after its session has ended', () => {
  it('given unsaved work, then the user signs in over the page, which keeps it', async () => {
    const { screen, tab } = await expiredForm();
    await screen.getByLabelText('Name').fill('Lípa');
    await tab.click();
    await signInAgain({ screen });
    await expect.poll(() => screen.getByRole('dialog').elements()).toEqual([]);
    await expect.element(screen.getByText('Tab: teams')).toBeVisible();
    await expect.element(screen.getByLabelText('Name')).toHaveValue('Lípa');
  });

  it('given unsaved work and a dialog that is closed, then the page stays, and the next move asks again', async () => {
    const { screen, tab } = await expiredForm();
    await screen.getByLabelText('Name').fill('Lípa');
    await tab.click();
    await screen.getByRole('button', { name: 'Not now' }).click();
    await expect.poll(() => screen.getByRole('dialog').elements()).toEqual([]);
    await expect.element(screen.getByLabelText('Name')).toHaveValue('Lípa');
    await tab.click();
    await expect.element(screen.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  });

  it('given nothing that could be lost, then it leads to the sign-in page', async () => {
    const { screen, tab } = await expiredForm();
    await tab.click();
    await expect.element(screen.getByText('Sign-in page')).toBeVisible();
  });
});
