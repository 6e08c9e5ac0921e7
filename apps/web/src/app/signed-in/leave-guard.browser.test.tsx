import { createTranslator } from '@sevenmetre/phrases';
import { enAll } from '@sevenmetre/phrases/en-all';
import { useState } from 'react';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.ts';
import { LanguageContext } from '../../lib/words/words.ts';
import { useUnsaved } from '../../lib/drafts/unsaved.ts';
import { detail } from '../../features/organiser/messages/testing/a-message.ts';
import { organiser, showSignedIn } from '../../testing/show-signed-in.tsx';
import type { Answers } from '../../testing/show-signed-in.tsx';
import { ConfirmHost } from '../../ui/dialogs/confirm-host.tsx';
import { Link } from '../../ui/link.tsx';
import { BrowserRouter } from '../start/browser-router.tsx';
import { LeaveGuard } from './leave-guard.tsx';

const boss = organiser;
const answers: Answers = {
  adminMessages: () => ({
    status: 200,
    body: {
      messages: [],
      categories: ['MA'],
      clubs: [],
      places: [],
      templates: [],
      timeZone: 'Europe/Prague',
    },
  }),
  adminMessageCreate: () => ({ status: 200, body: detail }),
};

afterEach(() => vi.unstubAllGlobals());

/** A message that is being written, of which nothing is stored. */
async function written(locale: 'cs' | 'en' = 'en') {
  const { screen, asked } = await showSignedIn({ path: '/admin/messages/new', locale, user: boss, answers });
  const name = screen.getByRole('textbox').first();
  await name.fill('Arrival of clubs');
  return { screen, asked, name };
}

describe('a form without a draft is left for another page of the app', () => {
  it('given something typed, then a link asks; a no stays with what is typed, and the link has the focus again', async () => {
    const { screen, name } = await written();
    const link = screen.getByRole('link', { name: 'Messages' }).first();
    await link.click();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog).toMatchTextContent('Leave without saving?');
    await dialog.getByRole('button', { name: 'Stay here' }).click();
    await expect.poll(() => screen.getByRole('dialog').elements()).toEqual([]);
    await expect.element(name).toHaveValue('Arrival of clubs');
    await expect.element(link).toHaveFocus();
  });

  it('given a yes, then it is left, and nobody is asked of it again', async () => {
    const { screen } = await written('cs');
    await screen.getByRole('link', { name: 'Zprávy' }).first().click();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog).toMatchTextContent('Odejít bez uložení?');
    await dialog.getByRole('button', { name: 'Odejít bez uložení' }).click();
    await expect.poll(() => screen.getByRole('textbox').elements()).toEqual([]);
    await expect.poll(() => screen.getByRole('dialog').elements()).toEqual([]);
  });

  it('given the sheet of all pages, then its links ask above it, and a no leads back into it', async () => {
    const { screen, name } = await written();
    await screen.getByRole('button', { name: 'All pages' }).click();
    const menu = screen.getByRole('dialog', { name: 'All pages' });
    await menu.getByRole('link', { name: 'Public pages', exact: true }).click();
    const question = screen.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect.element(menu.getByRole('link', { name: 'Public pages', exact: true })).toHaveFocus();
    await expect.element(name).toHaveValue('Arrival of clubs');
  });

  it('given the way out of the account, then it asks before it signs out', async () => {
    const { screen, name } = await written();
    await screen.getByRole('button', { name: 'PN Your account' }).click();
    await screen.getByRole('button', { name: 'Sign out' }).click();
    const question = screen.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect.element(name).toHaveValue('Arrival of clubs');
  });

  it('given nothing typed, or what was typed taken back, then nobody is asked', async () => {
    const { screen, name } = await written();
    await name.fill('');
    await screen.getByRole('link', { name: 'Messages' }).first().click();
    await expect.poll(() => screen.getByRole('textbox').elements()).toEqual([]);
    expect(screen.getByRole('dialog').elements()).toEqual([]);
  });

  it('given a save that leads to another page, then nobody is asked', async () => {
    const { screen, asked } = await written();
    await screen.getByRole('button', { name: 'Save draft' }).click();
    await expect.poll(() => asked.map(({ operation }) => operation)).toContain('adminMessage');
    expect(screen.getByRole('dialog').elements()).toEqual([]);
  });
});

describe('the buttons of the browser', () => {
  const language = { locale: 'en' as const, t: createTranslator(enAll, 'en'), switchTo: () => undefined };

  function Form() {
    const [typed, setTyped] = useState('');
    useUnsaved(typed !== '');
    return (
      <input aria-label="Name" value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
    );
  }

  /** As in the app, the guard comes long after the router. */
  function GuardedForm() {
    return (
      <>
        <LeaveGuard />
        <Form />
      </>
    );
  }

  /** The list, then a form after it, which something is typed into. */
  async function typed() {
    const before = location.href;
    history.pushState(null, '', '/list');
    const screen = await render(
      <LanguageContext value={language}>
        <BrowserRouter>
          <ConfirmHost>
            <Routes>
              <Route path="/list" element={<Link to="/form">Open</Link>} />
              <Route path="/form" element={<GuardedForm />} />
            </Routes>
          </ConfirmHost>
        </BrowserRouter>
      </LanguageContext>,
    );
    await screen.getByRole('link', { name: 'Open' }).click();
    await screen.getByLabelText('Name').fill('Lípa');
    return { screen, restore: () => history.pushState(null, '', before) };
  }

  it('given back and a no, then the page stands with its address and what is typed; given a yes, then it is left', async () => {
    const { screen, restore } = await typed();
    const key = (history.state as { key: string }).key;
    history.back();
    const question = screen.getByRole('dialog');
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect.poll(() => screen.getByRole('dialog').elements()).toEqual([]);
    expect(location.pathname).toBe('/form');
    expect(history.state).toMatchObject({ key });
    await expect.element(screen.getByLabelText('Name')).toHaveValue('Lípa');
    history.back();
    await screen.getByRole('dialog').getByRole('button', { name: 'Leave without saving' }).click();
    await expect.element(screen.getByRole('link', { name: 'Open' })).toBeVisible();
    expect(location.pathname).toBe('/list');
    restore();
  });

  it('given back pressed twice, then it asks once', async () => {
    const { screen, restore } = await typed();
    history.back();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    history.back();
    await expect.poll(() => location.pathname).toBe('/form');
    expect(screen.getByRole('dialog').elements()).toHaveLength(1);
    restore();
  });
});
