import type { ReporterAssignments } from '@sevenmetre/contract/assignments/schemas';
import { page } from 'vitest/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dismissToast } from '../../../lib/page/toasts.ts';
import { queryClient } from '../../../lib/queries/query-client.ts';
import { organiser, showSignedIn } from '../../../testing/show-signed-in.tsx';

const assignments = [{ placeId: 1, day: '2026-04-04' }];
const table: ReporterAssignments = {
  halls: [1, 2].map((id) => ({ id, code: `H0${id}`, nameCs: `Hala ${id}`, nameEn: `Hall ${id}` })),
  days: ['2026-04-04', '2026-04-05'],
  played: [1, 2].flatMap((placeId) => ['2026-04-04', '2026-04-05'].map((day) => ({ placeId, day }))),
  timeZone: 'Europe/Prague',
  reporters: [
    {
      userId: 7,
      firstName: 'Dana',
      lastName: 'Malá',
      email: 'dana@example.test',
      everywhere: false,
      lastSeenAt: null,
      devices: 0,
      assignments,
    },
    {
      userId: 8,
      firstName: 'Ota',
      lastName: 'Velký',
      email: 'ota@example.test',
      everywhere: true,
      lastSeenAt: '2026-04-03T10:00:00Z',
      devices: 1,
      assignments: [],
    },
  ],
  links: [],
};

afterEach(() => {
  dismissToast();
  vi.unstubAllGlobals();
});

