import { failureText } from '../../../lib/queries/failure-words.ts';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Banner } from '../../../ui/page/badge.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { FolderErrors } from './folder-errors.tsx';
import { FolderMatches } from './folder-matches.tsx';
import { useFolder } from './use-folder.ts';
import './tournament-folder.css';

/** A tournament that was made elsewhere: its files, what is wrong with them, which registered clubs and teams it means. */
export function TournamentFolderPage() {
  const t = useWords();
  const folder = useFolder();
  const { files, preview, choices, errors, errorCount, failure, changedRows } = folder;
  return (
    <AdminPage title={t('tournamentFolder.title')} sub={t('tournamentFolder.lead')}>
      <Card title={t('tournamentFolder.choose')}>
        <div className="field">
          <label htmlFor="f-folder">{t('tournamentFolder.choose')}</label>
          <input
            id="f-folder"
            className="tournament-folder__files"
            type="file"
            multiple
            accept=".zip,.csv,.json"
            aria-describedby="f-folder-hint"
            onChange={(event) => folder.choose([...(event.target.files ?? [])])}
          />
          <div className="field-hint" id="f-folder-hint">
            {t('tournamentFolder.chooseHint')}
          </div>
        </div>
        {failure ? <Banner kind="bad">{failureText(t, failure)}</Banner> : null}
        {changedRows === null ? null : (
          <Banner kind="good">{t('tournamentFolder.confirmed', { count: changedRows })}</Banner>
        )}
        {files.length > 0 && preview === null ? (
          <AsyncButton action={folder.look}>{t('tournamentFolder.look')}</AsyncButton>
        ) : null}
        {errors.length > 0 ? <FolderErrors errors={errors} count={errorCount} /> : null}
      </Card>
      {preview ? (
        <FolderMatches preview={preview} choices={choices} match={folder.match} confirm={folder.confirm} />
      ) : null}
    </AdminPage>
  );
}
