import type { PlanDraft, PlanSettings } from '@sevenmetre/contract/plan/schemas';
import type { ScheduleFilePreview, ScheduleFileRows } from '@sevenmetre/contract/schedule-file/schemas';
import {
  type ListedMatch,
  noScheduleAnswers,
  planScheduleFile,
  readScheduleFile,
  type ScheduleAnswers,
  type ScheduleFileContext,
} from '@sevenmetre/rules/schedule-file';
import { readCells } from '@sevenmetre/rules/tables';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, organiser, showSignedIn } from '../../../../testing/show-signed-in.tsx';
import { smallCourt, smallDraft, smallSettings } from '../testing/small-plan.ts';

const match = (home: string, away: string): ScheduleFileContext['matches'][number] => ({
  key: `MB A:${home}-${away}`,
  category: 'MB',
  number: null,
  group: 'A',
  level: 'preliminary',
  isBracket: false,
  home,
  away,
  isFixed: false,
  isLocked: false,
  to: null,
});

const clubs = ['Lípa', 'Dub', 'Buk'];
const context: ScheduleFileContext = {
  days: ['2027-05-06', '2027-06-05'],
  timeZone: 'Europe/Prague',
  categories: [
    { code: 'MB', words: ['Younger boys'], isDrawn: true },
    { code: 'WB', words: ['Younger girls'], isDrawn: false },
  ],
  teams: clubs.map((club, index) => ({
    id: String(index + 1),
    category: 'MB',
    name: `HC ${club} I`,
    own: null,
    club: `HC ${club}`,
    number: 1,
    country: 'CZ',
  })),
  courts: ['H1', 'H2', 'H3', 'H4'].map((code, index) => ({
    key: String(index + 1),
    hall: index + 1,
    number: 1,
    hallWords: [code, `Hala ${code}`],
    name: null,
  })),
  matches: [match('1', '2'), match('1', '3'), match('2', '3')],
};

/** The server by its own rules. */
function previewOf(rows: readonly ListedMatch[], answers: ScheduleAnswers): ScheduleFilePreview {
  const read = planScheduleFile(rows, context, answers);
  return {
    revision: 4,
    rows: read.rows.map(({ row, match: placed, to, question, reason, result, category }) => ({
      line: row.line,
      column: row.column,
      texts: { ...row.texts },
      titles: [...row.titles],
      match: row.match,
      isLeftOut: row.isLeftOut,
      isDoubtful: row.isDoubtful,
      result,
      category,
      placed,
      to,
      reason,
      question: question && { ...question, choices: [...question.choices] },
    })),
    aside: [],
    hidden: { rows: [], columns: [], sheets: [] },
    unknown: ['Note'],
    encoding: null,
    questions: {
      days: read.questions.days.map(({ id, examples }) => ({ id, examples: [...examples] })),
      times: [],
      repeatDays: read.questions.repeatDays,
    },
    answers: { ...answers, names: [...answers.names] },
    hasOtherNumbers: false,
    missing: [...read.missing],
    brokenRules: 2,
    fingerprint: 'a'.repeat(64),
  };
}

const settings: PlanSettings = {
  ...smallSettings,
  days: [...context.days],
  halls: context.courts.map(({ hall, hallWords }) => ({
    id: hall,
    code: hallWords[0] ?? '',
    nameCs: hallWords[1] ?? '',
    nameEn: hallWords[1] ?? '',
    located: false,
  })),
  courts: context.courts.map(({ key, hall }) => ({ ...smallCourt, key, placeId: hall })),
};
const draft: PlanDraft = {
  ...smallDraft(),
  groups: [
    {
      key: 'MB A',
      category: 'MB',
      label: 'A',
      level: 'preliminary',
      playoff: null,
      isBracket: false,
      ranked: true,
      seats: [0, 1, 2].map((entry) => ({ kind: 'entry', entry })),
    },
  ],
  matches: context.matches.map(({ key, home, away }) => ({
    key,
    category: 'MB',
    level: 'preliminary',
    group: 'MB A',
    round: 0,
    teams: [home ?? '', away ?? ''],
    waitsFor: [],
    groupKey: 'MB A',
    home: Number(home) - 1,
    away: Number(away) - 1,
    number: null,
    state: 'new',
  })),
  teams: context.teams.map(({ id, name }) => ({
    id: Number(id),
    name,
    category: 'MB',
    clubId: 1,
    countryCode: 'CZ',
  })),
};

const table = [
  'Day;Time;Venue;Category;Home;Away;Note',
  '05/06;9:00;H1;MB;HC Lípa;HC Dub;',
  '05/06;9:40;Aréna;MB;Lípa;Buk;',
  '05/06;10:20;H2;MB;Buk;Dubb;',
  '05/06;11:00;H2;WB;Buk;Dub;',
].join('\n');

test('[SF3][SF6][SF9] a schedule is looked through, answered, changed and placed as one step of the draft, on a phone', async () => {
  await page.viewport(360, 780);
  const sent: ScheduleFileRows[] = [];
  const answers: Answers = {
    planDraft: () => ({ status: 200, body: draft }),
    planSettings: () => ({ status: 200, body: settings }),
    scheduleFileTextPreview: ({ body }) => {
      const read = readScheduleFile(readCells((body as { text: string }).text).rows);
      return { status: 200, body: previewOf(read?.rows ?? [], noScheduleAnswers) };
    },
    scheduleFileRowsPreview: ({ body }) => {
      const { rows, answers: given } = body as ScheduleFileRows;
      return { status: 200, body: previewOf(rows, given) };
    },
    scheduleFileImport: ({ body }) => {
      sent.push(body as ScheduleFileRows);
      return { status: 200, body: { placed: 3, command: 5 } };
    },
  };
  const user = organiser;
  const { screen } = await showSignedIn({ path: '/admin/plan/schedule/import', user, answers });
  await screen.getByLabelText('Table with its heading').fill(table);
  await screen.getByRole('button', { name: 'Read the schedule' }).click();
  await expect.element(screen.getByText('How are the days of this file written?')).toBeVisible();
  await screen.getByRole('button', { name: '05/06 is 5 Jun 2027' }).click();
  await expect.element(screen.getByText(/1 match gets a place/)).toBeVisible();
  await expect
    .element(screen.getByText('The plan has no matches of WB yet.', { exact: false }))
    .toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Choose a format for WB' })).toBeVisible();
  await screen.getByLabelText('Court in line 3').selectOptions('4');
  await expect.element(screen.getByText(/2 matches get a place/)).toBeVisible();
  await screen.getByRole('button', { name: 'Leave out line 3' }).click();
  await screen.getByRole('button', { name: 'Take line 3 after all' }).click();
  await screen.getByRole('button', { name: /^It is MB-A 3/ }).click();
  await expect.element(screen.getByText(/3 matches get a place/)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await screen.getByRole('button', { name: 'Edit line 2' }).click();
  await screen.getByLabelText('Time', { exact: true }).fill('9:05');
  await screen.getByLabelText('Hall', { exact: true }).fill('H3');
  await screen.getByRole('button', { name: 'Apply' }).click();
  await expect.element(screen.getByText(/3 matches get a place/)).toBeVisible();
  expect(sent).toEqual([]);
  await screen.getByRole('button', { name: 'Place 3 matches' }).click();
  await expect.element(screen.getByText('3 matches were placed in the draft.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Open the schedule' })).toBeVisible();
  expect(sent[0]?.rows[0]?.texts).toMatchObject({ time: '9:05', hall: 'H3' });
  expect(sent[0]?.answers.names).toEqual([{ kind: 'hall', text: 'Aréna', category: '', id: '4' }]);
});
