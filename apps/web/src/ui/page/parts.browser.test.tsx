import { createTranslator } from '@sevenmetre/phrases';
import { enAll } from '@sevenmetre/phrases/en-all';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Toaster } from '../../app/shell/toaster.tsx';
import { dismissToast, showToast, useToasts } from '../../lib/page/toasts.ts';
import { LanguageContext } from '../../lib/words/words.ts';
import { drawn, render } from '../../testing/render.ts';
import { AsyncButton, busyTime, shownTime } from '../forms/async-button.tsx';
import { ConfirmHost, useConfirm } from '../dialogs/confirm-host.tsx';
import type { Question } from '../dialogs/confirm-dialog.tsx';
import './signed-in.css';

const language = { locale: 'en' as const, t: createTranslator(enAll, 'en'), switchTo: () => undefined };

function show(children: ReactNode) {
  return render(
    <LanguageContext value={language}>
      <ConfirmHost>{children}</ConfirmHost>
    </LanguageContext>,
  );
}

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }),
);
afterEach(() => {
  dismissToast();
  vi.useRealTimers();
});
const pass = async (milliseconds: number) => {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await drawn();
};

describe('the confirm dialog', () => {
  function Asker({ question }: { question: Question }) {
    const confirm = useConfirm();
    const [answer, setAnswer] = useState('');
    return (
      <button
        type="button"
        onClick={() => void confirm(question).then((yes) => setAnswer(yes ? 'yes' : 'no'))}
      >
        ask{answer === '' ? '' : `: ${answer}`}
      </button>
    );
  }

  async function ask(question: Question) {
    const screen = await show(<Asker question={question} />);
    await screen.getByRole('button', { name: 'ask' }).click();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    return screen;
  }

  /** Of the window and of the shade behind it. */
  const movement = (dialog: Element) =>
    [null, '::backdrop'].map((part) => getComputedStyle(dialog, part).animationDuration);

  it('opens at its top when it is longer than the window, with the focus on the question; Enter confirms', async () => {
    await page.viewport(360, 400);
    const text = Array.from({ length: 30 }, (_, line) => <p key={line}>Line {line}</p>);
    const screen = await ask({ kind: 'warning', title: 'Withdraw?', text });
    const dialog = screen.getByRole('dialog').element();
    expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    expect(dialog.scrollTop).toBe(0);
    await expect.element(screen.getByRole('heading', { name: 'Withdraw?' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('button', { name: 'ask: yes' })).toBeInTheDocument();
    await page.viewport(1200, 900);
  });

  it('comes within 300 ms, is confirmed with Enter, and has left after 200 ms', async () => {
    const screen = await ask({ kind: 'warning', title: 'Remove?' });
    const dialog = screen.getByRole('dialog').element();
    expect(movement(dialog)).toEqual(['0.3s', '0.3s']);
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('ask: yes')).toBeInTheDocument();
    expect(movement(dialog)).toEqual(['0.2s', '0.2s']);
    await pass(199);
    expect(screen.getByRole('dialog').elements()).toHaveLength(1);
    await pass(1);
    expect(screen.getByRole('dialog').elements()).toHaveLength(0);
  });

  it('is confirmed with Enter in a field of its text as well', async () => {
    const screen = await ask({ title: 'Remove?', text: <input aria-label="Reason" /> });
    await screen.getByRole('textbox', { name: 'Reason' }).click();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('ask: yes')).toBeInTheDocument();
  });

  it('is rejected with Escape and by its button', async () => {
    const screen = await ask({ title: 'Remove?' });
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByText('ask: no')).toBeInTheDocument();
    await pass(200);
    await screen.getByRole('button', { name: 'ask: no' }).click();
    await screen.getByRole('button', { name: 'Cancel' }).click();
    await pass(200);
    expect(screen.getByRole('dialog').elements()).toHaveLength(0);
  });

  it('given a double click on what opens it, then its second press answers nothing', async () => {
    const screen = await ask({ title: 'Remove?' });
    const confirms = screen.getByRole('button', { name: 'Confirm' }).element();
    const press = async (detail: number) => {
      confirms.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
      await drawn();
    };
    await press(2);
    expect(screen.getByText('ask: yes').elements()).toEqual([]);
    await press(1);
    await expect.element(screen.getByText('ask: yes')).toBeInTheDocument();
  });

  it('given Enter held down on what opens it, then it is asked and not answered', async () => {
    const screen = await show(<Asker question={{ title: 'Remove?' }} />);
    screen.getByRole('button', { name: 'ask' }).element().focus();
    await userEvent.keyboard('{Enter>4/}');
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    expect(screen.getByText('ask: yes').elements()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('ask: yes')).toBeInTheDocument();
  });

  it('has a continue button only when there is nothing to reject', async () => {
    const screen = await ask({ kind: 'info', title: 'Sent', reject: null });
    const buttons = screen.getByRole('dialog').getByRole('button').elements();
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Continue']);
  });

  it.each(['error', 'warning', 'info', 'success'] as const)(
    'says that it is of the type %s',
    async (kind) => {
      const screen = await ask({ kind, title: 'Hello' });
      await expect.element(screen.getByRole('dialog')).toHaveAccessibleName('Hello');
      await expect.element(screen.getByText(`${enAll.signedIn.dialog.kind[kind]}:`)).toBeInTheDocument();
    },
  );
});

