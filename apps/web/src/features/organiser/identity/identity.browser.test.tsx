import type { ConfigurationEntry } from '@sevenmetre/contract/configuration/schemas';
import { identityKeys } from '@sevenmetre/rules/identity';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dismissToast } from '../../../lib/page/toasts.ts';
import { organiser, showSignedIn } from '../../../testing/show-signed-in.tsx';

afterEach(() => {
  dismissToast();
  vi.unstubAllGlobals();
});

const entries: ConfigurationEntry[] = identityKeys.map((key) => ({
  key,
  dataType: key === 'cup-names-product' ? 'boolean' : 'string',
  value: key === 'cup-names-product' ? 'true' : null,
  format: null,
  label: key,
  labelCs: key,
  description: '',
  descriptionCs: '',
  isPublic: true,
  protected: false,
}));

async function open(values: Readonly<Record<string, string>> = {}) {
  const { screen, asked } = await showSignedIn({
    path: '/admin/settings/identity',
    user: organiser,
    answers: {
      configuration: () => ({
        status: 200,
        body: entries.map((entry) => ({ ...entry, value: values[entry.key] ?? entry.value, initial: null })),
      }),
      configurationUpdate: ({ params, body }) => ({
        status: 200,
        body: { ...entries.find(({ key }) => key === params['key']), ...Object(body) },
      }),
      adminPlaces: () => ({ status: 200, body: { places: [], trainingTypes: [] } }),
    },
  });
  const sent = () =>
    asked
      .filter(({ operation }) => operation === 'configurationUpdate')
      .map(({ asked: { params, body } }) => [params['key'], body]);
  return { screen, sent };
}

describe('the identity of a cup', () => {
  it('says what is wrong with an accent, and stores only one that the rules accept', async () => {
    const { screen, sent } = await open();
    const accent = screen.getByRole('textbox', { name: 'Accent' });
    await accent.fill('#c8102e');
    await expect.element(screen.getByText('too close to the red that means “now”')).toBeVisible();
    const save = screen.getByRole('button', { name: 'Save', exact: true });
    await save.click();
    await expect.element(accent).toHaveAttribute('aria-invalid', 'true');
    await expect.element(save).not.toHaveAttribute('aria-busy', 'true');
    await accent.fill('#17594a');
    await expect.element(screen.getByText('text on it: 7.7 : 1')).toBeVisible();
    await save.click();
    await expect.poll(sent).toEqual([['cup-accent', { value: '#17594a', before: null }]]);
  });

  it('shows a typed sender beside the name of a mail', async () => {
    const { screen } = await open();
    const preview = screen.getByRole('group', { name: 'Preview' });
    await screen.getByRole('textbox', { name: 'Sender of mails' }).fill('play@cup.example');
    await expect.element(preview.getByText('play@cup.example')).toBeVisible();
  });

  it('shows an uploaded cover as the front page does, and not in the shared picture, which has none', async () => {
    const { screen } = await open({ 'cup-cover': '7' });
    const preview = screen.getByRole('group', { name: 'Preview' });
    const picturesOf = (caption: string) =>
      [...preview.element().querySelectorAll('figure')]
        .filter((figure) => figure.querySelector('figcaption')?.textContent === caption)
        .map((figure) => figure.querySelectorAll('img').length);
    await expect.poll(() => picturesOf('Cover picture')).toEqual([1]);
    expect(picturesOf('Share picture')).toEqual([0]);
  });

  it.each([
    ['#101820', true],
    ['#ffffff', false],
  ])('says whether a logo of %s can hardly be seen on the accent: %s', async (colour, isFaint) => {
    const shape = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><circle cx="32" cy="32" r="20" fill="${colour}"/></svg>`;
    const decoded = vi.spyOn(HTMLImageElement.prototype, 'decode');
    const logo = `data:image/svg+xml,${encodeURIComponent(shape)}`;
    vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function set(
      this: HTMLImageElement,
    ) {
      this.setAttribute('src', logo);
    });
    const { screen } = await open({ 'cup-logo': '7', 'cup-accent': '#17594a' });
    await expect.poll(() => decoded.mock.calls.length).toBeGreaterThan(0);
    const faint = screen.getByText(/The logo can hardly be seen on the accent/u);
    if (isFaint) await expect.element(faint).toBeVisible();
    else expect(faint.elements()).toHaveLength(0);
    vi.restoreAllMocks();
  });

  it('keeps a partner in the fields until it has a name', async () => {
    const { screen, sent } = await open();
    await screen.getByRole('button', { name: 'Add a partner' }).click();
    const save = screen.getByRole('button', { name: 'Save', exact: true });
    await save.click();
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/Partners/);
    await expect.element(save).not.toHaveAttribute('aria-busy', 'true');
    await screen.getByRole('textbox', { name: 'Name of the partner' }).fill('Třebínská voda');
    await save.click();
    const list = [{ name: 'Třebínská voda', kind: 'partner', url: null, logo: null, hall: null }];
    await expect.poll(sent).toEqual([['cup-partners', { value: JSON.stringify(list), before: null }]]);
  });
});
