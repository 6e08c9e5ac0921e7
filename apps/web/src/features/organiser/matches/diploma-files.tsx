import { diplomaOperations } from '@sevenmetre/contract/diplomas/operations';
import { nth } from '@sevenmetre/phrases/final-place';
import { fullName } from '@sevenmetre/phrases/names';
import { useState } from 'react';
import { localName, useLanguage } from '../../../lib/words/words.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Empty, Ready } from '../../../ui/page/states.tsx';
import { EditionPapers } from '../editions/edition-papers.tsx';

/** Final rankings and diplomas of a category as files: of all its teams, or of one. */
export function DiplomaFiles() {
  const { t, locale } = useLanguage();
  const read = useRead('dashboardSlice', {});
  const [code, setCode] = useState('');
  return (
    <Card title={t('diplomas.title')}>
      <div className="organiser-matches__tools">
        <ListField
          name="category"
          label={t('diplomas.category')}
          value={code}
          onChange={setCode}
          options={[
            { value: '', label: t('diplomas.choose') },
            ...(read.data?.categories ?? []).map((category) => ({
              value: category.code,
              label: `${category.code} · ${localName(category, locale)}`,
            })),
          ]}
        />
        {code === '' ? null : <CategoryFiles key={code} code={code} />}
      </div>
      <PastFiles />
    </Card>
  );
}

/** Those of the editions that are over: every organiser may have them. */
function PastFiles() {
  const read = useRead('archiveSlice', {});
  return (read.data?.editions ?? []).map(({ id, name, year, address, champions }) => (
    <EditionPapers
      key={id}
      edition={{ id, name, year }}
      categoryCodes={champions.map(({ category }) => category.code)}
      address={address}
    />
  ));
}

function CategoryFiles({ code }: { code: string }) {
  const { t, locale } = useLanguage();
  const read = useRead('rankingSlice', { params: { code } });
  const [team, setTeam] = useState('');
  const fileOf = (path: string, query: Readonly<Record<string, string>>) =>
    `${path.replace('{code}', encodeURIComponent(code))}?${new URLSearchParams({ lang: locale, ...query }).toString()}`;
  return (
    <Ready read={read}>
      {({ rows, hidden }) =>
        rows.length === 0 ? (
          <Empty>{t(hidden ? 'finalRanking.hidden.text' : 'finalRanking.waiting.text')}</Empty>
        ) : (
          <>
            <ListField
              name="team"
              label={t('diplomas.team')}
              value={team}
              onChange={setTeam}
              options={[
                { value: '', label: t('diplomas.all') },
                ...rows.map((row) => ({
                  value: String(row.team.id),
                  label: `${nth(t, row.place)} ${fullName(row.team)}`,
                })),
              ]}
            />
            <a className="button button--outline" href={fileOf(diplomaOperations.rankingPdf.path, {})}>
              {t('diplomas.ranking')}
            </a>
            <a
              className="button button--outline"
              href={fileOf(diplomaOperations.diplomas.path, team === '' ? {} : { team })}
            >
              {t('diplomas.download')}
            </a>
          </>
        )
      }
    </Ready>
  );
}
