import type {
  AdminRefereeRegistrations,
  RefereeRegistrationRow,
} from '@sevenmetre/contract/referees/admin-registrations';
import type { Outcomes } from '@sevenmetre/contract/outcomes';
import type { Translator } from '@sevenmetre/phrases';
import { arrangedColumns, wholeList } from '@sevenmetre/rules/list-views';
import { refereeCheckCodes } from '@sevenmetre/rules/registration';
import { refereeRegistrationStates } from '@sevenmetre/rules/vocabulary';
import { useMemo, useState } from 'react';
import { officialListPath } from '../../../lib/paths/signed-in-paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { callServer } from '../../../lib/queries/call.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import type { ListFilter } from '../../../ui/lists/list-filters.tsx';
import { ListFrame } from '../../../ui/lists/list-frame.tsx';
import type { FrameKey } from '../../../ui/lists/use-records.ts';
import { useList } from '../../../ui/lists/use-list.ts';
import type { BuiltInView, ListState } from '../../../ui/lists/use-list.ts';
import { countedBy } from '../../../ui/lists/use-total.ts';
import { KnownLink } from '../../../ui/page/known-link.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { countryNameOf } from '../page/country-name.ts';
import { ExportLink } from '../page/export-link.tsx';
import { OutcomeReport } from '../registrations/outcome-report.tsx';
import { actionable } from '../registrations/selection.ts';
import { RefereeBulk, useRefereeAction } from './referee-bulk.tsx';
import { refereeColumns } from './referee-columns.tsx';
import { RefereePanel } from './referee-panel.tsx';
import { RecentPresses } from '../undo/recent-presses.tsx';

type Row = RefereeRegistrationRow;

/** Registrations of referees, like those of clubs. */
export function RefereesPage() {
  const t = useWords();
  const list = useList('referees', refereeViews(t));
  const read = useRead('refereeRegistrations', { query: wholeList(list.question) }, { keepPrevious: true });
  const { data } = read;
  const timeZone = data?.timeZone ?? 'UTC';
  const columns = useMemo(() => refereeColumns(t, timeZone), [t, timeZone]);
  const seen = arrangedColumns(columns, list.columns).map(({ key }) => key);
  const count = data ? Object.values(data.states).reduce((total, number) => total + number, 0) : 0;
  return (
    <AdminPage
      title={t('registeredReferees.list.title')}
      sub={data ? t('registeredReferees.list.found', { count }) : undefined}
      actions={
        <>
          <ExportLink name="refereeRegistrationsExport" asked={wholeList(list.question)} columns={seen}>
            {t('registrations.clubs.export')}
          </ExportLink>
          <KnownLink to={officialListPath}>{t('recordList.open')}</KnownLink>
        </>
      }
    >
      <RecentPresses kinds={['referee-states', 'referee-halls']} />
      <Referees list={list} read={read} columns={columns} />
    </AdminPage>
  );
}

interface RefereesProps {
  readonly list: ListState;
  readonly read: ReturnType<typeof useRead<'refereeRegistrations'>>;
  readonly columns: ReturnType<typeof refereeColumns>;
}

function Referees({ list, read, columns }: RefereesProps) {
  const t = useWords();
  const [results, setResults] = useState<Outcomes['results'] | null>(null);
  const act = useRefereeAction(setResults);
  const grouping = useGrouping();
  const decide =
    (action: 'approve' | 'decline'): FrameKey<Row>['act'] =>
    (rows) =>
      void act(action, actionable(rows, action));
  return (
    <ListFrame
      list={list}
      read={read}
      rows={read.data?.rows}
      rowKey={({ id }) => id}
      rowName={({ firstName, lastName }) => `${firstName} ${lastName}`}
      caption={t('registeredReferees.list.title')}
      columns={columns}
      filters={refereeFilters(t, read.data)}
      searchLabel={t('registeredReferees.list.search')}
      sort={{ key: 'waits', direction: 'asc' }}
      grouping={grouping}
      counted={counted}
      nobody={<p>{t('registeredReferees.list.empty')}</p>}
      keys={[
        { key: 'a', name: t('registrations.keys.approve'), act: decide('approve') },
        { key: 'd', name: t('registrations.keys.decline'), act: decide('decline') },
      ]}
      renderBulk={(rows) => <RefereeBulk selected={rows} act={act} />}
      report={results === null ? null : <OutcomeReport results={results} />}
      renderPanel={(id, row, { frame }) => <RefereePanel frame={frame} id={id} row={row} act={act} />}
    />
  );
}

function refereeViews(t: Translator): readonly BuiltInView[] {
  return [
    { key: 'all', name: t('registrations.clubs.viewAll'), question: 'state=standing&group=state' },
    { key: 'waits', name: t('registrations.clubs.viewWaits'), question: 'state=new' },
    { key: 'check', name: t('registrations.clubs.viewCheck'), question: 'found=any' },
    { key: 'cancelled', name: t('registrations.clubs.viewCancelled'), question: 'state=declined' },
  ];
}

function refereeFilters(t: Translator, list: AdminRefereeRegistrations | undefined): readonly ListFilter[] {
  return [
    {
      name: 'state',
      label: t('registrations.columnState'),
      options: [
        ['standing', t('registrations.clubs.standing')],
        ...(['new', 'approved', 'declined'] as const).map(
          (state) => [state, t(`registrations.refereeState.${state}`)] as const,
        ),
      ],
    },
    {
      name: 'country',
      label: t('registrations.clubs.country'),
      options: list?.countries.map((code) => [code, countryNameOf(t, code)] as const) ?? [],
    },
    {
      name: 'found',
      label: t('registrations.clubs.checkResult'),
      options: [
        ['any', t('registrations.clubs.anything')],
        ['nothing', t('registrations.clubs.nothing')],
        ...refereeCheckCodes.map((code) => [code, t(`registrations.check.${code}`)] as const),
      ],
    },
  ];
}

const counted = countedBy('refereeRegistrations', (question) =>
  callServer('refereeRegistrations', { query: { ...wholeList(question), size: '1' } }),
);

function useGrouping() {
  const t = useWords();
  return useMemo(
    () => ({
      name: 'state',
      groupOf: ({ state }: Row) => state,
      line: (group: string, rows: readonly Row[]) => {
        const state = refereeRegistrationStates.find((known) => known === group) ?? 'unknown';
        return `${t(`registrations.refereeState.${state}`)} ${t.number(rows.length)}`;
      },
    }),
    [t],
  );
}
