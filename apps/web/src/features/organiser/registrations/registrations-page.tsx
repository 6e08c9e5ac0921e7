import type {
  ClubRegistrationRow,
  ClubRegistrations,
} from '@sevenmetre/contract/registrations/admin-registrations';
import type { Outcomes } from '@sevenmetre/contract/outcomes';
import { arrangedColumns, wholeList } from '@sevenmetre/rules/list-views';
import { registrationStates } from '@sevenmetre/rules/vocabulary';
import { useMemo, useState } from 'react';
import { useNow } from '../../../lib/time/now.ts';
import { clubRegistrationStartPath } from '../../../lib/paths/paths.ts';
import { clubListPath } from '../../../lib/paths/signed-in-paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { instantDayText } from '../../../lib/time/moments.ts';
import { callServer } from '../../../lib/queries/call.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { ListFrame } from '../../../ui/lists/list-frame.tsx';
import type { FrameKey } from '../../../ui/lists/use-records.ts';
import { useList } from '../../../ui/lists/use-list.ts';
import type { ListState } from '../../../ui/lists/use-list.ts';
import { countedBy } from '../../../ui/lists/use-total.ts';
import { KnownLink } from '../../../ui/page/known-link.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { ExportLink } from '../page/export-link.tsx';
import { categoryLooks } from '../plan/category-looks.ts';
import { ClubBulk, useClubAction } from './club-bulk.tsx';
import { clubColumns } from './club-columns.tsx';
import { sum } from './club-consequence.ts';
import { clubFilters, clubViews } from './club-filters.ts';
import { ClubPanel } from './club-panel.tsx';
import { OutcomeReport } from './outcome-report.tsx';
import { actionable } from './selection.ts';
import { RecentPresses } from '../undo/recent-presses.tsx';

type Row = ClubRegistrationRow;

/** Registrations of clubs: what the checks have found, and what can be done with many at once. */
export function RegistrationsPage() {
  const t = useWords();
  const list = useList('clubs', clubViews(t));
  const read = useRead('clubRegistrations', { query: wholeList(list.question) }, { keepPrevious: true });
  const { data } = read;
  const { categories, timeZone = 'UTC' } = data ?? {};
  const columns = useMemo(
    () => clubColumns(t, { timeZone, looks: categoryLooks(categories ?? []) }),
    [t, timeZone, categories],
  );
  const seen = arrangedColumns(columns, list.columns).map(({ key }) => key);
  return (
    <AdminPage
      title={t('registrations.clubs.title')}
      sub={data ? <Summary list={data} /> : undefined}
      actions={
        <>
          <ExportLink name="clubRegistrationsExport" asked={wholeList(list.question)} columns={seen}>
            {t('registrations.clubs.export')}
          </ExportLink>
          <KnownLink to={clubListPath}>{t('clubList.open')}</KnownLink>
          {data?.create === 'granted' ? (
            <KnownLink to={clubRegistrationStartPath}>{t('registrations.clubs.add')}</KnownLink>
          ) : null}
        </>
      }
    >
      <RecentPresses kinds={['club-states', 'team-states']} />
      <Clubs list={list} read={read} columns={columns} />
    </AdminPage>
  );
}

interface ClubsProps {
  readonly list: ListState;
  readonly read: ReturnType<typeof useRead<'clubRegistrations'>>;
  readonly columns: ReturnType<typeof clubColumns>;
}

function Clubs({ list, read, columns }: ClubsProps) {
  const t = useWords();
  const [results, setResults] = useState<Outcomes['results'] | null>(null);
  const act = useClubAction(setResults);
  const grouping = useGrouping();
  const keys: readonly FrameKey<Row>[] = [
    decisionKey('a', 'approve', t('registrations.keys.approve')),
    decisionKey('d', 'decline', t('registrations.keys.decline')),
    { key: 'w', name: t('registrations.clubs.write'), act: () => writeToOpen() },
  ];
  function decisionKey(key: string, action: 'approve' | 'decline', name: string): FrameKey<Row> {
    return { key, name, act: (rows) => void act(action, actionable(rows, action)) };
  }
  return (
    <ListFrame
      list={list}
      read={read}
      rows={read.data?.rows}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      caption={t('registrations.clubs.title')}
      columns={columns}
      filters={clubFilters(t, read.data)}
      searchLabel={t('registrations.clubs.search')}
      sort={{ key: 'waits', direction: 'asc' }}
      grouping={grouping}
      counted={counted}
      nobody={
        <p>{t('registrations.clubs.nobody', { address: location.origin + clubRegistrationStartPath })}</p>
      }
      keys={keys}
      renderAbout={(rows) => <Size rows={rows} />}
      renderBulk={(rows) => <ClubBulk selected={rows} act={act} />}
      report={results === null ? null : <OutcomeReport results={results} />}
      renderPanel={(id, row, { frame }) => (
        <ClubPanel frame={frame} id={id} row={row} act={act} report={setResults} />
      )}
    />
  );
}

const counted = countedBy('clubRegistrations', (question) =>
  callServer('clubRegistrations', { query: { ...wholeList(question), size: '1' } }),
);

function useGrouping() {
  const t = useWords();
  return useMemo(
    () => ({
      name: 'state',
      groupOf: ({ state }: Row) => state,
      line: (group: string, rows: readonly Row[]) => {
        const state = registrationStates.find((known) => known === group) ?? 'unknown';
        return (
          <>
            {t(`registrations.state.${state}`)} {t.number(rows.length)}
            <small>
              <Size rows={rows} />
            </small>
          </>
        );
      },
    }),
    [t],
  );
}

function Size({ rows }: { rows: readonly Row[] }) {
  const t = useWords();
  return (
    <>
      {t('organiser.overview.teams', { count: sum(rows, ({ teams }) => teams) })},{' '}
      {t('organiser.overview.persons', { count: sum(rows, ({ persons }) => persons) })}
    </>
  );
}

/** The panel knows whom to write to. */
function writeToOpen(): void {
  document.querySelector<HTMLElement>('.list-panel [data-write]')?.click();
}

function Summary({ list }: { list: ClubRegistrations }) {
  const t = useWords();
  const { createTill, timeZone, categories } = list;
  const isOpen = useNow((now) => createTill === null || now < Date.parse(createTill));
  const date = createTill === null ? '' : instantDayText(t, createTill, timeZone);
  const accepted = categories.reduce((total, category) => total + category.accepted, 0);
  const clubs = Object.values(list.states).reduce((total, count) => total + count, 0);
  const when =
    createTill === null
      ? t('registrations.clubs.noBound')
      : t(isOpen ? 'registrations.clubs.openTill' : 'registrations.clubs.closedSince', { date });
  return (
    <>
      <span>{when}</span>
      <span>{t('registrations.clubs.found', { count: clubs })}</span>
      <span>{t('registrations.clubs.reservedPlaces', { count: accepted })}</span>
    </>
  );
}