describe('the async button', () => {
  it('is busy for half a second at least, ignores presses meanwhile, and shows the result for 1500 ms', async () => {
    const action = vi.fn(() => Promise.resolve(true));
    const screen = await show(<AsyncButton action={action}>Save</AsyncButton>);
    const button = screen.getByRole('button').element();
    const press = async () => {
      button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await drawn();
    };
    // Pressed inside of the page: what presses from outside moves these timers on while it waits.
    await press();
    expect(button.getAttribute('data-phase')).toBe('busy');
    await press();
    expect([busyTime, shownTime]).toEqual([500, 1500]);
    await pass(busyTime - 1);
    expect(button.getAttribute('data-phase')).toBe('busy');
    await pass(1);
    expect(button.getAttribute('data-phase')).toBe('done');
    await pass(shownTime - 1);
    expect(button.getAttribute('data-phase')).toBe('done');
    await pass(1);
    expect(button.getAttribute('data-phase')).toBe('idle');
    expect(action).toHaveBeenCalledTimes(1);
  });

  it('shows a failure, of a rejection too', async () => {
    const action = () => Promise.reject(new Error('no'));
    const screen = await show(
      <AsyncButton action={action} throttled={false}>
        Save
      </AsyncButton>,
    );
    await screen.getByRole('button').click();
    await expect.element(screen.getByRole('button')).toHaveAttribute('data-phase', 'failed');
  });
});

describe('toasts', () => {
  function Toasts() {
    return <Toaster toasts={useToasts()} />;
  }
  /** Each has a button that closes it; everything else in it is its text. */
  const texts = () =>
    page
      .getByRole('button', { name: 'Close' })
      .elements()
      .map((button) => button.parentElement?.textContent);

  it('stay for six seconds; a new one starts the count again', async () => {
    await show(<Toasts />);
    showToast('done', 'first');
    await pass(5500);
    showToast('error', 'second');
    await pass(5500);
    expect(texts()).toEqual(['first', 'second']);
    await pass(500);
    expect(texts()).toEqual([]);
  });

  it('that say the same do not pile up', async () => {
    await show(<Toasts />);
    for (const text of ['Saved.', 'other', 'Saved.']) showToast('done', text);
    await drawn();
    expect(texts()).toEqual(['other', 'Saved.']);
  });

  it('are five at most, and leave at a press', async () => {
    const screen = await show(<Toasts />);
    for (const text of ['1', '2', '3', '4', '5', '6']) showToast('done', text);
    await drawn();
    expect(texts()).toEqual(['2', '3', '4', '5', '6']);
    await screen.getByRole('button', { name: 'Close' }).first().click();
    await expect.poll(texts).toEqual(['3', '4', '5', '6']);
  });
});