describe('the halls and days of reporters', () => {
  it('[PE20] says where nobody reports, and saves all halls and days of one reporter at once', async () => {
    const { asked } = await showSignedIn({
      path: '/admin/reporters',
      user: organiser,
      answers: {
        reporterAssignments: () => ({ status: 200, body: table }),
        reporterAssignmentsSave: () => ({ status: 200, body: table }),
      },
    });
    await expect.element(page.getByText('Halls without a reporter, counted by day: 3')).toBeVisible();
    await expect.element(page.getByText('everywhere', { exact: true })).toBeVisible();
    await page.getByText('dana@example.test · has not signed in yet').click();
    await page.getByRole('checkbox', { name: 'H01, Sat 4 April' }).click();
    await page.getByRole('checkbox', { name: 'H02, Sun 5 April' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('Halls and days of Dana Malá are saved.')).toBeVisible();
    const saved = asked.find(({ operation }) => operation === 'reporterAssignmentsSave');
    expect(saved?.asked).toMatchObject({
      params: { userId: '7' },
      body: { assignments: [{ placeId: 2, day: '2026-04-05' }] },
    });
  });
  it('invites forty reporters of a pasted list at once, and says which line has no address', async () => {
    const { asked } = await showSignedIn({
      path: '/admin/reporters',
      user: organiser,
      answers: {
        reporterAssignments: () => ({ status: 200, body: table }),
        reportersInvite: () => ({ status: 200, body: table }),
      },
    });
    await expect.element(page.getByText('dana@example.test · has not signed in yet')).toBeVisible();
    const lines = Array.from({ length: 40 }, (_, index) => `r${index}@example.test;H01;4. 4.`);
    await page.getByRole('textbox').fill([...lines, 'no address'].join('\n'));
    await expect.element(page.getByText('40 addresses found.')).toBeVisible();
    await expect
      .element(page.getByText('Without an address: line 41 “no address”', { exact: false }))
      .toBeVisible();
    await page.getByRole('button', { name: 'Invite 40 reporters' }).click();
    await expect.element(page.getByText('40 reporters are invited.')).toBeVisible();
    await expect.element(page.getByRole('textbox')).toHaveValue('no address');
    const sent = asked.find(({ operation }) => operation === 'reportersInvite');
    expect(sent?.asked).toMatchObject({
      body: {
        people: [
          { email: 'r0@example.test', assignments: [{ placeId: 1, day: '2026-04-04' }] },
          ...Array.from({ length: 39 }, () => ({})),
        ],
      },
    });
  });
  it('given halls and days that the tournament does not have, then their lines are said and nothing can be sent', async () => {
    const { asked } = await showSignedIn({
      path: '/admin/reporters',
      user: organiser,
      answers: {
        reporterAssignments: () => ({ status: 200, body: table }),
        reportersInvite: () => ({ status: 200, body: table }),
      },
    });
    const list = page.getByRole('textbox');
    await expect.element(list).toHaveAttribute('placeholder', 'jana@example.org; Jana Malá; H01; 4. 4.');
    await list.fill(
      ['ivo@example.test; Jana Malá; H1; 5. 5.', 'eva@example.test; H99', 'x', 'ada@example.test; H98'].join(
        '\n',
      ),
    );
    const message = page.getByRole('status').filter({ hasText: 'Correct these lines' });
    await expect
      .element(message)
      .toMatchTextContent('Neither a hall nor a day of the tournament: line 2 “H99”, line 4 “H98”');
    await expect.element(message).toMatchTextContent('Not a day of the tournament: line 1 “5. 5.”');
    await expect.element(message).toMatchTextContent('Without an address: line 3 “x”');
    expect(message.elements()).toHaveLength(1);
    const send = page.getByRole('button', { name: 'Invite 3 reporters' });
    await send.click();
    await expect.element(list).toHaveAttribute('aria-invalid', 'true');
    await expect.element(send).not.toHaveAttribute('aria-busy', 'true');
    await list.fill('ivo@example.test; Jana Malá; H1; Sat\nIVO@example.test; Jana Malá; H2; 5. 4.');
    await expect
      .element(page.getByText('In the list already: line 2 “ivo@example.test”.', { exact: false }))
      .toBeVisible();
    await page.getByRole('button', { name: 'Invite 1 reporter' }).click();
    await expect.element(page.getByText('1 reporter is invited.')).toBeVisible();
    const sent = asked.filter(({ operation }) => operation === 'reportersInvite');
    expect(sent).toHaveLength(1);
    const assigned = [
      { placeId: 1, day: '2026-04-04' },
      { placeId: 2, day: '2026-04-05' },
    ];
    expect(sent[0]?.asked.body).toMatchObject({
      people: [{ firstName: 'Jana', lastName: 'Malá', assignments: assigned }],
    });
  });
  it('shows the halls before the invitation, below the links of organisers', async () => {
    await page.viewport(1280, 900);
    await showSignedIn({
      path: '/admin/reporters',
      user: organiser,
      answers: { reporterAssignments: () => ({ status: 200, body: table }) },
    });
    const links = page.getByRole('navigation', { name: 'Organiser', exact: true });
    await expect
      .element(links.getByRole('link', { name: 'Reporters' }))
      .toHaveAttribute('aria-current', 'page');
    const headings = () =>
      page
        .getByRole('heading', { level: 2 })
        .elements()
        .map(({ textContent }) => textContent);
    await expect.poll(headings).toEqual(['Halls by day', 'Invite reporters']);
  });
  it('shows who reports where and where nobody does, finds a reporter, and takes halls or the role away', async () => {
    const { asked } = await showSignedIn({
      path: '/admin/reporters',
      user: organiser,
      answers: {
        reporterAssignments: () => ({ status: 200, body: table }),
        reporterAssignmentsSave: () => ({ status: 200, body: table }),
      },
    });
    const overview = page.getByRole('table', { name: 'Halls by day' });
    await expect.element(overview.getByText('Dana Malá')).toBeVisible();
    expect(overview.getByText('nobody').elements()).toHaveLength(3);
    await overview.getByRole('button', { name: 'Dana Malá: remove H01, Sat 4 April' }).click();
    const sent = () => asked.filter(({ operation }) => operation === 'reporterAssignmentsSave');
    await expect.poll(() => sent()[0]?.asked.body).toEqual({ assignments: [] });

    const list = page.getByRole('searchbox', { name: 'Find a name, an address or a hall' });
    await list.fill('velky');
    await expect.element(page.getByText('dana@example.test · has not signed in yet')).not.toBeInTheDocument();
    await list.fill('h01');
    await page.getByText('dana@example.test · has not signed in yet').click();
    await page.getByRole('button', { name: 'Remove the reporter…' }).click();
    await expect
      .element(page.getByText('Dana Malá may no longer report and loses one day in a hall.'))
      .toBeVisible();
    await page.getByRole('button', { name: 'Remove Dana Malá' }).click();
    await expect.poll(() => sent()[1]?.asked.body).toEqual({ assignments: [], reports: false });
    await expect.element(page.getByText('Dana Malá is no longer a reporter.')).toBeVisible();
  });
  it('takes one hall after another from a reporter, also one who still has a day without matches, and the boxes follow', async () => {
    const [dana, ota] = table.reporters;
    const both = [
      { placeId: 1, day: '2026-04-04' },
      { placeId: 2, day: '2026-04-05' },
    ];
    const before = { ...dana, assignments: [...both, { placeId: 1, day: '2026-04-03' }] };
    const answer = Promise.withResolvers<void>();
    const { asked } = await showSignedIn({
      path: '/admin/reporters',
      user: organiser,
      answers: {
        reporterAssignments: () => ({ status: 200, body: { ...table, reporters: [before, ota] } }),
        reporterAssignmentsSave: async ({ body }) => {
          await answer.promise;
          return { status: 200, body: { ...table, reporters: [{ ...dana, ...Object(body) }, ota] } };
        },
      },
    });
    await page.getByText('dana@example.test · has not signed in yet').click();
    await expect.element(page.getByRole('checkbox', { name: 'H01, Sat 4 April' })).toBeChecked();
    const first = page.getByRole('button', { name: 'Dana Malá: remove H01, Sat 4 April' });
    const second = page.getByRole('button', { name: 'Dana Malá: remove H02, Sun 5 April' });
    await first.click();
    await expect.element(second).toHaveAttribute('aria-disabled', 'true');
    await second.click({ force: true });
    answer.resolve();
    await expect.element(first).not.toBeInTheDocument();
    await expect.element(page.getByRole('checkbox', { name: 'H01, Sat 4 April' })).not.toBeChecked();
    await second.click();
    await expect.element(second).not.toBeInTheDocument();
    const sent = asked.filter(({ operation }) => operation === 'reporterAssignmentsSave');
    expect(sent.map(({ asked: { body } }) => body)).toEqual([
      { assignments: [{ placeId: 2, day: '2026-04-05' }] },
      { assignments: [] },
    ]);
  });
  it('given another tab stores days, then the boxes follow except the changed ones, and a save keeps both', async () => {
    const [dana, ota] = table.reporters;
    const own = { placeId: 2, day: '2026-04-05' };
    const others = { placeId: 2, day: '2026-04-04' };
    let stored: ReporterAssignments = table;
    const store = (body: unknown) => {
      stored = { ...table, reporters: [{ ...dana, ...Object(body) }, ota] };
      return { status: 200, body: stored };
    };
    const { asked } = await showSignedIn({
      path: '/admin/reporters',
      user: organiser,
      answers: {
        reporterAssignments: () => ({ status: 200, body: stored }),
        reporterAssignmentsSave: ({ body }) => store(body),
      },
    });
    const box = (name: string) => page.getByRole('checkbox', { name });
    await page.getByText('dana@example.test · has not signed in yet').click();
    await box('H02, Sun 5 April').click();
    store({ assignments: [others] });
    await queryClient.invalidateQueries();
    await expect.element(box('H01, Sat 4 April')).not.toBeChecked();
    await expect.element(box('H02, Sat 4 April')).toBeChecked();
    await expect.element(box('H02, Sun 5 April')).toBeChecked();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('Halls and days of Dana Malá are saved.')).toBeVisible();
    const saved = asked.find(({ operation }) => operation === 'reporterAssignmentsSave');
    expect(saved?.asked.body).toEqual({ assignments: [others, own] });
    // Once it is saved, a box is like any other.
    store({ assignments: [others] });
    await queryClient.invalidateQueries();
    await expect.element(box('H02, Sun 5 April')).not.toBeChecked();
  });
  it('finds reporters by words of their name and of the halls they have', async () => {
    await showSignedIn({
      path: '/admin/reporters',
      user: organiser,
      answers: { reporterAssignments: () => ({ status: 200, body: table }) },
    });
    const list = page.getByRole('searchbox', { name: 'Find a name, an address or a hall' });
    for (const words of ['mala dana', 'hall 1']) {
      await list.fill(words);
      await expect.element(page.getByText(/^ota@example\.test/)).not.toBeInTheDocument();
      await expect.element(page.getByText('dana@example.test · has not signed in yet')).toBeVisible();
    }
  });
});
