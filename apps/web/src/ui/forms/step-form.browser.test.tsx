import { createTranslator } from '@sevenmetre/phrases';
import { enAll } from '@sevenmetre/phrases/en-all';
import { useLayoutEffect, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BrowserRouter } from '../../app/start/browser-router.tsx';
import { LanguageContext } from '../../lib/words/words.ts';
import { render } from '../../testing/render.ts';
import { StepForm } from './step-form.tsx';

const language = { locale: 'en' as const, t: createTranslator(enAll, 'en'), switchTo: () => undefined };
const steps = ['club', 'stay', 'teams'].map((key) => ({ key, title: key }));

interface KeptProps {
  /** What the draft says when the page is loaded. */
  readonly kept?: { readonly form: string; readonly step: string };
}

/** A form whose contents are what its key says, with the press that begins another one. */
function Kept({ kept = { form: 'one', step: 'club' } }: KeptProps) {
  const [{ form, step }, set] = useState(kept);
  return (
    <StepForm
      form={form}
      steps={steps}
      current={step}
      go={(next) => set((before) => ({ ...before, step: next }))}
      check={() => true}
      finish={async () => true}
      savedAt={null}
      isUnsent={false}
    >
      <p>
        {form}: {step}
      </p>
      <button type="button" onClick={() => set({ form: 'two', step: 'club' })}>
        Start again
      </button>
    </StepForm>
  );
}

function show(props: KeptProps = {}) {
  return render(
    <LanguageContext value={language}>
      <BrowserRouter>
        <Kept {...props} />
      </BrowserRouter>
    </LanguageContext>,
  );
}

/** A page that is still reading when it is drawn, and is left by the browser's button before anything listens for it. */
function Reading({ kept }: Required<KeptProps>) {
  const [isRead, setRead] = useState(false);
  useLayoutEffect(() => {
    history.replaceState(entryOf('one', 'club', null, 0), '');
    setTimeout(() => setRead(true), 100);
  }, []);
  return isRead ? <Kept kept={kept} /> : null;
}

async function move(steps: number): Promise<void> {
  const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.go(steps);
  await arrived;
}

const entryOf = (form: string, step: string, from: string | null, depth: number) => ({
  key: `${form} ${step}`,
  state: { form, step, from, depth },
});

describe('a form in steps that is begun again', () => {
  beforeEach(() => history.pushState({ key: 'before', state: null }, ''));

  it('given entries of the discarded form, then the history is gone back over them, and those ahead lead to the first step', async () => {
    const screen = await show();
    const next = screen.getByRole('button', { name: 'Continue' });
    await next.click();
    await expect.element(screen.getByText('one: stay')).toBeVisible();
    await next.click();
    await expect.element(screen.getByText('one: teams')).toBeVisible();
    const length = history.length;
    await screen.getByRole('button', { name: 'Start again' }).click();
    await expect.element(screen.getByText('two: club')).toBeVisible();
    await expect.poll(() => history.state).toMatchObject({ state: { form: 'two', step: 'club', depth: 0 } });
    expect(history.length).toBe(length);
    // The entry ahead is the discarded form's.
    await move(1);
    await expect.poll(() => history.state).toMatchObject({ state: { form: 'two', step: 'club' } });
    await expect.element(screen.getByText('two: club')).toBeVisible();
    await next.click();
    await expect.element(screen.getByText('two: stay')).toBeVisible();
    await move(-1);
    await expect.element(screen.getByText('two: club')).toBeVisible();
  });

  it('given entries of a page that was loaded before, then each leads to the first step of the new form', async () => {
    history.replaceState(entryOf('one', 'club', null, 0), '');
    history.pushState(entryOf('one', 'stay', 'club', 1), '');
    const screen = await show({ kept: { form: 'one', step: 'stay' } });
    await screen.getByRole('button', { name: 'Start again' }).click();
    await expect.element(screen.getByText('two: club')).toBeVisible();
    await screen.getByRole('button', { name: 'Continue' }).click();
    await expect.element(screen.getByText('two: stay')).toBeVisible();
    await move(-2);
    await expect.element(screen.getByText('two: club')).toBeVisible();
    await expect.poll(() => history.state).toMatchObject({ state: { form: 'two', step: 'club' } });
  });

  it('given such an entry is loaded, then it is the first step of the form that is kept', async () => {
    history.replaceState(entryOf('one', 'stay', 'club', 1), '');
    const screen = await show({ kept: { form: 'two', step: 'teams' } });
    await expect.element(screen.getByText('two: club')).toBeVisible();
  });
});

it('given the browser’s button was pressed while a form that was loaded again was drawn, then it shows the step before', async () => {
  history.pushState(entryOf('one', 'stay', 'club', 1), '');
  const screen = await render(
    <LanguageContext value={language}>
      <BrowserRouter>
        <Reading kept={{ form: 'one', step: 'stay' }} />
      </BrowserRouter>
    </LanguageContext>,
  );
  await expect.element(screen.getByText('one: club')).toBeVisible();
});

/** Presses the browser's button as soon as the next entry of the history is there, before the router has drawn it. */
function goBackAtOnce(): void {
  const shown: unknown = history.state;
  vi.spyOn(history, 'pushState').mockImplementationOnce((...entry) => {
    history.pushState(...entry);
    queueMicrotask(() => {
      history.replaceState(shown, '');
      dispatchEvent(new PopStateEvent('popstate', { state: shown }));
    });
  });
}

it.each([
  ['by “Continue”', 0],
  ['by the browser’s button', 1],
])(
  'given a step that was come to %s, when the next one is left before it is drawn, then it is shown again',
  async (_, further) => {
    const screen = await show();
    const next = screen.getByRole('button', { name: 'Continue' });
    await next.click();
    await expect.element(screen.getByText('one: stay')).toBeVisible();
    if (further > 0) {
      await next.click();
      await expect.element(screen.getByText('one: teams')).toBeVisible();
      await expect.poll(() => history.state).toMatchObject({ state: { step: 'teams' } });
      await move(-1);
      await expect.element(screen.getByText('one: stay')).toBeVisible();
    }
    await expect.poll(() => history.state).toMatchObject({ state: { step: 'stay' } });
    goBackAtOnce();
    await next.click();
    await expect.poll(() => history.state).toMatchObject({ state: { step: 'stay' } });
    await expect.element(screen.getByText('one: stay')).toBeVisible();
  },
);
