import { useParams } from 'react-router';
import { browserWords } from '../../../lib/words/browser-words.ts';
import { reporterMatchPath } from '../../../lib/paths/paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { useBottomBar } from '../../../ui/use-bottom-bar.ts';
import { browserDevice, browserPhotos, erasePhoto, loadPhotos } from '../device/open-device.ts';
import { Gate } from '../device/gate.tsx';
import { Mark } from '../matches/mark.tsx';
import { OpenNotice } from '../matches/open-notice.tsx';
import { useMatch } from '../matches/use-match.ts';
import { PaperEntry } from './paper-entry.tsx';
import { PaperPhotoList } from './paper-photos.tsx';
import '../reporter.css';
import './paper-entry.css';

const photoCalls = {
  get outbox() {
    return browserPhotos().outbox;
  },
  load: loadPhotos,
  erase: erasePhoto,
};

/** Loads the words first: the page opens without a network once it was kept. */
export async function loadPaperEntryPage() {
  await browserWords.need(['paperEntry']);
  return PaperEntryPage;
}

function PaperEntryPage() {
  const { matchId: slug = '' } = useParams();
  return <Gate>{() => <Entry key={slug} slug={slug} />}</Gate>;
}

function Entry({ slug }: { slug: string }) {
  const t = useWords();
  useBottomBar('none');
  const opened = useMatch(browserDevice(), slug);
  if (opened.kind !== 'open') return <OpenNotice opened={opened} slug={slug} />;
  const { sheet } = opened.table.state();
  return (
    <div className="reporter reporter-page">
      <header className="reporter-bar">
        <Link className="reporter-button" to={reporterMatchPath(slug)}>
          <Mark name="back" />
          {t('reporter.matchLabel', { number: String(sheet.matchNumber) })}
        </Link>
        <h1 className="paper-entry__title">{t('paperEntry.title')}</h1>
      </header>
      <main id="main" className="paper-beside">
        <PaperPhotoList matchId={sheet.matchId} calls={photoCalls} />
        <PaperEntry table={opened.table} />
      </main>
    </div>
  );
}
