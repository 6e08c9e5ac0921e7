import { expect, it } from 'vitest';
import { showPage } from '../../testing/show-page.tsx';
import { aGroupSlice } from '../../testing/slices.ts';

const path = '/results/competition-group/MA-C';

/** A match whose data do not come. */
async function openMatch(): Promise<void> {
  const link = () => document.querySelector<HTMLElement>('main a[href^="/results/match/"]');
  await expect.poll(link).not.toBeNull();
  link()?.click();
  await expect.poll(() => document.querySelector('main[aria-busy=true]')).not.toBeNull();
}

it('the halls stay in the bars while another page’s data are on their way', async () => {
  const { screen } = await showPage({ path, known: { 'group:MA-C': aGroupSlice() } });
  const halls = screen.getByRole('link', { name: 'Halls', includeHidden: true });
  await expect.poll(() => halls.elements().length).toBe(2);
  await openMatch();
  expect(halls.elements()).toHaveLength(2);
});

it('halls that an edition does not show are not shown meanwhile either', async () => {
  const slice = aGroupSlice();
  const known = { 'group:MA-C': { ...slice, edition: { ...slice.edition, showsHalls: false } } };
  const { screen } = await showPage({ path, known });
  await openMatch();
  expect(screen.getByRole('link', { name: 'Halls', includeHidden: true }).elements()).toHaveLength(0);
});
