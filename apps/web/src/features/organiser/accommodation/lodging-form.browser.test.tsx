import { createTranslator } from '@sevenmetre/phrases';
import { enAll } from '@sevenmetre/phrases/en-all';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from '../../../testing/render.ts';
import { createSession, SessionContext } from '../../../lib/session/session.ts';
import { LanguageContext } from '../../../lib/words/words.ts';
import { queryClient } from '../../../lib/queries/query-client.ts';
import { LodgingForm } from './lodging-form.tsx';
import { portalJson } from '../../../testing/portal-response.ts';

afterEach(() => vi.unstubAllGlobals());

const language = { locale: 'en' as const, t: createTranslator(enAll, 'en'), switchTo: () => undefined };
const session = createSession({
  me: () => Promise.resolve({ status: 401 }),
  logout: () => Promise.resolve({ status: 200 }),
  isRemembered: () => false,
  rememberSession: () => undefined,
});

it('a place has no two lodgings of one name, and beds are whole numbers', async () => {
  const refusal = { error: 'lodging-label-taken', additionalProperties: {} };
  vi.stubGlobal('fetch', async () => portalJson(refusal, { status: 409 }));
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <SessionContext value={session}>
        <LanguageContext value={language}>
          <LodgingForm placeId={7} lodging={null} close={() => undefined} />
        </LanguageContext>
      </SessionContext>
    </QueryClientProvider>,
  );
  await screen.getByLabelText('Name or number').fill('1. A');
  await screen.getByLabelText('Beds').fill('2.5');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('must not be a decimal number')).toBeVisible();
  await screen.getByLabelText('Beds').fill('20');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect
    .element(screen.getByText('The combination of Place and Name or number must be unique'))
    .toBeVisible();
});
