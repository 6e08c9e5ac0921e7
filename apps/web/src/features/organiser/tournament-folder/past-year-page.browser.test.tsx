import type { PastYearPreview, PastYearSettings } from '@sevenmetre/contract/tournament-folder/schemas';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Answers, organiser, showSignedIn } from '../../../testing/show-signed-in.tsx';

const settings: PastYearSettings = {
  name: 'Lipový pohár',
  timeZone: 'Europe/Prague',
  currencyCode: 'CZK',
  points: { win: 2, tie: 1, loss: 0 },
  tieBreakers: ['points', 'overallDifference', 'lots'],
  tieBreakersUnfinished: ['points'],
};
const preview: PastYearPreview = {
  name: 'Lipový pohár',
  year: 2024,
  startDate: '2024-03-29',
  endDate: '2024-03-30',
  isKnown: false,
  counts: { clubs: 2, teams: 2, groups: 2, matches: 3, results: 2, players: 0, events: 0 },
  notes: [{ code: 'results-only', parameters: { count: 2 } }],
  settings,
};

async function shown(answers: Answers) {
  const { screen, asked } = await showSignedIn({
    path: '/admin/tournament-folder/past',
    user: organiser,
    answers,
  });
  const files = ['static.json', 'live.json'].map((name) => new File(['{}'], name));
  await userEvent.upload(screen.getByRole('button', { name: 'Files of the year' }), files);
  return { screen, asked };
}

it('[ED6] the answers of another portal are checked with the organiser’s points, imported, and what was left out is said', async () => {
  const seatDiffers = {
    code: 'seat-differs' as const,
    parameters: { group: 'F', seated: 'Dub', computed: 'Lípa' },
  };
  const { screen, asked } = await shown({
    pastYearPreview: () => ({ status: 200, body: { ok: true, preview } }),
    pastYearImport: () => ({
      status: 200,
      body: {
        ok: true,
        name: 'Lipový pohár',
        year: 2024,
        editionId: 7,
        changedRows: 9,
        notes: [seatDiffers],
      },
    }),
    pastYearUndo: () => ({ status: 200, body: { name: 'Lipový pohár', year: 2024 } }),
  });
  await screen.getByRole('button', { name: 'Check the files' }).click();
  await expect.element(screen.getByText('2 of 3 matches have a result.')).toBeVisible();
  await expect.element(screen.getByText(/without events: 2/)).toBeVisible();
  await screen.getByRole('button', { name: 'Points for a win: One more' }).click();
  // Another setting needs another look.
  await expect.element(screen.getByText('2 of 3 matches have a result.')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Check with these settings' }).click();
  await screen.getByRole('button', { name: 'Import Lipový pohár 2024' }).click();
  await expect.element(screen.getByText(/is a past edition now/)).toBeVisible();
  await expect.element(screen.getByText(/Group F seats Dub/)).toBeVisible();
  expect(asked.map(({ operation }) => operation).filter((name) => name.startsWith('pastYear'))).toEqual([
    'pastYearPreview',
    'pastYearPreview',
    'pastYearImport',
  ]);
  await screen.getByRole('button', { name: 'Undo this import' }).click();
  await expect.element(screen.getByText('Lipový pohár 2024 was removed again.')).toBeVisible();
  await expect.element(screen.getByText(/is a past edition now/)).not.toBeInTheDocument();
  expect(asked.find(({ operation }) => operation === 'pastYearUndo')).toMatchObject({
    asked: { body: { editionId: 7 } },
  });
});

it('[ED6] the check of the files can be cancelled', async () => {
  const { screen } = await shown({ pastYearPreview: () => new Promise(() => {}) });
  await screen.getByRole('button', { name: 'Check the files' }).click();
  await expect.element(screen.getByRole('progressbar')).toBeVisible();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(screen.getByRole('button', { name: 'Check the files' })).toBeVisible();
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument();
});

it('[ED6] what is wrong with the answers is said by file and path', async () => {
  const error = { file: 'live.json', line: null, column: 'matches[0].homeTeamId', code: 'portal-reference' };
  const { screen } = await shown({
    pastYearPreview: () => ({
      status: 200,
      body: { ok: false, errors: [{ ...error, parameters: { value: '99' } }], count: 1 },
    }),
  });
  await screen.getByRole('button', { name: 'Check the files' }).click();
  await expect.element(screen.getByText('live.json, column matches[0].homeTeamId')).toBeVisible();
  await expect.element(screen.getByText(/“99” is in none of the rows/)).toBeVisible();
});
