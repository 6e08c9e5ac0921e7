import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../test/command.ts';

/** What the web app does in one way: the code that shows another one, and the files that may have it, with the reason. */
interface Way {
  readonly sentence: string;
  readonly other: (code: string) => boolean;
  /** Files that are the one way. */
  readonly isLeftOut?: (file: string) => boolean;
  readonly known: Readonly<Record<string, string>>;
  readonly breaks: string;
  readonly keeps: string;
}

const ways: readonly Way[] = [
  {
    sentence:
      'whoever wants to know about a change listens by createListeners or createStore (lib/browser/store.ts)',
    other: (code) => /\bSet<\(/u.test(code),
    known: { 'lib/browser/store.ts': 'the listeners themselves' },
    breaks: 'const listeners = new Set<() => void>();',
    keeps: 'const { notify, subscribe } = createListeners();',
  },
  {
    sentence: 'a form is made by Form, and sent by Submit (ui/forms, decision 613)',
    other: (code) => /<form\b/u.test(code),
    known: {
      'ui/forms/form.tsx': 'the form itself',
      'ui/forms/step-form.tsx': 'the frame of forms in steps',
      'ui/dialogs/sign-in-again-dialog.tsx': 'signing in: outside the pages of signed-in users',
      'features/account/sign-in/sign-in-form.tsx': 'signing in: works before the page is hydrated',
      'features/organiser/plan/schedule/go-to-dialog.tsx': 'a search by keys: the focus goes to the place',
      'features/public/duty/join-page.tsx':
        'a page of visitors: without the words and weight of signed-in forms',
      'features/public/join/calculator.tsx': 'a page of visitors',
      'features/public/join/remind-form.tsx': 'a page of visitors',
      'features/public/notifications/dialog.tsx': 'a page of visitors',
      'features/public/signing-pin/signing-pin-page.tsx': 'a page of people without an account',
      'features/reporter/dialogs/sign-in-dialog.tsx': 'the reporter’s screen, whose steps are measured',
      'features/reporter/paper/paper-entry.tsx': 'the reporter’s screen: a line and Enter for each event',
    },
    breaks: '<form onSubmit={save}>',
    keeps: '<Form form={form}><Submit form={form} /></Form>',
  },
  {
    sentence: 'what is typed into a field is held by useForm (decision 613), unless it is no form',
    other: (code) => settersOf(code).some((setter) => isGivenToField(code, setter)),
    isLeftOut: (file) => file.startsWith('ui/forms/'),
    known: {
      ...because('a search, a filter, or which record is shown', [
        'features/club/clubs/users-page.tsx',
        'features/club/participants/preview-rows.tsx',
        'features/organiser/accommodation/accommodation-page.tsx',
        'features/organiser/assignments/reporters-page.tsx',
        'features/organiser/configuration/copy-dialog.tsx',
        'features/organiser/editions/new-edition.tsx',
        'features/organiser/find/find-dialog.tsx',
        'features/organiser/groups/deductions-card.tsx',
        'features/organiser/hall-papers/hall-papers-page.tsx',
        'features/organiser/matches/diploma-files.tsx',
        'features/organiser/matches/report-files.tsx',
        'features/organiser/plan/schedule/go-to-dialog.tsx',
        'features/organiser/plan/schedule/toolbar.tsx',
        'features/organiser/plan/settings/travel-card.tsx',
        'features/organiser/translations/key-editor.tsx',
        'features/public/search/search-dialog.tsx',
      ]),
      ...because('part of a field: its value is held by the form', [
        'features/organiser/city/help-points-field.tsx',
        'features/organiser/configuration/entry-field.tsx',
        'features/organiser/plan/changes/match-field.tsx',
      ]),
      ...because('what is typed is read, and only what was read is kept', [
        'features/organiser/plan/schedule-file/schedule-file-page.tsx',
        'ui/imports/import-parts.tsx',
      ]),
      ...because('part of a larger draft that is saved as a whole', [
        'features/organiser/plan/formats/formats-page.tsx',
        'features/organiser/plan/settings/blocks-card.tsx',
        'features/organiser/plan/settings/courts-card.tsx',
        'features/organiser/plan/versions/publish-card.tsx',
      ]),
      ...because('the reporter’s screen, whose steps are measured', [
        'features/reporter/dialogs/edit-dialog.tsx',
        'features/reporter/dialogs/reopen-dialog.tsx',
        'features/reporter/dialogs/signatures-dialog.tsx',
        'features/reporter/dialogs/time-dialogs.tsx',
      ]),
      ...because('a page of visitors: without the words and weight of signed-in forms', [
        'features/public/duty/my-shift-page.tsx',
        'features/public/join/remind-form.tsx',
        'features/public/notifications/dialog.tsx',
        'features/public/signing-pin/signing-pin-page.tsx',
        'ui/take-along-sheet.tsx',
      ]),
    },
    breaks: "const [name, setName] = useState('');\n<TextField value={name} onChange={setName} />",
    keeps: "<TextField {...form.field('name')} />",
  },
];

const sources = join(root, 'apps/web/src');
const files = globSync('**/*.{ts,tsx}', { cwd: sources })
  .filter((file) => !/(?:\.test\.tsx?$|^testing\/)/u.test(file))
  .map((file) => ({ file, code: readFileSync(join(sources, file), 'utf8') }));

test.each(ways)('$sentence', ({ other, known, isLeftOut }) => {
  const found = files.filter(({ file, code }) => isLeftOut?.(file) !== true && other(code));
  expect(found.map(({ file }) => file).toSorted()).toEqual(Object.keys(known).toSorted());
});

test.each(ways)('another way is found: $breaks', ({ other, breaks, keeps }) => {
  expect([other(breaks), other(keeps)]).toEqual([true, false]);
});

function because(reason: string, of: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(of.map((file) => [file, reason]));
}

function settersOf(code: string): readonly string[] {
  return [...code.matchAll(/const \[[^\]]*?,\s*(\w+)\] = useState/gu)].map(([, setter = '']) => setter);
}

/** `onChange={setName}`, `change={(name) => setForm({ ...form, name })}`: where the setter stands first. */
function isGivenToField(code: string, setter: string): boolean {
  const given = `\\b(?:onChange|change|onInput|type)=\\{(?:\\([^)]*\\)\\s*=>\\s*(?:\\{\\s*)?)?${setter}\\b`;
  return new RegExp(given, 'u').test(code);
}
