import { MemoryRouter, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { render } from '../../testing/render.ts';
import { useListQuery } from './use-list-query.ts';

function List() {
  const query = useListQuery();
  const { search } = useLocation();
  const chooseTwo = () => {
    query.set({ search: 'novak' });
    query.set({ team: '3' });
  };
  return (
    <>
      <output>{search}</output>
      <button type="button" onClick={chooseTwo}>
        Two
      </button>
      <button type="button" onClick={() => query.set({ search: '' })}>
        None
      </button>
    </>
  );
}

it('given a second filter before the first is drawn, then both hold, and each can be taken away', async () => {
  const screen = await render(
    <MemoryRouter initialEntries={['/list?page=4']}>
      <List />
    </MemoryRouter>,
  );
  const address = () => screen.getByRole('status').element().textContent;

  await screen.getByRole('button', { name: 'Two' }).click();
  await expect.poll(address).toBe('?search=novak&team=3');

  await screen.getByRole('button', { name: 'None' }).click();
  await expect.poll(address).toBe('?team=3');
});
