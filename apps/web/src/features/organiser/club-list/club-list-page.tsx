import type { ClubListImported, ClubListPreview } from '@sevenmetre/contract/club-list/schemas';
import { clubColumns } from '@sevenmetre/rules/club-list';
import { countryName } from '@sevenmetre/rules/names';
import { useState } from 'react';
import { showToast } from '../../../lib/page/toasts.ts';
import { registrationsPath } from '../../../lib/paths/signed-in-paths.ts';
import { callServer } from '../../../lib/queries/call.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { sortByName } from '../../../lib/words/sort-by-name.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import {
  countResults,
  EncodingQuestion,
  HiddenNote,
  ImportSummary,
  SheetQuestion,
  SourceFields,
  useAsideLines,
} from '../../../ui/imports/import-parts.tsx';
import { Banner } from '../../../ui/page/badge.tsx';
import { Card, CardGrid } from '../../../ui/page/card.tsx';
import { ReadingBar } from '../../../ui/imports/reading-bar.tsx';
import { SampleFile } from '../../../ui/imports/sample-file.tsx';
import { OrganiserImports } from '../record-lists/organiser-imports.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { ClubRows } from './club-rows.tsx';
import { type ClubList, useClubList } from './use-club-list.ts';

/** Clubs and teams from an organiser's list: looked through row by row, stored after the confirmation. */
export function ClubListPage() {
  const t = useWords();
  const list = useClubList();
  const { preview, imported, failure, reading } = list;
  return (
    <AdminPage title={t('clubList.title')} back={{ to: registrationsPath, name: t('clubList.back') }}>
      <CardGrid>
        <Card title={t('clubList.title')}>
          <p className="field-hint">{t('clubList.hint')}</p>
          <Sample />
          <SourceFields
            name="club-list-text"
            label={t('clubList.paste')}
            rows={5}
            maxLength={200_000}
            again={preview !== null}
            start={list.start}
          />
          <ReadingBar reading={reading} label={t('sheetImport.reading')} />
          <SheetQuestion sheets={list.sheets} />
          <HiddenNote hidden={list.hidden} />
          {failure === null ? null : <Banner kind="bad">{failureText(t, failure)}</Banner>}
          {preview === null ? null : <Preview preview={preview} list={list} />}
          {imported === null ? null : <Imported imported={imported} />}
        </Card>
        <OrganiserImports kind="clubs" />
      </CardGrid>
    </AdminPage>
  );
}

/** With categories of the edition, so that all of it can be imported. */
function Sample() {
  const t = useWords();
  const { data } = useRead('enums', {});
  if (data === undefined) return null;
  const headings = Object.fromEntries(clubColumns.map((column) => [column, t(`clubList.column.${column}`)]));
  const categories = data.teamCategories.map(({ code }) => code);
  return (
    <SampleFile kind="clubs" headings={headings} context={{ categories, countryCode: 'CZ', team: null }} />
  );
}

interface PreviewProps {
  readonly preview: ClubListPreview;
  readonly list: ClubList;
}

function Preview({ preview, list }: PreviewProps) {
  const t = useWords();
  const { rows, aside, unknown, encoding: asked } = preview;
  const lines = useAsideLines(aside);
  const stored = countResults(rows, 'create', 'update', 'same');
  return (
    <>
      <Country preview={preview} list={list} />
      {asked === null ? null : (
        <EncodingQuestion asked={asked} choose={(encoding) => list.answer({ encoding })} />
      )}
      <ImportSummary rows={rows} none={t('clubList.none')}>
        {aside.length > 0 ? `${t('clubList.aside', { count: aside.length, lines })}. ` : null}
        {unknown.length > 0 ? t('clubList.unknown', { columns: unknown.join(', ') }) : null}
      </ImportSummary>
      <ClubRows rows={rows} change={list.change} />
      {stored > 0 ? (
        <AsyncButton action={list.commit}>{t('sheetImport.confirm', { count: stored })}</AsyncButton>
      ) : null}
    </>
  );
}

function Country({ preview, list }: PreviewProps) {
  const { t, locale } = useLanguage();
  const named = preview.countries.map((country) => ({
    value: String(country.id),
    label: countryName({ countryCode: country.code, nameCs: country.nameCs, nameEn: country.nameEn }, locale),
  }));
  const { countryId } = list.answers;
  return (
    <ListField
      name="club-list-country"
      label={t('clubList.country')}
      optional="unsaid"
      none={t('clubList.noCountry')}
      value={countryId === null ? '' : String(countryId)}
      onChange={(value) => void list.answer({ countryId: value === '' ? null : Number(value) })}
      options={sortByName(named, locale, ({ label }) => label)}
    />
  );
}

/** What was stored, and the invitations to the contacts in one press. */
function Imported({ imported: { created, updated, teams, contacts } }: { imported: ClubListImported }) {
  const t = useWords();
  const [isInvited, setInvited] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const invite = async () => {
    const outcome = await callServer('clubContactsInvite', { body: { contacts } });
    if (!outcome.ok) {
      setFailure(failureText(t, outcome.failure));
      return false;
    }
    setInvited(true);
    showToast('done', t('clubList.invited', { count: outcome.body.invited }));
    return true;
  };
  return (
    <>
      <Banner kind="good">{t('clubList.done', { created, updated, teams })}</Banner>
      {failure === null ? null : <Banner kind="bad">{failure}</Banner>}
      {contacts.length === 0 || isInvited ? null : (
        <>
          <p className="field-hint">{t('clubList.inviteHint')}</p>
          <AsyncButton action={invite}>{t('clubList.invite', { count: contacts.length })}</AsyncButton>
        </>
      )}
    </>
  );
}
