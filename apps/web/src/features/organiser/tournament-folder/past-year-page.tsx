import type { FolderNote, PastYearPreview } from '@sevenmetre/contract/tournament-folder/schemas';
import { dayRange } from '@sevenmetre/phrases/days';
import { archivePath } from '../../../lib/paths/paths.ts';
import { tournamentFolderPath } from '../../../lib/paths/signed-in-paths.ts';
import { showToast } from '../../../lib/page/toasts.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { ReadingBar } from '../../../ui/imports/reading-bar.tsx';
import { Link } from '../../../ui/link.tsx';
import { Banner } from '../../../ui/page/badge.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { FolderErrors } from './folder-errors.tsx';
import { FolderFiles } from './folder-files.tsx';
import { areComplete, PastYearFields } from './past-year-settings.tsx';
import { usePastYear } from './use-past-year.ts';

/** A year that was played elsewhere: its files, what is wrong with them, what they make, and the import into the archive. */
export function PastYearPage() {
  const t = useWords();
  const year = usePastYear();
  const { files, settings, preview, errors, errorCount, failure, imported, reading, isStoring } = year;
  const isComplete = settings === null || areComplete(settings);
  return (
    <AdminPage
      title={t('tournamentFolder.past.title')}
      sub={t('tournamentFolder.past.lead')}
      back={{ to: tournamentFolderPath, name: t('tournamentFolder.title') }}
    >
      <Card title={t('tournamentFolder.past.choose')}>
        <FolderFiles
          label={t('tournamentFolder.past.choose')}
          hint={t('tournamentFolder.past.chooseHint')}
          choose={year.choose}
        />
        {failure ? <Banner kind="bad">{failureText(t, failure)}</Banner> : null}
        {imported === null ? null : (
          <>
            <Banner kind="good">
              {t('tournamentFolder.past.confirmed', {
                name: imported.name,
                year: String(imported.year),
                count: imported.changedRows,
              })}{' '}
              <Link to={archivePath}>{t('tournamentFolder.past.archive')}</Link>
            </Banner>
            <Notes notes={imported.notes} />
            {imported.editionId === null ? null : (
              <UndoYear editionId={imported.editionId} undone={year.forget} />
            )}
          </>
        )}
        {errors.length > 0 ? <FolderErrors errors={errors} count={errorCount} /> : null}
      </Card>
      {settings ? <PastYearFields settings={settings} set={year.set} /> : null}
      {isComplete ? null : <Banner kind="bad">{t('tournamentFolder.past.settingsWrong')}</Banner>}
      {files.length > 0 && preview === null ? (
        <div className="actions">
          <AsyncButton action={year.look} disabled={!isComplete}>
            {settings ? t('tournamentFolder.past.again') : t('tournamentFolder.look')}
          </AsyncButton>
        </div>
      ) : null}
      {preview ? <Preview preview={preview} confirm={year.confirm} /> : null}
      <ReadingBar reading={reading} label={t('tournamentFolder.past.reading')} />
      <p role="status">{isStoring ? storingText(t, preview) : ''}</p>
    </AdminPage>
  );
}

interface UndoYearProps {
  readonly editionId: number;
  readonly undone: () => void;
}

/** Removes the imported year again. */
function UndoYear({ editionId, undone }: UndoYearProps) {
  const t = useWords();
  const undo = useWrite('pastYearUndo');
  const press = async (): Promise<boolean> => {
    const outcome = await undo({ body: { editionId } });
    if (!outcome.ok) {
      showToast('error', failureText(t, outcome.failure));
      return false;
    }
    const { name, year } = outcome.body;
    showToast('done', t('tournamentFolder.past.undone', { name, year: String(year) }));
    undone();
    return true;
  };
  return (
    <div className="actions">
      <AsyncButton look="plain" action={press}>
        {t('sheetImport.undo')}
      </AsyncButton>
    </div>
  );
}

function storingText(t: ReturnType<typeof useWords>, preview: PastYearPreview | null): string {
  const { teams, matches } = preview?.counts ?? { teams: 0, matches: 0 };
  return t('tournamentFolder.past.storing', { teams, matches });
}

interface PreviewProps {
  readonly preview: PastYearPreview;
  readonly confirm: () => Promise<boolean>;
}

/** What would be made, and what is noticeable about it. */
function Preview({ preview, confirm }: PreviewProps) {
  const t = useWords();
  const { name, year, startDate, endDate, counts, isKnown, notes } = preview;
  const named = { name, year: String(year) };
  return (
    <>
      <Card title={`${name} ${year}`}>
        <p>{dayRange(t, startDate, endDate)}</p>
        <p>{t('tournamentFolder.past.counts', counts)}</p>
        <p>{t('tournamentFolder.past.results', counts)}</p>
        {isKnown ? <Banner kind="wait">{t('tournamentFolder.past.known')}</Banner> : null}
        <Notes notes={notes} />
      </Card>
      <div className="actions">
        <AsyncButton action={confirm}>{t('tournamentFolder.past.confirm', named)}</AsyncButton>
      </div>
    </>
  );
}

/** Every parameter that a remark may have; each brings its own. */
const blank = {
  belongsTo: '',
  computed: '',
  day: '',
  events: '',
  file: '',
  group: '',
  match: '',
  matches: '',
  score: '',
  seated: '',
  team: '',
};

function Notes({ notes }: { notes: readonly FolderNote[] }) {
  const t = useWords();
  if (notes.length === 0) return null;
  return (
    <>
      <h3>{t('tournamentFolder.past.notes')}</h3>
      <ul className="tournament-folder__errors">
        {notes.map(({ code, parameters }, index) => (
          <li key={index}>
            {t(`tournamentFolder.notes.${code}`, {
              ...blank,
              ...parameters,
              count: Number(parameters['count']),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}
