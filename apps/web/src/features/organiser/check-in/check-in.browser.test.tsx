import type { CheckIn, CheckInClub } from '@sevenmetre/contract/check-in/schemas';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { organiser, showSignedIn } from '../../../testing/show-signed-in.tsx';
import type { Answers } from '../../../testing/show-signed-in.tsx';

const club = {
  id: 7,
  name: 'HK Ďurkov',
  countryCode: 'SK',
  arrivalDate: '2026-04-03',
  contactName: 'Eva Malá',
  contactPhone: '+421 901 123 456',
};
const list: CheckIn = {
  timeZone: 'Europe/Prague',
  categories: [{ code: 'MB', gender: 'M' }],
  clubs: [
    {
      ...club,
      teams: 2,
      teamCategories: ['MB', 'MB'],
      incompleteRosters: 0,
      rest: 150_000,
      currency: 'CZK',
      symbol: '270007',
      arrivedAt: null,
      nextMatch: null,
      hasPlayed: false,
      steps: [],
    },
  ],
};

function aClub({ paid = 0, steps = [] as CheckInClub['steps'] } = {}): CheckInClub {
  const receipt = {
    id: 1,
    number: 12,
    issuedAt: '2026-04-03T15:00:00Z',
    amount: paid,
    currency: 'CZK' as const,
    supplierName: 'Lipová Handball',
    receiver: 'Petra Nováková',
    cancelled: false,
    href: '/api/v1/admin/cash-receipts/1',
  };
  return {
    timeZone: 'Europe/Prague',
    club,
    money: {
      toPay: 150_000,
      paid,
      rest: 150_000 - paid,
      currency: 'CZK',
      overdue: false,
      receipts: paid > 0 ? [receipt] : [],
      suppliers: [{ id: 3, name: 'Lipová Handball', rest: null }],
    },
    teams: [],
    withoutTeam: 0,
    beds: [],
    bedsMissing: 0,
    meals: [],
    steps,
  };
}

const arrived: CheckInClub['steps'] = [
  { step: 'arrived', doneAt: '2026-04-03T15:00:00Z', by: 'Petra Nováková' },
];

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** A desk whose network can be taken away, whose answers can be held back, and whose server counts cash by its key. */
async function desk(
  path = '/admin/check-in/7',
  server = { taken: new Map<string, number>(), arrived: false },
) {
  await page.viewport(820, 1000);
  const network = { isThere: true, losesAnswers: false, refuses: false, held: Promise.resolve() };
  const paid = () => [...server.taken.values()].reduce((sum, amount) => sum + amount, 0);
  const state = () => aClub({ paid: paid(), steps: server.arrived ? arrived : [] });
  const answer = (body: unknown) => (network.isThere && !network.losesAnswers ? { status: 200, body } : null);
  const refusal = { status: 409, body: { error: 'changed-meanwhile', additionalProperties: {} } };
  const answers: Answers = {
    checkIn: () => answer(list),
    checkInClub: () => answer(state()),
    checkInCash: ({ body }) => {
      if (network.refuses) return refusal;
      const { clientKey, amount } = body as { clientKey: string; amount: number };
      if (network.isThere) server.taken.set(clientKey, amount);
      return answer(state());
    },
    checkInStep: ({ body }) => {
      if (network.isThere) server.arrived = (body as { done: boolean }).done;
      return answer(state());
    },
  };
  const shown = await showSignedIn({ path, user: organiser, answers });
  const atOnce = globalThis.fetch;
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    await network.held;
    return atOnce(...call);
  });
  const keys = () =>
    shown.asked.flatMap(({ operation, asked }) =>
      operation === 'checkInCash' ? (asked.body as { clientKey: string }).clientKey : [],
    );
  return { ...shown, network, server, keys };
}

const submit = /^Accept .*1,500/;
const empty = 'Type the amount to accept';
const again = 'Try again';

/** One press puts what is owed into the field. */
async function fillRest({ screen }: Pick<Awaited<ReturnType<typeof desk>>, 'screen'>) {
  await screen.getByRole('button', { name: /^Everything that is owed/ }).click();
}

/** The page of a club with other money. */
function showMoney(over: Partial<CheckInClub['money']>) {
  const { money, ...rest } = aClub();
  return showSignedIn({
    path: '/admin/check-in/7',
    user: organiser,
    answers: {
      checkIn: () => ({ status: 200, body: list }),
      checkInClub: () => ({ status: 200, body: { ...rest, money: { ...money, ...over } } }),
    },
  });
}

