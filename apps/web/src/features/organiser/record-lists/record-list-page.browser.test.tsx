import type { RecordListPreview } from '@sevenmetre/contract/record-list/schemas';
import {
  type ListedRecord,
  listRulesOf,
  planRecordList,
  readRecordList,
} from '@sevenmetre/rules/record-list';
import { readCells } from '@sevenmetre/rules/tables';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, organiser, showSignedIn } from '../../../testing/show-signed-in.tsx';

const known = [
  {
    id: 5,
    name: 'Hala Lípa',
    names: ['Hala Lípa'],
    values: { name: 'Hala Lípa', code: 'H1', address: 'Pod Lipami 7' },
  },
];

/** The server by its own rules. */
function previewOf(rows: readonly ListedRecord[]): RecordListPreview {
  const plan = planRecordList(listRulesOf('halls'), rows, { known, countries: [] });
  return {
    rows: plan.map(({ row, result, violations, candidates }) => ({
      line: row.line,
      texts: { ...row.texts },
      target: row.target,
      open: [...row.open],
      result,
      violations: violations.map((violation) => ({ ...violation })),
      candidates: [...candidates],
    })),
    aside: [],
    hidden: { rows: [], columns: [], sheets: [] },
    unknown: [],
    encoding: null,
    fingerprint: 'a'.repeat(64),
  };
}

describe('halls from an organiser’s list', () => {
  it('[RL7][RL8] are looked through, answered and changed on a phone, and stored after the confirmation', async () => {
    await page.viewport(360, 740);
    const stored: ListedRecord[] = [];
    const answers: Answers = {
      recordListTextPreview: ({ body }) => {
        const { text } = body as { text: string };
        const read = readRecordList('halls', readCells(text).rows);
        return { status: 200, body: previewOf(read?.rows ?? []) };
      },
      recordListRowsPreview: ({ body }) => {
        const { rows } = body as { rows: readonly ListedRecord[] };
        return { status: 200, body: previewOf(rows) };
      },
      recordListImport: ({ body }) => {
        stored.push(...(body as { rows: readonly ListedRecord[] }).rows);
        return { status: 200, body: { created: 1, updated: 1, same: 0, asked: 0, refused: 0, contacts: [] } };
      },
    };
    const user = organiser;
    const { screen } = await showSignedIn({ path: '/admin/enumerations/places/import', user, answers });
    await screen
      .getByLabelText('Table with its heading')
      .fill('Název\tAdresa\tGPS\nSever\tDlouhá 1\ttady\nNová\tPod Lipami 7\t49.68, 18.35\nJih\t\t');
    await screen.getByRole('button', { name: 'Read the list' }).click();
    await expect.element(screen.getByText(/1 row waits for an answer/)).toBeVisible();
    await screen.getByRole('button', { name: 'It is Hala Lípa' }).click();
    await screen.getByRole('button', { name: 'Edit line 2' }).click();
    await screen.getByLabelText('Coordinates').fill('49,7; 18,4');
    await screen.getByRole('button', { name: 'Apply' }).click();
    await screen.getByRole('button', { name: 'Leave out line 4' }).click();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    expect(stored).toEqual([]);
    await screen.getByRole('button', { name: 'Import 2 rows' }).click();
    await expect.element(screen.getByText('Imported: 1 new halls, 1 added to.')).toBeVisible();
    expect(stored.map(({ line, target }) => [line, target])).toEqual([
      [2, 'matched'],
      [3, 5],
    ]);
  });
});

it('officials are invited after their import in one press, with what follows from it', async () => {
  const row = {
    line: 2,
    texts: { lastName: 'Buk', firstName: 'Petr' },
    target: 'matched' as const,
    open: [],
  };
  const preview: RecordListPreview = {
    rows: [{ ...row, result: 'create', violations: [], candidates: [] }],
    aside: [],
    hidden: { rows: [], columns: [], sheets: [] },
    unknown: [],
    encoding: null,
    fingerprint: 'a'.repeat(64),
  };
  const counts = { created: 1, updated: 0, same: 0, asked: 0, refused: 0 };
  const answers: Answers = {
    recordListTextPreview: () => ({ status: 200, body: preview }),
    recordListImport: () => ({ status: 200, body: { ...counts, contacts: [7, 8] } }),
    officialsInvite: () => ({ status: 200, body: { invited: 1, linked: 0, left: 1 } }),
  };
  const user = organiser;
  const { screen, asked } = await showSignedIn({ path: '/admin/referees/import', user, answers });
  await screen.getByLabelText('Table with its heading').fill('Name\nBuk Petr');
  await screen.getByRole('button', { name: 'Read the list' }).click();
  await screen.getByRole('button', { name: 'Import 1 row' }).click();
  await expect.element(screen.getByText(/a mail with the link that sets its password/)).toBeVisible();
  expect(asked.some(({ operation }) => operation === 'officialsInvite')).toBe(false);
  await screen.getByRole('button', { name: 'Invite 2 officials' }).click();
  await expect.element(screen.getByText(/Invited by mail: 1\./)).toBeVisible();
  const sent = asked.find(({ operation }) => operation === 'officialsInvite');
  expect(sent?.asked.body).toEqual({ officials: [7, 8], locale: 'en' });
});

it('a name of two readings is answered by its first name, whichever of them that is', async () => {
  const texts = { lastName: 'Buk', firstName: 'Petr' };
  const row = { line: 2, texts, target: 'matched' as const, open: ['name-order' as const] };
  const preview: RecordListPreview = {
    rows: [{ ...row, result: 'asked', violations: [], candidates: [] }],
    aside: [],
    hidden: { rows: [], columns: [], sheets: [] },
    unknown: [],
    encoding: null,
    fingerprint: 'a'.repeat(64),
  };
  const answers: Answers = {
    recordListTextPreview: () => ({ status: 200, body: preview }),
    recordListRowsPreview: () => ({ status: 200, body: preview }),
  };
  const user = organiser;
  const { screen, asked } = await showSignedIn({ path: '/admin/referees/import', user, answers });
  await screen.getByLabelText('Table with its heading').fill('Name\nBuk Petr');
  await screen.getByRole('button', { name: 'Read the list' }).click();
  const read = () =>
    asked.filter(({ operation }) => operation === 'recordListRowsPreview').map(({ asked: { body } }) => body);
  const answered = (first: string, last: string) => ({
    rows: [{ line: 2, texts: { firstName: first, lastName: last }, open: [] }],
  });
  await screen.getByRole('button', { name: 'First name Petr' }).click();
  await expect.poll(read).toMatchObject([answered('Petr', 'Buk')]);
  await screen.getByRole('button', { name: 'First name Buk' }).click();
  await expect.poll(read).toMatchObject([answered('Petr', 'Buk'), answered('Buk', 'Petr')]);
});
