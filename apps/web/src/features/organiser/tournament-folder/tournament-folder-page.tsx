import type { FolderPreview } from '@sevenmetre/contract/tournament-folder/schemas';
import { pastYearPath } from '../../../lib/paths/signed-in-paths.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Choice, Question } from '../../../ui/imports/import-parts.tsx';
import { ReadingBar } from '../../../ui/imports/reading-bar.tsx';
import { Link } from '../../../ui/link.tsx';
import { Banner } from '../../../ui/page/badge.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { FolderErrors } from './folder-errors.tsx';
import { FolderFiles } from './folder-files.tsx';
import { FolderMatches } from './folder-matches.tsx';
import { useFolder } from './use-folder.ts';

/** A tournament that was made elsewhere: its files, what is wrong with them, which registered clubs and teams it means. */
export function TournamentFolderPage() {
  const t = useWords();
  const folder = useFolder();
  const { files, preview, choices, errors, errorCount, failure, changedRows } = folder;
  return (
    <AdminPage
      title={t('tournamentFolder.title')}
      sub={t('tournamentFolder.lead')}
      actions={
        <Link className="button button--outline" to={pastYearPath}>
          {t('tournamentFolder.past.link')}
        </Link>
      }
    >
      <Card title={t('tournamentFolder.choose')}>
        <FolderFiles
          label={t('tournamentFolder.choose')}
          hint={t('tournamentFolder.chooseHint')}
          choose={folder.choose}
        />
        {failure ? <Banner kind="bad">{failureText(t, failure)}</Banner> : null}
        {changedRows === null ? null : (
          <Banner kind="good">{t('tournamentFolder.confirmed', { count: changedRows })}</Banner>
        )}
        {files.length > 0 && preview === null ? (
          <AsyncButton action={folder.look}>{t('tournamentFolder.look')}</AsyncButton>
        ) : null}
        <ReadingBar reading={folder.reading} label={t('tournamentFolder.past.reading')} />
        {errors.length > 0 ? <FolderErrors errors={errors} count={errorCount} /> : null}
      </Card>
      {preview ? <CategoryQuestions folder={folder} asked={preview.categories} /> : null}
      {preview ? (
        <FolderMatches preview={preview} choices={choices} match={folder.match} confirm={folder.confirm} />
      ) : null}
    </AdminPage>
  );
}

interface CategoryQuestionsProps {
  readonly folder: Pick<ReturnType<typeof useFolder>, 'categories' | 'chooseCategory'>;
  readonly asked: FolderPreview['categories'];
}

/** Categories with another code than the registered one of their name. Without an answer they are new. */
function CategoryQuestions({ folder: { categories, chooseCategory }, asked }: CategoryQuestionsProps) {
  const t = useWords();
  const open = Map.groupBy(
    asked.filter(({ code }) => !categories.has(code)),
    ({ code }) => code,
  );
  return [...open].map(([code, choices]) => (
    <Question
      key={code}
      text={t('tournamentFolder.categoryQuestion', { code, name: choices[0]?.name ?? '' })}
    >
      {choices.map(({ registered }) => (
        <Choice key={registered} choose={() => chooseCategory(code, registered)}>
          {t('tournamentFolder.categoryIs', { code: registered })}
        </Choice>
      ))}
      <Choice choose={() => chooseCategory(code, null)}>{t('tournamentFolder.categoryNew')}</Choice>
    </Question>
  ));
}
