import type { ClubRoster, RosterPreview } from '@sevenmetre/contract/participants/schemas';
import { importColumns } from '@sevenmetre/rules/roster';
import type { SampleContext } from '@sevenmetre/rules/sheet-import';
import { useWords } from '../../../lib/words/words.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import type { Failure } from '../../../lib/queries/failure.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { Banner } from '../../../ui/page/badge.tsx';
import { Card, CardGrid } from '../../../ui/page/card.tsx';
import {
  countResults,
  HiddenNote,
  ImportSummary,
  SheetQuestion,
  SourceFields,
  useAsideLines,
} from '../../../ui/imports/import-parts.tsx';
import { RecentImports } from '../../../ui/imports/recent-imports.tsx';
import { ReadingBar } from '../../../ui/imports/reading-bar.tsx';
import { SampleFile } from '../../../ui/imports/sample-file.tsx';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { ImportQuestions } from './import-questions.tsx';
import { PreviewRows } from './preview-rows.tsx';
import { teamsOf } from './roster-view.ts';
import { type Import, useImport } from './use-import.ts';

interface ImportPanelProps {
  readonly roster: ClubRoster;
  readonly leave: () => void;
}

/** Pasted names or a sheet are looked through first, row by row; then exactly what was shown is stored. */
export function ImportPanel({ roster, leave }: ImportPanelProps) {
  const t = useWords();
  const teams = teamsOf(roster).filter(({ editable }) => editable);
  const [only] = teams;
  const sheet = useImport(roster.club.id, teams.length === 1 && only ? only.id : null, leave);
  const { preview, failure, reading } = sheet;
  const headings = Object.fromEntries(
    importColumns.map((column) => [column, t(`participants.column.${column}`)]),
  );
  return (
    <CardGrid>
      <Card title={t('participants.sheet.heading')}>
        <p className="field-hint">{t('participants.sheet.hint')}</p>
        {teams.length === 0 ? null : (
          <ListField
            name="import-team"
            label={t('participants.sheet.defaultTeam')}
            optional="unsaid"
            none={t('participants.sheet.noTeam')}
            value={sheet.answers.teamId === null ? '' : String(sheet.answers.teamId)}
            onChange={(value) => void sheet.answer({ teamId: value === '' ? null : Number(value) })}
            options={teams.map(({ id, categoryCode, name }) => ({
              value: String(id),
              label: `${categoryCode} ${name}`,
            }))}
          />
        )}
        <SampleFile kind="roster" headings={headings} context={sampleContext(roster)} />
        <SourceFields
          name="import-text"
          label={t('participants.sheet.paste')}
          hint={t('participants.sheet.pasteHint')}
          rows={6}
          maxLength={60_000}
          again={preview !== null}
          start={sheet.start}
        />
        <ReadingBar reading={reading} label={t('sheetImport.reading')} />
        <SheetQuestion sheets={sheet.sheets} />
        <HiddenNote hidden={sheet.hidden} />
        {failure === null ? null : (
          <Banner kind="bad">
            {failureText(t, failure)} <Missing failure={failure} />
          </Banner>
        )}
        {preview === null ? null : <Preview roster={roster} preview={preview} sheet={sheet} />}
      </Card>
      <RosterImports clubId={roster.club.id} />
    </CardGrid>
  );
}

/** A team of the club with people who may play in it, so that all of the sample can be imported. */
function sampleContext(roster: ClubRoster): SampleContext {
  const [team] = teamsOf(roster).filter(({ editable }) => editable);
  const category = roster.categories.find(({ id }) => id === team?.categoryId);
  const born = category?.birthDateMin ?? '2012-03-09';
  const gender = category?.gender === 'M' ? 'M' : 'W';
  const label = team === undefined ? '' : `${team.categoryCode} ${team.name}`;
  return {
    categories: [],
    countryCode: 'CZ',
    team: team === undefined ? null : { label, birthDate: born, gender },
  };
}

function RosterImports({ clubId }: { clubId: number }) {
  const { data } = useRead('rosterImports', { params: { id: clubId } });
  const undo = useWrite('rosterImportUndo', ['rosterImports', 'clubRoster']);
  if (data === undefined) return null;
  return (
    <RecentImports
      imports={data}
      kind="roster"
      undo={(importId) => undo({ params: { id: clubId }, body: { importId } })}
    />
  );
}

interface PreviewProps {
  readonly roster: ClubRoster;
  readonly preview: RosterPreview;
  readonly sheet: Import;
}

function Preview({ roster, preview: { rows, questions, aside }, sheet }: PreviewProps) {
  const t = useWords();
  const lines = useAsideLines(aside);
  const changing = countResults(rows, 'create', 'update');
  return (
    <>
      <ImportQuestions questions={questions} sheet={sheet} />
      <ImportSummary rows={rows} none={t('participants.sheet.none')}>
        {aside.length > 0 ? t('participants.sheet.aside', { count: aside.length, lines }) : null}
      </ImportSummary>
      <PreviewRows roster={roster} rows={rows} change={sheet.change} />
      {changing > 0 ? (
        <AsyncButton action={sheet.commit}>{t('sheetImport.confirm', { count: changing })}</AsyncButton>
      ) : null}
    </>
  );
}

/** Which columns a sheet lacks. */
function Missing({ failure }: { failure: Failure }) {
  const t = useWords();
  if (failure.kind !== 'refused') return null;
  const asked = failure.details['columns'];
  const names = importColumns.flatMap((column) =>
    Array.isArray(asked) && asked.includes(column) ? t(`participants.column.${column}`) : [],
  );
  return names.length === 0 ? null : t('participants.sheet.missing', { columns: names.join(', ') });
}
