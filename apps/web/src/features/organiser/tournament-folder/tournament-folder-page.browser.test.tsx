import type { FolderPreview } from '@sevenmetre/contract/tournament-folder/schemas';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { organiser, showSignedIn } from '../../../testing/show-signed-in.tsx';

const preview: FolderPreview = {
  edition: { id: 3, name: 'Lipová Cup', year: 2026 },
  name: 'Lipová Cup',
  year: 2026,
  counts: { clubs: 0, teams: 0, groups: 0, matches: 0, players: 0, events: 0 },
  categories: [{ code: 'U15', name: 'Chlapci', registered: 'MA' }],
  clubs: [],
  teams: [],
  registered: { clubs: [], teams: [] },
};

it('given a category of another code with the name of a registered one, then it is asked, and the files are checked again', async () => {
  let checks = 0;
  const { screen } = await showSignedIn({
    path: '/admin/tournament-folder',
    user: organiser,
    answers: {
      tournamentFolderPreview: () => {
        checks += 1;
        return {
          status: 200,
          body: { ok: true, preview: { ...preview, categories: checks === 1 ? preview.categories : [] } },
        };
      },
    },
  });
  const files = screen.getByRole('button', { name: 'Files of the folder' });
  await userEvent.upload(files, new File(['PK'], 'cup.zip'));
  await screen.getByRole('button', { name: 'Check the files' }).click();
  await expect.element(screen.getByText(/category U15 \(Chlapci\) that is not registered/)).toBeVisible();
  await screen.getByRole('button', { name: 'It is MA' }).click();
  await expect.element(screen.getByText(/category U15/)).not.toBeInTheDocument();
  expect(checks).toBe(2);
  await expect.element(screen.getByRole('link', { name: 'Import a past year' })).toBeVisible();
});

it('[SI6] the check of the files can be cancelled', async () => {
  const { screen } = await showSignedIn({
    path: '/admin/tournament-folder',
    user: organiser,
    answers: { tournamentFolderPreview: () => new Promise(() => {}) },
  });
  const files = screen.getByRole('button', { name: 'Files of the folder' });
  await userEvent.upload(files, new File(['PK'], 'cup.zip'));
  await screen.getByRole('button', { name: 'Check the files' }).click();
  await expect.element(screen.getByRole('progressbar')).toBeVisible();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument();
});
