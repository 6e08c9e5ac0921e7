import { useState } from 'react';
import type { FolderPreview } from '@sevenmetre/contract/tournament-folder/schemas';
import { createTranslator } from '@sevenmetre/phrases';
import { enAll } from '@sevenmetre/phrases/en-all';
import { expect, it } from 'vitest';
import { render } from '../../../testing/render.ts';
import { LanguageContext } from '../../../lib/words/words.ts';
import { type FolderChoices, matchesOf } from './folder-choices.ts';
import { FolderMatches } from './folder-matches.tsx';

const language = { locale: 'en' as const, t: createTranslator(enAll, 'en'), switchTo: () => undefined };
const team = (id: string, club: string, registered: number | null) => ({
  id,
  club,
  registered,
  category: 'MA',
  name: null,
  number: 1,
  certainty: registered === null ? ('new' as const) : ('same' as const),
});
const preview: FolderPreview = {
  edition: { id: 3, name: 'Lipová Cup', year: 2026 },
  name: 'Lipová Cup',
  year: 2026,
  counts: { clubs: 2, teams: 2, groups: 1, matches: 1, players: 0, events: 0 },
  categories: [],
  clubs: [
    { id: 'a', name: 'Házená Zlín', country: 'CZ', registered: 7, certainty: 'similar' },
    { id: 'b', name: 'TJ Lhota', country: 'CZ', registered: null, certainty: 'new' },
  ],
  teams: [team('a1', 'a', 70), team('b1', 'b', null)],
  registered: {
    clubs: [
      { id: 7, name: 'HC Zlín', country: 'CZ' },
      { id: 8, name: 'Sokol Lhota', country: 'CZ' },
    ],
    teams: [
      { id: 70, club: 7, category: 'MA', name: null, number: 1 },
      { id: 80, club: 8, category: 'MA', name: null, number: 1 },
    ],
  },
};

async function shown(sent: FolderChoices[]) {
  function Page() {
    const [choices, match] = useState<FolderChoices>(preview);
    const confirm = async () => {
      sent.push(choices);
      return true;
    };
    return (
      <LanguageContext value={language}>
        <FolderMatches preview={preview} choices={choices} match={match} confirm={confirm} />
      </LanguageContext>
    );
  }
  return render(<Page />);
}

it('given a club that a person matches, then its team follows and both are sent', async () => {
  const sent: FolderChoices[] = [];
  const screen = await shown(sent);
  await screen.getByLabelText('Registered for TJ Lhota', { exact: true }).selectOptions('Sokol Lhota (CZ)');
  await expect.element(screen.getByLabelText('Registered for TJ Lhota I')).toHaveValue('80');
  await screen.getByRole('button', { name: 'Import 2 clubs and 2 teams' }).click();
  expect(sent.map((choices) => matchesOf(3, choices))).toEqual([
    {
      editionId: 3,
      clubs: [
        ['a', 7],
        ['b', 8],
      ],
      teams: [
        ['a1', 70],
        ['b1', 80],
      ],
    },
  ]);
});

it('given one registered club for two of the folder, then it is named and nothing can be imported', async () => {
  const screen = await shown([]);
  await screen.getByLabelText('Registered for TJ Lhota', { exact: true }).selectOptions('HC Zlín (CZ)');
  await expect.element(screen.getByText(/Chosen twice: HC Zlín/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /Import/ })).toBeDisabled();
});

it('given a club that is new after all, then its team is new as well', async () => {
  const screen = await shown([]);
  await screen
    .getByLabelText('Registered for Házená Zlín', { exact: true })
    .selectOptions('New, not registered');
  await expect.element(screen.getByLabelText('Registered for Házená Zlín I')).toHaveValue('');
});
