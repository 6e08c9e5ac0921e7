import type { RosterPreview, RosterRow, RosterText } from '@sevenmetre/contract/participants/schemas';
import { namedTeams, planImport, readPeople, type ListedPerson } from '@sevenmetre/rules/roster';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dismissToast } from '../../../lib/page/toasts.ts';
import { type Answers, showSignedIn } from '../../../testing/show-signed-in.tsx';
import { limitsOf, rosterOf } from './roster-view.ts';
import { emptyRoster } from './testing/a-roster.ts';

const names = ['Novák Jiří', 'Dub Matyáš', 'Buk Tadeáš', 'Lípa Ondřej'];
/** As a coach has them in a mail; two dates can be read in two ways, one is a year. */
const mail = Array.from({ length: 16 }, (_, index) => {
  const born = index === 3 ? '(2012)' : `${(index % 9) + 1}. ${(index % 12) + 1}. 2012`;
  return `${index * 2 + 4} ${(names[index % 4] ?? '').replace(' ', `${'áéíó'[Math.floor(index / 4)] ?? ''} `)} ${born}`;
}).join('\n');

/** The server by its own rules. */
function previewOf(
  people: readonly ListedPerson[],
  beside: Pick<RosterPreview, 'questions' | 'aside'>,
): RosterPreview {
  const plan = planImport(people, rosterOf(emptyRoster), limitsOf(emptyRoster), {
    teamIds: null,
    mayChangeNumbers: true,
  });
  const rows = plan.rows.map(({ texts: { line, open, unused, ...texts }, result, violations }) => ({
    line,
    texts,
    open: [...open],
    unused,
    result,
    violations: violations.map((violation) => ({ ...violation })),
  }));
  return { rows, ...beside, hidden: { rows: [], columns: [], sheets: [] }, fingerprint: 'a'.repeat(64) };
}

function previewText({ text, teamId, dayOrder, nameOrder, leading }: RosterText): RosterPreview {
  const read = readPeople(text, {
    known: { first: [], last: [] },
    answers: { dayOrder, nameOrder },
    firstDay: emptyRoster.limits.firstDay,
    team: teamId === 20 ? 'MC TJ Lípa I' : '',
    gender: teamId === 20 ? 'M' : '',
    teams: namedTeams(rosterOf(emptyRoster)),
    leading,
  });
  const questions = read.questions.map((question) =>
    question.kind === 'name-order'
      ? { ...question, names: [...question.names] as [string, string] }
      : question,
  );
  return previewOf(read.rows, { questions, aside: [...read.aside] });
}

const stored: RosterRow[] = [];
const answers: Answers = {
  clubRoster: () => ({ status: 200, body: emptyRoster }),
  rosterTextPreview: ({ body }) => ({ status: 200, body: previewText(body as RosterText) }),
  rosterRowsPreview: ({ body }) => {
    const { rows } = body as { rows: readonly RosterRow[] };
    const people = rows.map(({ line, texts, open }) => ({ line, ...texts, open, unused: '' }));
    return {
      status: 200,
      body: previewOf(people, { questions: [], aside: [] }),
    };
  },
  rosterImport: ({ body }) => {
    const { rows } = body as { rows: readonly RosterRow[] };
    stored.push(...rows);
    return { status: 200, body: { created: rows.length, updated: 0, same: 0, asked: 0, refused: 0 } };
  },
};

beforeEach(async () => {
  dismissToast();
  stored.length = 0;
  await page.viewport(360, 740);
});

describe('pasted names on a phone', () => {
  it('[RO15] bring sixteen players in with eight presses and one date, nothing stored before the last', async () => {
    const { screen } = await showSignedIn({ path: '/club/1/roster', answers });
    let presses = 0;
    const press = async (element: { click: () => Promise<void> }) => {
      presses += 1;
      await element.click();
    };
    await press(screen.getByRole('link', { name: 'Import' }));
    const field = screen.getByLabelText('Names, one person on a line');
    // A long press and its menu.
    presses += 2;
    await field.fill(mail);
    await press(screen.getByRole('button', { name: 'Read the list' }));
    await expect.element(screen.getByText('A year is not a birth date. Add day and month.')).toBeVisible();
    expect(screen.getByText(/1 row waits for an answer/).elements()).toHaveLength(1);
    await press(screen.getByRole('button', { name: 'Edit line 4' }));
    presses += 1;
    await screen.getByLabelText('Birth date').fill('4. 4. 2012');
    await press(screen.getByRole('button', { name: 'Apply' }));
    expect(stored).toEqual([]);
    await press(screen.getByRole('button', { name: 'Import 16 rows' }));
    await expect.element(screen.getByText('Imported: 16 new, 0 changed')).toBeVisible();
    expect([stored.length, presses]).toEqual([16, 8]);
    expect(stored[3]?.texts).toMatchObject({ birthDate: '4. 4. 2012', team: 'MC TJ Lípa I', number: '10' });
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    expect(Object.values(localStorage).join()).not.toContain('Nov');
  });

  it('[DA7][RO16] are asked about once, with both readings; a row can be left out', async () => {
    const { screen } = await showSignedIn({ path: '/club/1/roster?open=import', answers });
    await screen
      .getByLabelText('Names, one person on a line')
      .fill('Ngo Tran 05/03/2012\nLi Wang 06/04/2012\nSoupisku posílám, hezký den');
    await userEvent.click(screen.getByRole('button', { name: 'Read the list' }));
    await expect.element(screen.getByText('05/03/2012 can be two days. Which one is it?')).toBeVisible();
    await expect.element(screen.getByText(/1 line is no person: 3 \(text\)/)).toBeVisible();
    await screen.getByRole('button', { name: /5 March 2012/ }).click();
    await screen.getByRole('group', { name: 'Which one is the first name?' }).getByText('Tran').click();
    await expect.element(screen.getByRole('button', { name: 'Import 2 rows' })).toBeVisible();
    await screen.getByRole('button', { name: 'Leave out line 1' }).click();
    await screen.getByRole('button', { name: 'Import 1 row' }).click();
    await expect.element(screen.getByText('Imported: 1 new, 0 changed')).toBeVisible();
    expect(stored.map(({ texts }) => [texts.firstName, texts.lastName, texts.birthDate])).toEqual([
      ['Wang', 'Li', '2012-04-06'],
    ]);
    await userEvent.keyboard('{Escape}');
  });

  it('are not asked about any more once the row that is unclear is left out', async () => {
    const { screen } = await showSignedIn({ path: '/club/1/roster?open=import', answers });
    await screen
      .getByLabelText('Names, one person on a line')
      .fill('Novák Jiří 05/03/2012\nDub Matyáš 6. 4. 2012');
    await screen.getByRole('button', { name: 'Read the list' }).click();
    const question = screen.getByText('05/03/2012 can be two days. Which one is it?');
    await expect.element(question).toBeVisible();
    await screen.getByRole('button', { name: 'Leave out line 1' }).click();
    await expect.element(question).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
  });
});
