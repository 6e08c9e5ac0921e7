import type { ReporterAssignments } from '@sevenmetre/contract/assignments/schemas';
import { holdsWords } from '@sevenmetre/rules/search';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { instantText } from '../../../lib/time/moments.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { Badge, Banner } from '../../../ui/page/badge.tsx';
import { Empty, Ready } from '../../../ui/page/states.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { RecentPresses } from '../undo/recent-presses.tsx';
import { AssignmentGrid } from './assignment-grid.tsx';
import { HallOverview } from './hall-overview.tsx';
import { InviteReporters } from './invite-reporters.tsx';
import './reporters.css';
import type { Reporter } from './use-assign.ts';

/** Who may record matches in which hall on which day. */
export function ReportersPage() {
  const t = useWords();
  const read = useRead('reporterAssignments', {});
  return (
    <AdminPage title={t('matchRosters.reporters.title')} sub={t('matchRosters.reporters.lead')}>
      <RecentPresses kinds={['reporter-halls']} />
      <Ready read={read}>
        {(table) => (
          <>
            <Reporters table={table} />
            <InviteReporters table={table} />
          </>
        )}
      </Ready>
    </AdminPage>
  );
}

function Reporters({ table }: { table: ReporterAssignments }) {
  const t = useWords();
  const [find, setFind] = useState('');
  const { halls, days, reporters } = table;
  const found = foundIn(table, find);
  const own = reporters.filter(({ everywhere }) => !everywhere);
  if (reporters.length === 0) return <Empty>{t('matchRosters.reporters.none')}</Empty>;
  if (halls.length === 0 || days.length === 0) return <Empty>{t('matchRosters.reporters.noHalls')}</Empty>;
  const missing = gapsOf(table);
  const absent = reporters.filter(({ lastSeenAt }) => lastSeenAt === null).length;
  return (
    <>
      {missing > 0 && own.length > 0 ? (
        <Banner kind="wait">{t('matchRosters.reporters.missing', { count: missing })}</Banner>
      ) : null}
      {own.length > 0 ? <p>{t('matchRosters.reporters.notYet', { count: absent })}</p> : null}
      <HallOverview table={table} />
      <TextField
        name="find"
        type="search"
        label={t('matchRosters.reporters.find')}
        value={find}
        onChange={setFind}
      />
      {found.length === 0 ? <p role="status">{t('matchRosters.reporters.notFound')}</p> : null}
      <ul className="reporters__list">
        {found.map((reporter) => (
          <li key={reporter.userId}>
            <ReporterEntry reporter={reporter} table={table} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Halls on days on which something is played and nobody reports. */
function gapsOf({ played, reporters }: ReporterAssignments): number {
  const covered = new Set(
    reporters.flatMap(({ assignments }) => assignments.map(({ placeId, day }) => `${placeId} ${day}`)),
  );
  return played.filter(({ placeId, day }) => !covered.has(`${placeId} ${day}`)).length;
}

/** By words of the name, the address and the halls that they have. */
function foundIn({ reporters, halls }: ReporterAssignments, find: string): readonly Reporter[] {
  const holds = holdsWords(find);
  return reporters.filter(({ firstName, lastName, email, assignments }) => {
    const own = halls.filter(({ id }) => assignments.some(({ placeId }) => placeId === id));
    return holds(firstName, lastName, email, ...own.flatMap((hall) => [hall.code, hall.nameCs, hall.nameEn]));
  });
}

function ReporterEntry({ reporter, table }: { reporter: Reporter; table: ReporterAssignments }) {
  const t = useWords();
  const { firstName, lastName, email, everywhere, assignments } = reporter;
  const name = (
    <span className="reporters__name">
      <b>
        {firstName} {lastName}
      </b>
      <small>
        {email} · <Seen reporter={reporter} timeZone={table.timeZone} />
      </small>
    </span>
  );
  if (everywhere) {
    return (
      <div className="reporters__fixed">
        {name}
        <Badge kind="good">{t('matchRosters.reporters.everywhere')}</Badge>
      </div>
    );
  }
  const count = assignments.length;
  return (
    <details className="reporters__more">
      <summary>
        {name}
        <Badge kind={count === 0 ? 'wait' : 'plain'}>
          {count === 0 ? t('matchRosters.reporters.nothing') : t('matchRosters.reporters.count', { count })}
        </Badge>
      </summary>
      <AssignmentGrid reporter={reporter} table={table} />
    </details>
  );
}

/** Whether somebody has signed in, and when a device of theirs was seen last. */
function Seen({ reporter, timeZone }: { reporter: Reporter; timeZone: string }) {
  const t = useWords();
  const { lastSeenAt, devices } = reporter;
  if (lastSeenAt === null) return t('matchRosters.reporters.never');
  const at = instantText(t, lastSeenAt, timeZone);
  return `${t('matchRosters.reporters.seen', { at })}, ${t('matchRosters.reporters.devices', { count: devices })}`;
}
