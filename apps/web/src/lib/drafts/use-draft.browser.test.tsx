import { expect, it, onTestFinished, vi } from 'vitest';
import { render } from '../../testing/render.ts';
import { aUser } from '../../testing/show-signed-in.tsx';
import { createSession, SessionContext } from '../session/session.ts';
import { draftKey, dropDraft, readDraft } from './draft.ts';
import { type KeptDraft, useDraft } from './use-draft.ts';

const session = createSession({
  me: () => Promise.resolve({ status: 200, body: aUser }),
  logout: () => Promise.resolve({ status: 200 }),
  isRemembered: () => true,
  rememberSession: () => undefined,
});
const stored = () => readDraft(draftKey(aUser.id, 'club', 12), 1, Date.now())?.value ?? null;

/** A form that has just opened. */
async function opened() {
  session.signedIn(aUser);
  const drafts: KeptDraft<string>[] = [];
  const Form = () => {
    drafts.push(useDraft<string>({ form: 'club', record: 12, version: 1 }));
    return null;
  };
  const screen = await render(
    <SessionContext value={session}>
      <Form />
    </SessionContext>,
  );
  onTestFinished(() => dropDraft(draftKey(aUser.id, 'club', 12)));
  return { screen, draft: () => drafts.at(-1) };
}

it('given a form that is left right after the last letter, then that letter is kept', async () => {
  const { screen, draft } = await opened();
  draft()?.keep('Lípa');
  expect(stored()).toBeNull();
  await screen.unmount();
  expect(stored()).toBe('Lípa');
});

it('given a browser that puts the page away, then what was typed last is kept, too', async () => {
  const { draft } = await opened();
  draft()?.keep('Lípa');
  dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(stored()).toBe('Lípa');
});

it('given a form that was sent, then nothing is kept of it afterwards', async () => {
  const { screen, draft } = await opened();
  draft()?.keep('Lípa');
  draft()?.drop();
  await screen.unmount();
  await vi.waitFor(() => expect(stored()).toBeNull());
});
