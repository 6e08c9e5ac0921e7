import type { OfficialsInvited, RecordListPreview } from '@sevenmetre/contract/record-list/schemas';
import { listColumnsOf, type RecordList } from '@sevenmetre/rules/record-list';
import { adminPlacesPath, refereeRegistrationsPath } from '../../../lib/paths/signed-in-paths.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useState } from 'react';
import { callServer } from '../../../lib/queries/call.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import {
  countResults,
  EncodingQuestion,
  HiddenNote,
  ImportSummary,
  SheetQuestion,
  SourceFields,
  useAsideLines,
} from '../../../ui/imports/import-parts.tsx';
import { ReadingBar } from '../../../ui/imports/reading-bar.tsx';
import { SampleFile } from '../../../ui/imports/sample-file.tsx';
import { Banner } from '../../../ui/page/badge.tsx';
import { Card, CardGrid } from '../../../ui/page/card.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { OrganiserImports } from './organiser-imports.tsx';
import { RecordRows } from './record-rows.tsx';
import { type RecordListImport, useRecordList } from './use-record-list.ts';

const backPaths: Readonly<Record<RecordList, string>> = {
  halls: adminPlacesPath,
  officials: refereeRegistrationsPath,
};

export function HallListPage() {
  return <RecordListPage list="halls" />;
}

export function OfficialListPage() {
  return <RecordListPage list="officials" />;
}

/** Halls or officials from a list: looked through row by row, stored after the confirmation. */
function RecordListPage({ list }: { list: RecordList }) {
  const t = useWords();
  const sheet = useRecordList(list);
  const { preview, imported, failure, reading } = sheet;
  const headings = Object.fromEntries(
    listColumnsOf(list).map((column) => [column, t(`recordList.column.${column}`)]),
  );
  const isNameless = failure?.kind === 'refused' && failure.code === 'sheet-columns-missing';
  return (
    <AdminPage
      title={t(`recordList.title.${list}`)}
      back={{ to: backPaths[list], name: t(`recordList.back.${list}`) }}
    >
      <CardGrid>
        <Card title={t(`recordList.title.${list}`)}>
          <p className="field-hint">{t(`recordList.hint.${list}`)}</p>
          <SampleFile
            kind={list}
            headings={headings}
            context={{ categories: [], countryCode: 'CZ', team: null }}
          />
          <SourceFields
            name={`${list}-text`}
            label={t('recordList.paste')}
            rows={5}
            maxLength={200_000}
            again={preview !== null}
            start={sheet.start}
          />
          <ReadingBar reading={reading} label={t('sheetImport.reading')} />
          <SheetQuestion sheets={sheet.sheets} />
          <HiddenNote hidden={sheet.hidden} />
          {failure === null ? null : (
            <Banner kind="bad">
              {failureText(t, failure)} {isNameless ? t('recordList.missing') : null}
            </Banner>
          )}
          {preview === null ? null : <Preview list={list} preview={preview} sheet={sheet} />}
          {imported === null ? null : (
            <>
              <Banner kind="good">
                {t(`recordList.done.${list}`, { created: imported.created, updated: imported.updated })}
              </Banner>
              {imported.contacts.length > 0 ? <Invitation officials={imported.contacts} /> : null}
            </>
          )}
        </Card>
        <OrganiserImports kind={list} />
      </CardGrid>
    </AdminPage>
  );
}

/** Accounts for imported officials, with what follows from them named before. */
function Invitation({ officials }: { readonly officials: readonly number[] }) {
  const { t, locale } = useLanguage();
  const [invited, setInvited] = useState<OfficialsInvited | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const invite = async () => {
    const outcome = await callServer('officialsInvite', { body: { officials: [...officials], locale } });
    if (outcome.ok) setInvited(outcome.body);
    else setFailure(failureText(t, outcome.failure));
    return outcome.ok;
  };
  if (invited !== null) return <Banner kind="good">{t('recordList.invited', invited)}</Banner>;
  return (
    <>
      {failure === null ? null : <Banner kind="bad">{failure}</Banner>}
      <p className="field-hint">{t('recordList.inviteHint')}</p>
      <AsyncButton action={invite}>{t('recordList.invite', { count: officials.length })}</AsyncButton>
    </>
  );
}

interface PreviewProps {
  readonly list: RecordList;
  readonly preview: RecordListPreview;
  readonly sheet: RecordListImport;
}

function Preview({ list, preview: { rows, aside, unknown, encoding: asked }, sheet }: PreviewProps) {
  const t = useWords();
  const lines = useAsideLines(aside);
  const changing = countResults(rows, 'create', 'update');
  return (
    <>
      {asked === null ? null : (
        <EncodingQuestion asked={asked} choose={(encoding) => sheet.answer({ encoding })} />
      )}
      <ImportSummary rows={rows} none={t('recordList.none')}>
        {aside.length > 0 ? `${t('recordList.aside', { count: aside.length, lines })}. ` : null}
        {unknown.length > 0 ? t('recordList.unknown', { columns: unknown.join(', ') }) : null}
      </ImportSummary>
      <RecordRows list={list} rows={rows} change={sheet.change} />
      {changing > 0 ? (
        <AsyncButton action={sheet.commit}>{t('sheetImport.confirm', { count: changing })}</AsyncButton>
      ) : null}
    </>
  );
}
