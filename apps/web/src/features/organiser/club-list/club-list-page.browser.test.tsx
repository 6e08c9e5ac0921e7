import type { ClubListPreview } from '@sevenmetre/contract/club-list/schemas';
import {
  type ClubListContext,
  type ListedClub,
  planClubList,
  readClubList,
} from '@sevenmetre/rules/club-list';
import { aKnownClub } from '@sevenmetre/rules/testing';
import { readCells } from '@sevenmetre/rules/tables';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Answers, organiser, showSignedIn } from '../../../testing/show-signed-in.tsx';

const context: Omit<ClubListContext, 'countryId'> = {
  clubs: [aKnownClub(5, 'HK Dub')],
  countries: [{ id: 1, words: ['CZ'] }],
  categories: [{ id: 10, words: ['MC'], capacity: null, accepted: 0 }],
};

/** The server by its own rules. */
function previewOf(rows: readonly ListedClub[], countryId: number | null): ClubListPreview {
  return {
    rows: planClubList(rows, { ...context, countryId }).map(
      ({ row, result, violations, candidates, teams }) => ({
        line: row.line,
        texts: { ...row.texts },
        target: row.target,
        open: [...row.open],
        result,
        violations: violations.map((violation) => ({ ...violation })),
        candidates: [...candidates],
        teams: teams.length,
      }),
    ),
    aside: [],
    hidden: { rows: [], columns: [], sheets: [] },
    unknown: [],
    encoding: null,
    countries: [{ id: 1, code: 'CZ', nameCs: 'Česko', nameEn: 'Czechia' }],
    fingerprint: 'a'.repeat(64),
  };
}