describe('cash at the check-in desk', () => {
  it('given a debt with two suppliers, then the amount is what the club owes to the chosen one', async () => {
    const suppliers = [
      { id: 3, name: 'Lipová Handball', rest: 100_000 },
      { id: 4, name: 'Lipová Kitchen', rest: 50_000 },
    ];
    const { screen } = await showMoney({ suppliers });
    await expect
      .element(screen.getByRole('button', { name: /^Owed to this supplier: .*1,000/ }))
      .toBeVisible();
    await screen.getByLabelText('Supplier').selectOptions('Lipová Kitchen');
    await screen.getByRole('button', { name: /^Owed to this supplier: .*500/ }).click();
    await expect.element(screen.getByRole('button', { name: /^Accept .*500/ })).toBeVisible();
  });

  it('given the fee of a protest and what was given back of another, then both are named under what has to be paid', async () => {
    const fees = [
      { nameCs: 'Poplatek za protest', nameEn: 'Protest fee, match 12: HK Test II', amount: 100_000 },
      { nameCs: 'Vrácený poplatek', nameEn: 'Protest fee returned, match 7: HK Test', amount: -50_000 },
    ];
    const { screen } = await showMoney({ fees });
    const fee = screen.getByText('of which: Protest fee, match 12: HK Test II');
    await expect.element(fee).toBeVisible();
    expect(fee.element().parentElement?.textContent).toMatch(/1,000/);
    const returned = screen.getByText('of which: Protest fee returned, match 7: HK Test').element();
    expect(returned.parentElement?.textContent).toMatch(/[-−].*500/);
  });

  it('given the amount is not typed yet, then nothing can be accepted', async () => {
    const { screen, keys } = await desk();
    const button = screen.getByRole('button', { name: empty });
    await button.click();
    await expect.element(screen.getByLabelText('Amount in CZK')).toHaveAttribute('aria-invalid', 'true');
    expect(keys()).toEqual([]);
  });

  it('given two presses on the same spot, one after the other, then the money is taken once and the field is empty', async () => {
    const { screen, server, keys } = await desk();
    const amount = screen.getByLabelText('Amount in CZK');
    await amount.fill('500');
    await screen.getByRole('button', { name: /^Accept .*500/ }).click();
    await expect.element(screen.getByText(/^Receipt 12, .*500/)).toBeVisible();
    const button = screen.getByRole('form', { name: 'Accept cash' }).getByRole('button').last();
    await expect.element(button).not.toHaveAttribute('aria-busy', 'true');
    await button.click({ force: true });
    await expect.element(button).toMatchTextContent(empty);
    await expect.element(amount).toHaveValue('');
    expect(keys()).toHaveLength(1);
    expect([...server.taken.values()]).toEqual([50_000]);
  });

  it('given more than is owed, then it asks first and says the change; a no takes nothing, a yes takes it all', async () => {
    const { screen, server } = await desk();
    await screen.getByLabelText('Amount in CZK').fill('2000');
    const button = screen.getByRole('button', { name: /^Accept .*2,000/ });
    await expect.element(screen.getByText(/500.CZK more than the club owes/)).toBeVisible();
    await button.click();
    const question = screen.getByRole('dialog', { name: /overpaid by .*500/ });
    await expect.element(question).toMatchTextContent(/give back .*500.CZK and accept .*1,500.CZK/);
    await question.getByRole('button', { name: 'Change the amount' }).click();
    await expect.poll(() => question.elements()).toEqual([]);
    expect(server.taken.size).toBe(0);
    await button.click();
    await question.getByRole('button', { name: /^Accept .*2,000/ }).click();
    await expect.element(screen.getByText('Everything is paid.')).toBeVisible();
    expect([...server.taken.values()]).toEqual([200_000]);
  });

  it('given a receipt, then a link leads to where its payment is removed', async () => {
    const { screen } = await desk('/admin/check-in/7', {
      taken: new Map([['before', 50_000]]),
      arrived: false,
    });
    const link = screen.getByRole('link', { name: 'Payment of receipt 12' });
    const address = expect.stringMatching(/\/admin\/club\/7\/invoice#payments$/);
    await expect.element(link).toHaveAttribute('href', address);
  });
});

describe('the check-in desk on a slow network', () => {
  it('given an answer that takes its time, then the press is busy at once, and a second press takes nothing more', async () => {
    const { screen, network, server, keys } = await desk();
    await fillRest({ screen });
    const button = screen.getByRole('button', { name: submit });
    await expect.element(button).toBeVisible();
    let answer = (): void => undefined;
    network.held = new Promise((resolve) => {
      answer = resolve;
    });
    await button.click();
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    await button.click({ force: true });
    answer();
    await expect.element(screen.getByText('Everything is paid.')).toBeVisible();
    expect(keys()).toHaveLength(1);
    expect(server.taken.size).toBe(1);
  });

  it('given an answer that got lost, then the cash waits with its amount, survives a reload, and is taken once under its key', async () => {
    const first = await desk();
    await fillRest(first);
    first.network.losesAnswers = true;
    await first.screen.getByRole('button', { name: submit }).click();
    const waiting = first.screen.getByRole('group', { name: /^Cash .*1,500/ });
    await expect.element(waiting).toMatchTextContent('Not sent yet.');
    expect(first.server.taken.size).toBe(1);
    await first.screen.unmount();
    const second = await desk('/admin/check-in/7', first.server);
    await expect.element(second.screen.getByText('Everything is paid.')).toBeVisible();
    expect(new Set([...first.keys(), ...second.keys()]).size).toBe(1);
    expect(second.keys()).not.toEqual([]);
    expect(second.server.taken.size).toBe(1);
  });

  it('given no network, then one press sends it again as soon as there is one', async () => {
    const { screen, network, server, keys } = await desk();
    await fillRest({ screen });
    network.isThere = false;
    await screen.getByRole('button', { name: submit }).click();
    const waiting = screen.getByRole('group', { name: /^Cash .*1,500/ });
    await expect.element(waiting).toBeVisible();
    network.isThere = true;
    await waiting.getByRole('button', { name: again }).click();
    await expect.element(screen.getByText('Everything is paid.')).toBeVisible();
    expect(new Set(keys()).size).toBe(1);
    expect(server.taken.size).toBe(1);
  });

  it('given a refusal, then it is said and what was typed stays', async () => {
    const { screen, network } = await desk();
    const amount = screen.getByLabelText('Amount in CZK');
    await amount.fill('500');
    network.refuses = true;
    await screen.getByRole('button', { name: /^Accept .*500/ }).click();
    await expect.poll(() => screen.getByRole('alert').elements()).not.toEqual([]);
    await expect.element(amount).toHaveValue('500');
  });

  it('given the arrival was pressed without a network, then the list says so, and the network that comes back sends it', async () => {
    const { screen, network, server } = await desk();
    await expect.element(screen.getByRole('button', { name: 'Arrived' })).toBeVisible();
    network.isThere = false;
    await screen.getByRole('button', { name: 'Arrived' }).click();
    await expect.element(screen.getByRole('group', { name: 'Arrived' })).toBeVisible();
    await screen.getByRole('link', { name: /All clubs/ }).click();
    await expect.element(screen.getByText(/^One entry is not sent yet/)).toBeVisible();
    network.isThere = true;
    dispatchEvent(new Event('online'));
    await expect.poll(() => server.arrived).toBe(true);
    await expect.poll(() => screen.getByText(/^One entry is not sent yet/).elements()).toEqual([]);
  });

  it('given a reload without a network, then clubs that were seen open with when they were read', async () => {
    const first = await desk();
    await expect.element(first.screen.getByText('Eva Malá')).toBeVisible();
    await first.screen.unmount();
    const second = await desk();
    second.network.isThere = false;
    await expect.element(second.screen.getByText('Eva Malá')).toBeVisible();
    await expect.element(second.screen.getByRole('button', { name: empty })).toBeVisible();
  });
});

describe('the list of the check-in desk', () => {
  it('given a club is opened from the list, then its panel stands beside it with the cash, and a box says that it is here', async () => {
    const { screen, server } = await desk('/admin/check-in');
    await screen.getByRole('link', { name: 'HK Ďurkov' }).click();
    const panel = screen.getByRole('region', { name: 'HK Ďurkov' });
    await expect.element(panel.getByText('Eva Malá')).toBeVisible();
    await expect.element(panel.getByRole('button', { name: /^Everything that is owed/ })).toBeVisible();
    await panel.getByRole('button', { name: 'Arrived', exact: true }).click();
    await expect.poll(() => server.arrived).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => panel.elements()).toEqual([]);
  });

  it('given C, then the amount of cash of the club has the focus, also in an open panel', async () => {
    const { screen } = await desk('/admin/check-in');
    await expect.element(screen.getByRole('link', { name: 'HK Ďurkov' })).toBeVisible();
    await userEvent.keyboard('jc');
    const amount = screen.getByLabelText('Amount in CZK');
    await expect.element(amount).toHaveFocus();
    await screen.getByRole('region', { name: 'HK Ďurkov' }).getByRole('heading').first().click();
    await userEvent.keyboard('c');
    await expect.element(amount).toHaveFocus();
  });

  it('given a double click on the box, then the club is here', async () => {
    const { screen, server } = await desk('/admin/check-in');
    await screen.getByRole('button', { name: 'HK Ďurkov has arrived' }).dblClick();
    await expect.poll(() => server.arrived).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(server.arrived).toBe(true);
  });

  it.each([360, 1440])('given %i px, then nothing of the list is wider than the page', async (width) => {
    const { screen } = await desk('/admin/check-in');
    await page.viewport(width, 800);
    await expect.element(screen.getByRole('link', { name: 'HK Ďurkov' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(width);
  });

  it('given no network and a club that was opened before, then its panel opens and the space bar waits in the queue', async () => {
    const first = await desk('/admin/check-in?open=7');
    await expect.element(first.screen.getByText('Eva Malá')).toBeVisible();
    await first.screen.unmount();
    const { screen, network, server } = await desk('/admin/check-in');
    await expect.element(screen.getByRole('link', { name: 'HK Ďurkov' })).toBeVisible();
    network.isThere = false;
    await userEvent.keyboard('j ');
    await expect.element(screen.getByText(/^One entry is not sent yet/)).toBeVisible();
    const box = screen.getByRole('button', { name: 'HK Ďurkov has arrived' });
    await expect.element(box).toHaveAttribute('aria-pressed', 'true');
    await box.click();
    await expect.element(box).toHaveAttribute('aria-pressed', 'false');
    await box.click();
    await expect.element(box).toHaveAttribute('aria-pressed', 'true');
    await screen.getByRole('link', { name: 'HK Ďurkov' }).click();
    const panel = screen.getByRole('region', { name: 'HK Ďurkov' });
    await expect.element(panel.getByText('Eva Malá')).toBeVisible();
    // What the panel shows is of the visit before, and says so.
    await expect.element(panel.getByText(/^You are offline/)).toBeVisible();
    network.isThere = true;
    dispatchEvent(new Event('online'));
    await expect.poll(() => server.arrived).toBe(true);
  });
});

describe('the way through the list of the desk', () => {
  const names = ['Arnika', 'Brno', 'Cheb', 'Děčín'];
  const clubsOf = (arrived: ReadonlySet<number>) =>
    names.flatMap((name, at) =>
      list.clubs.map((first) => ({
        ...first,
        id: at + 1,
        name,
        symbol: `27000${at + 1}`,
        arrivedAt: arrived.has(at + 1) ? '2026-04-03T15:00:00Z' : null,
      })),
    );
  const open = async (path: string) => {
    await page.viewport(1280, 800);
    const here = new Set<number>();
    const answers: Answers = {
      checkIn: () => ({ status: 200, body: { ...list, clubs: clubsOf(here) } }),
      checkInClub: ({ params }) => ({
        status: 200,
        body: {
          ...aClub(),
          club: { ...club, id: Number(params?.['id']), name: names[Number(params?.['id']) - 1] },
        },
      }),
      checkInStep: ({ params }) => {
        here.add(Number(params?.['id']));
        return { status: 200, body: { ...aClub(), club: { ...club, id: Number(params?.['id']) } } };
      },
    };
    const shown = await showSignedIn({ path, user: organiser, answers, locale: 'cs' });
    return { ...shown, here };
  };
  const panelOf = ({ screen }: Awaited<ReturnType<typeof open>>, name: string) =>
    screen.getByRole('region', { name });

  it('[CK3] in the view of those not here, a club that has arrived is left and N goes on after it', async () => {
    const shown = await open('/admin/check-in?view=waiting&open=2');
    await expect.element(panelOf(shown, 'Brno')).toBeVisible();
    await shown.screen.getByRole('button', { name: /^Brno/ }).click();
    await expect.poll(() => shown.screen.getByRole('link', { name: 'Brno' }).elements()).toEqual([]);
    await userEvent.keyboard('n');
    await expect.element(panelOf(shown, 'Děčín')).toBeVisible();
  });

  it('[CK1] a scanner that types a code with a Czech keyboard opens the club, and leaves the field empty', async () => {
    const shown = await open('/admin/check-in?letter=B');
    const field = shown.screen.getByRole('searchbox');
    await field.fill('SMCš');
    await userEvent.keyboard('{Enter}');
    await expect.element(panelOf(shown, 'Cheb')).toBeVisible();
    await expect.element(field).toHaveValue('');
    // The chosen letter would hide it, and N would go on from the beginning of that letter.
    await expect.element(shown.screen.getByRole('link', { name: 'Cheb' })).toBeVisible();
    await field.fill('270004');
    await userEvent.keyboard('{Enter}');
    await expect.element(panelOf(shown, 'Děčín')).toBeVisible();
  });

  it('[CK2] a letter shows its clubs, and the export asks for what is seen', async () => {
    const shown = await open('/admin/check-in');
    await shown.screen.getByRole('button', { name: 'Ch', exact: true }).click();
    await expect.poll(() => shown.screen.getByRole('link', { name: 'Brno' }).elements()).toEqual([]);
    await expect.element(shown.screen.getByRole('link', { name: 'Cheb' })).toBeVisible();
    const href = shown.screen.getByRole('link', { name: 'Export' }).element().getAttribute('href');
    expect(href).toContain('view=all&search=&letter=Ch&locale=cs');
  });
});
