import type { BankImports, BankPreview, BankQueue } from '@sevenmetre/contract/bank/schemas';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Answers, organiser, showSignedIn } from '../../../testing/show-signed-in.tsx';

const preview: BankPreview = {
  format: 'csv',
  accounts: [],
  movements: [],
  left: [],
  questions: [],
  remembered: [],
  hidden: { rows: [3, 4, 6], columns: [], sheets: [] },
  counts: { rows: 6, aside: 1, taken: 0, asked: 0, skipped: 5 },
  sums: [],
};

const queue: BankQueue = {
  transactions: [],
  count: 0,
  counts: { unmatched: 0, matched: 0, ignored: 0 },
  differing: [],
};
const imports: BankImports = { imports: [], timeZone: 'Europe/Prague' };

it('[SI7] a statement says which hidden rows were left out, and one press reads the file again with them', async () => {
  const asked: (string | null)[] = [];
  const answers: Answers = {
    bankQueue: () => ({ status: 200, body: queue }),
    bankImports: () => ({ status: 200, body: imports }),
    bankPreview: ({ query }) => {
      asked.push(query.get('hidden'));
      return { status: 200, body: preview };
    },
  };
  const user = organiser;
  const { screen } = await showSignedIn({ path: '/admin/bank', user, answers });
  await userEvent.upload(screen.getByLabelText('File', { exact: true }), new File(['PK'], 'pohyby.xlsx'));
  await screen.getByRole('button', { name: 'Preview' }).click();
  const left = screen.getByRole('group', { name: '3 hidden rows were not read: 3–4, 6' });
  await left.getByRole('button', { name: 'Read them, too' }).click();
  const read = screen.getByRole('group', { name: '3 hidden rows are read: 3–4, 6' });
  await expect.element(read).toBeVisible();
  expect(asked).toEqual([null, 'rows']);
});
