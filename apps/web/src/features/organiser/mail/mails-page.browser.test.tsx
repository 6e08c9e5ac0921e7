import { afterEach, expect, test } from 'vitest';
import { dismissToast } from '../../../lib/page/toasts.ts';
import { organiser, showSignedIn } from '../../../testing/show-signed-in.tsx';

afterEach(() => dismissToast());

const mail = (id: number, to: string) => ({
  id,
  to,
  at: '2026-03-01T10:00:00Z',
  subject: 'Teams accepted',
  failure: 'refused',
  code: 'EENVELOPE 550',
});

test('[PE10] an undelivered e-mail names its recipient and reason, and is sent again or removed', async () => {
  let left = [mail(1, 'anna@example.test'), mail(2, 'bert@example.test')];
  const handled = (id: number) => {
    left = left.filter((each) => each.id !== id);
    return { status: 200, body: { givenUp: left.length } };
  };
  const { screen, asked } = await showSignedIn({
    path: '/admin/mails',
    user: organiser,
    answers: {
      mails: () => ({
        status: 200,
        body: { transport: 'smtp', waiting: 0, givenUp: left.length, givenUpMails: left, mails: [] },
      }),
      mailResend: () => handled(1),
      mailRemove: () => handled(2),
    },
  });
  await expect.element(screen.getByText('2 e-mails could not be delivered.')).toBeVisible();
  await expect.element(screen.getByText(/anna@example.test/)).toBeVisible();
  await expect.element(screen.getByText(/refused this recipient .*EENVELOPE 550/).first()).toBeVisible();
  await screen.getByRole('button', { name: 'Send “Teams accepted” to anna@example.test again' }).click();
  await expect.element(screen.getByText('The e-mail is being sent again.')).toBeVisible();
  await expect.element(screen.getByText('1 e-mail could not be delivered.')).toBeVisible();
  await screen.getByRole('button', { name: 'Remove “Teams accepted” to bert@example.test' }).click();
  await screen.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.element(screen.getByText('The e-mail was removed.')).toBeVisible();
  await expect.element(screen.getByText(/could not be delivered/)).not.toBeInTheDocument();
  expect(asked.filter(({ operation }) => operation === 'mailRemove')).toHaveLength(1);
});
