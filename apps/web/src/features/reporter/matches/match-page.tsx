import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { useWords } from '../../../lib/words/words.ts';
import { mayOpen } from '../../../lib/session/access.ts';
import type { Identity } from '../../../lib/session/reporter-identity.ts';
import { browserDevice, practiceDevice } from '../device/open-device.ts';
import { Gate } from '../device/gate.tsx';
import type { Table } from '../match-events/recording.ts';
import { practiceMatch } from '../match-sheets/practice-sheet.ts';
import { MatchScreen } from './match-screen.tsx';
import { OpenNotice } from './open-notice.tsx';
import { deviceNow } from '../device/device-clock.ts';
import { openTable, useMatch } from './use-match.ts';

/** Where a match is recorded. Opens from the device, with or without a network. */
export function MatchPage() {
  const { matchId: slug = '' } = useParams();
  return (
    <Gate>{(who) => (slug === 'practice' ? <Practice /> : <Match key={slug} slug={slug} who={who} />)}</Gate>
  );
}

const reopeners = ['ROLE_COMPETITION_SUPER_REPORTER', 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN'] as const;

function Match({ slug, who }: { slug: string; who: Identity }) {
  const device = browserDevice();
  const opened = useMatch(device, slug);
  if (opened.kind !== 'open') return <OpenNotice opened={opened} slug={slug} />;
  const mayReopen = mayOpen(reopeners, who.roles);
  return <MatchScreen {...opened} device={device} now={deviceNow} mayReopen={mayReopen} />;
}

function Practice() {
  const t = useWords();
  const [table, setTable] = useState<Table | null>(null);
  useEffect(() => {
    const opened = openTable(practiceDevice(), practiceMatch);
    void opened.refresh().then(() => setTable(opened));
    return () => opened.close();
  }, []);
  if (table === null)
    return (
      <main id="main" className="page-width" aria-busy="true">
        <p role="status">{t('states.loading')}…</p>
      </main>
    );
  return <MatchScreen table={table} device={practiceDevice()} kept={null} now={deviceNow} mayReopen />;
}