describe('clubs from an organiser’s list', () => {
  it('[RL2][RL4][RL6] are looked through, answered and changed, stored after the confirmation, then invited', async () => {
    const stored: ListedClub[] = [];
    const contacts = [{ clubId: 9, email: 'eva@example.test' }];
    const answers: Answers = {
      clubListTextPreview: ({ body }) => {
        const { text, countryId } = body as { text: string; countryId: number | null };
        const read = readClubList(readCells(text).rows);
        return { status: 200, body: { ...previewOf(read?.rows ?? [], countryId), aside: read?.aside ?? [] } };
      },
      clubListRowsPreview: ({ body }) => {
        const { rows, countryId } = body as { rows: readonly ListedClub[]; countryId: number | null };
        return { status: 200, body: previewOf(rows, countryId) };
      },
      clubListImport: ({ body }) => {
        stored.push(...(body as { rows: readonly ListedClub[] }).rows);
        const counts = { created: 1, updated: 1, same: 0, asked: 0, refused: 0, teams: 2 };
        return { status: 200, body: { ...counts, contacts } };
      },
      clubContactsInvite: () => ({ status: 200, body: { invited: 1, known: 0 } }),
    };
    const user = organiser;
    const { screen, asked } = await showSignedIn({ path: '/admin/registrations/import', user, answers });
    await screen
      .getByLabelText('Table with its heading')
      .fill('Klub\tKategorie\tE-mail\nTJ Lípa\tMC\teva@example.test\nDub Handball\tMC\t\nTJ Buk\tU99\t');
    await screen.getByRole('button', { name: 'Read the list' }).click();
    await expect.element(screen.getByText(/3 rows are skipped/)).toBeVisible();
    await screen.getByLabelText('Country of clubs without one in the list').selectOptions('Czechia');
    await expect.element(screen.getByText(/1 row waits for an answer/)).toBeVisible();
    await screen.getByRole('button', { name: 'It is HK Dub' }).click();
    await expect.element(screen.getByText('The edition has no category U99.')).toBeVisible();
    await screen.getByRole('button', { name: 'Edit line 4' }).click();
    await screen.getByLabelText('Categories').fill('MC');
    await screen.getByRole('button', { name: 'Apply' }).click();
    await screen.getByRole('button', { name: 'Leave out line 4' }).click();
    expect(stored).toEqual([]);
    await screen.getByRole('button', { name: 'Import 2 rows' }).click();
    await expect.element(screen.getByText(/Imported: 1 new clubs/)).toBeVisible();
    expect(stored.map(({ line, target }) => [line, target])).toEqual([
      [2, 'matched'],
      [3, 5],
    ]);
    await screen.getByRole('button', { name: 'Invite 1 contact' }).click();
    await expect.element(screen.getByText('1 contact was invited')).toBeVisible();
    const sent = asked.find(({ operation }) => operation === 'clubContactsInvite');
    expect(sent?.asked.body).toEqual({ contacts });
  });

  it('[SI5] are on two sheets of a workbook: which one is asked, and another one can be taken', async () => {
    const lists = ['Klub\nTJ Lípa', 'Klub\nTJ Buk'];
    const refused = { error: 'sheets-several', additionalProperties: { sheets: ['Letos', 'Loni'] } };
    const answers: Answers = {
      clubListPreview: ({ query }) => {
        const text = lists[Number(query.get('sheet') ?? -1)];
        if (text === undefined) return { status: 422, body: refused };
        return { status: 200, body: previewOf(readClubList(readCells(text).rows)?.rows ?? [], 1) };
      },
    };
    const user = organiser;
    const { screen } = await showSignedIn({ path: '/admin/registrations/import', user, answers });
    await userEvent.upload(screen.getByLabelText('Choose a file'), new File(['PK'], 'kluby.xlsx'));
    await screen.getByRole('button', { name: 'Loni' }).click();
    await expect.element(screen.getByText('TJ Buk')).toBeVisible();
    await expect.element(screen.getByText('Sheet Loni is read. Take another one:')).toBeVisible();
    await screen.getByRole('button', { name: 'Letos' }).click();
    await expect.element(screen.getByText('TJ Lípa')).toBeVisible();
  });

  it('[SI7] say which hidden rows and columns of a workbook were left out, and read them after one press', async () => {
    const hidden = { rows: [3, 5, 6, 7], columns: ['C (E-mail)'], sheets: [] };
    const asked: (string | null)[] = [];
    const answers: Answers = {
      clubListPreview: ({ query }) => {
        asked.push(query.get('hidden'));
        const text = query.get('hidden')?.includes('rows') ? 'Klub\nTJ Lípa\nTJ Buk' : 'Klub\nTJ Lípa';
        const rows = readClubList(readCells(text).rows)?.rows ?? [];
        return { status: 200, body: { ...previewOf(rows, 1), hidden } };
      },
    };
    const user = organiser;
    const { screen } = await showSignedIn({ path: '/admin/registrations/import', user, answers });
    await userEvent.upload(screen.getByLabelText('Choose a file'), new File(['PK'], 'kluby.xlsx'));
    const rows = screen.getByRole('group', { name: '4 hidden rows were not read: 3, 5–7' });
    await expect.element(screen.getByText('1 hidden column was not read: C (E-mail)')).toBeVisible();
    await rows.getByRole('button', { name: 'Read them, too' }).click();
    await expect.element(screen.getByText('TJ Buk')).toBeVisible();
    const read = screen.getByRole('group', { name: '4 hidden rows are read: 3, 5–7' });
    await read.getByRole('button', { name: 'Leave them out' }).click();
    await expect.element(screen.getByText('TJ Buk')).not.toBeInTheDocument();
    expect(asked).toEqual([null, 'rows', null]);
  });

  it('[SI7] offer the hidden sheet that holds the list', async () => {
    const hidden = { rows: [], columns: [], sheets: ['Kluby'] };
    const details = { columns: ['club'], hidden };
    const answers: Answers = {
      clubListPreview: ({ query }) =>
        query.get('hidden') === 'sheets'
          ? {
              status: 200,
              body: { ...previewOf(readClubList([['Klub'], ['TJ Lípa']])?.rows ?? [], 1), hidden },
            }
          : { status: 422, body: { error: 'sheet-columns-missing', additionalProperties: details } },
    };
    const user = organiser;
    const { screen } = await showSignedIn({ path: '/admin/registrations/import', user, answers });
    await userEvent.upload(screen.getByLabelText('Choose a file'), new File(['PK'], 'kluby.xlsx'));
    const note = screen.getByRole('group', { name: '1 hidden sheet with a list was not read: Kluby' });
    await note.getByRole('button', { name: 'Read them, too' }).click();
    await expect.element(screen.getByText('TJ Lípa')).toBeVisible();
  });

  it('[SI7] read hidden sheets of the file that was asked about only, not of the next one', async () => {
    const hidden = { rows: [], columns: [], sheets: ['Kluby'] };
    const asked: (string | null)[] = [];
    const answers: Answers = {
      clubListPreview: ({ query }) => {
        asked.push(query.get('hidden'));
        const details = { columns: ['club'], hidden };
        return { status: 422, body: { error: 'sheet-columns-missing', additionalProperties: details } };
      },
    };
    const user = organiser;
    const { screen } = await showSignedIn({ path: '/admin/registrations/import', user, answers });
    await userEvent.upload(screen.getByLabelText('Choose a file'), new File(['PK'], 'kluby.xlsx'));
    await screen.getByRole('button', { name: 'Read them, too' }).click();
    await expect.element(screen.getByRole('button', { name: 'Leave them out' })).toBeVisible();
    await userEvent.upload(screen.getByLabelText('Choose a file'), new File(['PK'], 'dalsi.xlsx'));
    await expect.element(screen.getByRole('button', { name: 'Read them, too' })).toBeVisible();
    expect(asked).toEqual([null, 'sheets', null]);
  });
});
