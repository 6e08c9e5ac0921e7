import type { ClubListImported, ClubListPreview } from '@sevenmetre/contract/club-list/schemas';
import { countryName } from '@sevenmetre/rules/names';
import { useState } from 'react';
import { showToast } from '../../../lib/page/toasts.ts';
import { registrationsPath } from '../../../lib/paths/signed-in-paths.ts';
import { callServer } from '../../../lib/queries/call.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { sortByName } from '../../../lib/words/sort-by-name.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { TextAreaField } from '../../../ui/forms/text-field.tsx';
import { Banner } from '../../../ui/page/badge.tsx';
import { Card, CardGrid } from '../../../ui/page/card.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { ClubRows } from './club-rows.tsx';
import { type ClubList, useClubList } from './use-club-list.ts';
import './club-list.css';

/** Clubs and teams from an organiser's list: looked through row by row, stored after the confirmation. */
export function ClubListPage() {
  const t = useWords();
  const list = useClubList();
  const { preview, imported, failure, isReading } = list;
  return (
    <AdminPage title={t('clubList.title')} back={{ to: registrationsPath, name: t('clubList.back') }}>
      <CardGrid>
        <Card title={t('clubList.title')}>
          <p className="field-hint">{t('clubList.hint')}</p>
          <Source list={list} />
          <div role="status">{isReading ? t('clubList.reading') : null}</div>
          {failure === null ? null : <Banner kind="bad">{failureText(t, failure)}</Banner>}
          {preview === null ? null : <Preview preview={preview} list={list} />}
          {imported === null ? null : <Imported imported={imported} />}
        </Card>
      </CardGrid>
    </AdminPage>
  );
}

function Source({ list }: { list: ClubList }) {
  const t = useWords();
  const [text, setText] = useState('');
  return (
    <>
      <TextAreaField
        name="club-list-text"
        label={t('clubList.paste')}
        optional="unsaid"
        rows={5}
        maxLength={200_000}
        value={text}
        onChange={setText}
      />
      {text.trim() === '' ? null : (
        <AsyncButton look="plain" throttled={false} action={() => list.start({ text })}>
          {t('clubList.read')}
        </AsyncButton>
      )}
      <label className="button button--outline">
        {t('clubList.choose')}
        <input
          type="file"
          className="visually-hidden"
          accept=".xlsx,.csv,.tsv,.txt,text/csv"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void list.start({ file });
            // The same file, put right, can be chosen again.
            target.value = '';
          }}
        />
      </label>
    </>
  );
}

interface PreviewProps {
  readonly preview: ClubListPreview;
  readonly list: ClubList;
}

function Preview({ preview, list }: PreviewProps) {
  const t = useWords();
  const { rows, aside, unknown } = preview;
  const count = (...results: readonly string[]) =>
    rows.filter(({ result }) => results.includes(result)).length;
  const changing = count('create', 'update');
  const [asked, refused] = [count('asked'), count('refused')];
  const lines = aside
    .toSorted((a, b) => a.line - b.line)
    .map(({ line, reason }) => `${line} (${t(`clubList.reason.${reason}`)})`)
    .join(', ');
  return (
    <>
      <Country preview={preview} list={list} />
      <Encodings preview={preview} list={list} />
      <p className="club-list__result">
        <b>{changing > 0 ? t('clubList.preview') : t('clubList.none')}</b>{' '}
        {asked > 0 ? `${t('clubList.waiting', { count: asked })}. ` : null}
        {refused > 0 ? `${t('clubList.leftOut', { count: refused })}. ` : null}
        {aside.length > 0 ? `${t('clubList.aside', { count: aside.length, lines })}. ` : null}
        {unknown.length > 0 ? t('clubList.unknown', { columns: unknown.join(', ') }) : null}
      </p>
      <ClubRows rows={rows} change={list.change} />
      {changing > 0 || count('same') > 0 ? (
        <AsyncButton action={list.commit}>
          {t('clubList.confirm', { count: changing + count('same') })}
        </AsyncButton>
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

/** Both readings of a file that does not say its encoding. */
function Encodings({ preview: { encoding: asked }, list }: PreviewProps) {
  const t = useWords();
  if (asked === null) return null;
  const read = [...new Set(asked.others.flatMap(({ words }) => words.map((word) => word.read)))].join(', ');
  return (
    <Banner kind="wait">
      <div className="club-list__edit" role="group" aria-label={t('clubList.encoding')}>
        <b>{t('clubList.encoding')}</b>
        <div className="club-list__actions">
          <AsyncButton
            look="plain"
            throttled={false}
            action={() => list.answer({ encoding: asked.encoding })}
          >
            {read}
          </AsyncButton>
          {asked.others.map(({ encoding, words }) => (
            <AsyncButton
              key={encoding}
              look="plain"
              throttled={false}
              action={() => list.answer({ encoding })}
            >
              {words.map(({ instead }) => instead).join(', ')}
            </AsyncButton>
          ))}
        </div>
      </div>
    </Banner>
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
