import { tableClockAt } from '@sevenmetre/rules/match';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { browserWords } from '../../../lib/words/browser-words.ts';
import { reporterMatchPath } from '../../../lib/paths/paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { useBottomBar } from '../../../ui/use-bottom-bar.ts';
import { deviceNow } from '../device/device-clock.ts';
import { Gate } from '../device/gate.tsx';
import { browserDevice, browserScouting } from '../device/open-device.ts';
import type { Table } from '../match-events/recording.ts';
import { Mark } from '../matches/mark.tsx';
import { OpenNotice } from '../matches/open-notice.tsx';
import { useMatch } from '../matches/use-match.ts';
import { LinksOfMatch } from './links-of-match.tsx';
import { ScoutingPad } from './scouting-pad.tsx';
import '../reporter.css';
import './scouting.css';

/** Loads the words first: the page opens without a network once it was kept. */
export async function loadScoutingPage() {
  await browserWords.need(['scouting']);
  return ScoutingPage;
}

function ScoutingPage() {
  const { matchId: slug = '' } = useParams();
  return <Gate>{() => <Scouting key={slug} slug={slug} />}</Gate>;
}

function Scouting({ slug }: { slug: string }) {
  useBottomBar('none');
  const opened = useMatch(browserDevice(), slug);
  if (opened.kind !== 'open') return <OpenNotice opened={opened} slug={slug} />;
  return <OfMatch table={opened.table} slug={slug} />;
}

function OfMatch({ table, slug }: { table: Table; slug: string }) {
  const t = useWords();
  const [state, setState] = useState(table.state);
  useEffect(() => table.subscribe(() => setState(table.state())), [table]);
  const { sheet } = state;
  const secondsNow = () => {
    const { clock, stage } = table.state();
    return stage === 'not_started' ? null : tableClockAt(clock, deviceNow(), sheet.halfLength);
  };
  return (
    <div className="reporter reporter-page scouting-page">
      <header className="reporter-bar">
        <Link className="reporter-button" to={reporterMatchPath(slug)}>
          <Mark name="back" />
          {t('reporter.matchLabel', { number: String(sheet.matchNumber) })}
        </Link>
        <h1 className="scouting-page__title">{t('scouting.title')}</h1>
      </header>
      {sheet.scouting === 'off' ? (
        <main id="main">
          <p>{t('scouting.off')}</p>
          <Link className="reporter-button" to={reporterMatchPath(slug)}>
            {t('reporter.matchLabel', { number: String(sheet.matchNumber) })}
          </Link>
        </main>
      ) : (
        <ScoutingPad outbox={browserScouting().outbox} sheet={sheet} secondsNow={secondsNow}>
          <LinksOfMatch matchId={sheet.matchId} />
        </ScoutingPad>
      )}
    </div>
  );
}
