import { matchListStates, type MatchList, type MatchRow } from '@sevenmetre/contract/matches/match-list';
import type { Translator } from '@sevenmetre/phrases';
import { matchStates } from '@sevenmetre/rules/control-room';
import { arrangedColumns, withoutFilter, wholeList } from '@sevenmetre/rules/list-views';
import { useCallback, useMemo, useState } from 'react';
import { leaveThen } from '../../../lib/drafts/unsaved.ts';
import { localName, useWords } from '../../../lib/words/words.ts';
import { adminMatchPath, matchPath } from '../../../lib/paths/paths.ts';
import { planAppointmentsPath, planChangesPath } from '../../../lib/paths/signed-in-paths.ts';
import { playedMatches } from '../../../lib/paths/organiser-paths.ts';
import { callServer } from '../../../lib/queries/call.ts';
import { useListQuery } from '../../../lib/queries/use-list-query.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { dayName, shortDay } from '../../../lib/time/days.ts';
import { Link } from '../../../ui/link.tsx';
import type { ListFilter } from '../../../ui/lists/list-filters.tsx';
import { ListFrame } from '../../../ui/lists/list-frame.tsx';
import { RowMenu } from '../../../ui/lists/row-menu.tsx';
import { type BuiltInView, type ListState, useList } from '../../../ui/lists/use-list.ts';
import type { FrameKey } from '../../../ui/lists/use-records.ts';
import { countedBy } from '../../../ui/lists/use-total.ts';
import { ReportLink } from '../../../ui/report-link.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { ExportLink } from '../page/export-link.tsx';
import { categoryLooks } from '../plan/category-looks.ts';
import { firstMatches, matchesNow } from './first-matches.ts';
import { DiplomaFiles } from './diploma-files.tsx';
import { matchColumns, teamsText } from './match-columns.tsx';
import { MatchPanel } from './match-panel.tsx';
import { ReportFiles } from './report-files.tsx';
import './matches.css';

/** Milliseconds between two requests: matches go on while the list is looked at. */
const often = 20_000;
const papersId = 'match-papers';

/** All matches of the edition: what is late, waits or is played comes first; each opens beside the list. */
export function MatchesPage() {
  const t = useWords();
  const headRead = useRead('adminMatches', { query: { size: '1' } });
  const { data: head } = headRead;
  const list = useList('matches', matchViews(t, head === undefined || firstMatches(head) === matchesNow));
  const asked = useListQuery().all;
  // Which view is the first one is known with the head.
  const isKnown = head !== undefined || headRead.failure !== null || Object.keys(asked).length > 0;
  const read = useRead(
    'adminMatches',
    { query: wholeList(list.question) },
    { keepPrevious: true, every: often, enabled: isKnown },
  );
  const { data = head } = read;
  const day = list.question['day'] ?? data?.today ?? null;
  const categories = data?.categories;
  const columns = useMemo(
    () => matchColumns(t, { looks: categoryLooks(categories ?? []), day }),
    [t, categories, day],
  );
  const seen = arrangedColumns(columns, list.columns).map(({ key }) => key);
  return (
    <AdminPage
      title={t('officialScore.matches.title')}
      sub={read.data ? t('officialScore.matches.sub', { count: read.data.total }) : undefined}
      actions={
        <>
          {data ? <Days list={list} matches={data} /> : null}
          <ExportLink name="adminMatchesExport" asked={wholeList(list.question)} columns={seen}>
            {t('officialScore.matches.export')}
          </ExportLink>
          <button type="button" className="button button--outline" onClick={toPapers}>
            {t('officialScore.matches.papers')}
          </button>
        </>
      }
    >
      <Matches list={list} read={read} columns={columns} />
      <div id={papersId} className="card-grid">
        <ReportFiles />
        <DiplomaFiles />
      </div>
    </AdminPage>
  );
}

function toPapers() {
  document.getElementById(papersId)?.scrollIntoView();
}

interface MatchesProps {
  readonly list: ListState;
  readonly read: ReturnType<typeof useRead<'adminMatches'>>;
  readonly columns: ReturnType<typeof matchColumns>;
}

function Matches({ list, read, columns }: MatchesProps) {
  const t = useWords();
  const grouping = useGrouping();
  // The match whose official score was asked for by a key or in its menu, until another one is opened.
  const [scored, setScored] = useState<number | null>(null);
  const [opened, setOpened] = useState(list.open);
  if (opened !== list.open) {
    setOpened(list.open);
    if (list.open !== scored) setScored(null);
  }
  const renderMenu = useCallback((row: MatchRow) => <MatchMenu row={row} score={setScored} />, []);
  const keys: readonly FrameKey<MatchRow>[] = [
    {
      key: 's',
      name: t('officialScore.matches.keyScore'),
      act: ([row], records) => {
        if (!row) return;
        setScored(row.ticket.matchNumber);
        records.open(row.ticket.matchNumber, true);
      },
    },
  ];
  return (
    <ListFrame
      list={list}
      read={read}
      rows={read.data?.rows}
      rowKey={({ ticket }) => ticket.matchNumber}
      rowName={({ ticket }) => teamsText(t, ticket)}
      caption={t('officialScore.matches.title')}
      columns={columns}
      filters={matchFilters(t, read.data)}
      searchLabel={t('officialScore.matches.search')}
      grouping={grouping}
      counted={counted}
      nobody={<p>{t('officialScore.matches.nobody')}</p>}
      keys={keys}
      quick={read.data ? <Halls list={list} matches={read.data} /> : null}
      isReversed={({ state }) => state === 'live'}
      renderMenu={renderMenu}
      renderPanel={(number, row, { frame }) => (
        <MatchPanel
          frame={frame}
          number={number}
          row={row}
          wanted={scored === number ? 'official' : undefined}
        />
      )}
    />
  );
}

/** Those of views that ask for more than a state. */
const questions: Partial<Record<(typeof matchListStates)[number], Record<string, string>>> = {
  now: matchesNow,
  played: playedMatches,
};

function matchViews(t: Translator, playsToday: boolean): readonly BuiltInView[] {
  const view = (key: (typeof matchListStates)[number]) => ({
    key,
    name: t(`officialScore.matches.views.${key}`),
    question: String(new URLSearchParams(questions[key] ?? { state: key })),
  });
  const now = view('now');
  const all = { key: 'all', name: t('signedIn.all'), question: '' };
  const others = (['late', 'approve', 'notReady', 'played', 'toCome'] as const).map(view);
  return playsToday ? [now, ...others, all] : [all, ...others, now];
}

function matchFilters(t: Translator, list: MatchList | undefined): readonly ListFilter[] {
  const column = (name: 'state' | 'day' | 'hall' | 'category' | 'group') =>
    t(`officialScore.matches.column.${name}`);
  return [
    {
      name: 'state',
      label: column('state'),
      options: matchListStates.map((state) => [state, t(`officialScore.matches.views.${state}`)] as const),
    },
    {
      name: 'day',
      label: column('day'),
      options: list?.days.map((day) => [day, dayName(t, day, null)] as const) ?? [],
    },
    {
      name: 'hall',
      label: column('hall'),
      options: list?.halls.map((hall) => [hall.code, hallText(t, hall)] as const) ?? [],
    },
    {
      name: 'category',
      label: column('category'),
      options: list?.categories.map(({ code }) => [code, code] as const) ?? [],
    },
    {
      name: 'label',
      label: column('group'),
      options: list?.labels.map((label) => [label, label] as const) ?? [],
    },
  ];
}

function hallText(t: Translator, hall: MatchList['halls'][number]): string {
  return `${hall.code} ${localName(hall, t.locale)}`;
}

const counted = countedBy(
  'adminMatches',
  (question) => callServer('adminMatches', { query: { ...wholeList(question), size: '1' } }),
  often,
);

function useGrouping() {
  const t = useWords();
  return useMemo(
    () => ({
      name: 'state',
      groupOf: ({ state }: MatchRow) => state,
      line: (group: string, rows: readonly MatchRow[]) => {
        const state = matchStates.find((known) => known === group) ?? 'ahead';
        const notReady = rows.filter(({ missing }) => missing.length > 0).length;
        return (
          <>
            {t(`officialScore.matches.states.${state}`)} {t.number(rows.length)}
            <small>
              {state === 'late' || state === 'approve' || state === 'live'
                ? t(`officialScore.matches.order.${state}`)
                : notReady > 0
                  ? t('officialScore.matches.notReady', { count: notReady })
                  : null}
            </small>
          </>
        );
      },
    }),
    [t],
  );
}

interface QuickProps {
  readonly list: ListState;
  readonly matches: MatchList;
}

/** The days of the edition; pressing the chosen one shows all of them. */
function Days({ list, matches: { days, today } }: QuickProps) {
  const t = useWords();
  if (days.length < 2) return null;
  return (
    <span className="match-days" role="group" aria-label={t('officialScore.matches.days')}>
      {days.map((day) => (
        <Choice key={day} list={list} name="day" value={day}>
          {day === today ? t('officialScore.matches.today') : shortDay(t, day)}
        </Choice>
      ))}
    </span>
  );
}

/** Halls by their codes, late ones in red. */
function Halls({ list, matches: { halls } }: QuickProps) {
  const t = useWords();
  if (halls.length < 2) return null;
  return (
    <span className="match-halls" role="group" aria-label={t('officialScore.matches.halls')}>
      {halls.map((hall) => {
        const name = hallText(t, hall);
        return (
          <Choice
            key={hall.id}
            list={list}
            name="hall"
            value={hall.code}
            label={hall.isLate ? t('officialScore.matches.hallLate', { hall: name }) : name}
            isLate={hall.isLate}
          >
            {hall.code}
          </Choice>
        );
      })}
    </span>
  );
}

interface ChoiceProps {
  readonly list: ListState;
  readonly name: 'day' | 'hall';
  readonly value: string;
  readonly label?: string;
  readonly isLate?: boolean;
  readonly children: string;
}

function Choice({ list: { question, ask }, name, value, label, isLate = false, children }: ChoiceProps) {
  const isChosen = question[name] === value;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      data-late={isLate}
      {...(label === undefined ? {} : { 'aria-label': label })}
      onClick={() => ask(isChosen ? withoutFilter(question, name) : { ...question, [name]: value })}
    >
      {children}
    </button>
  );
}

interface MenuProps {
  readonly row: MatchRow;
  /** The match whose official score the panel begins with. */
  readonly score: (matchNumber: number) => void;
}

/** What is done with a match from its row. */
function MatchMenu({ row: { ticket }, score }: MenuProps) {
  const t = useWords();
  const query = useListQuery();
  const { id, slug, matchNumber } = ticket;
  const openScore = () =>
    leaveThen(() => {
      score(matchNumber);
      query.set({ open: String(matchNumber) });
    });
  return (
    <RowMenu label={t('officialScore.matches.menu', { number: String(matchNumber) })}>
      <Link to={adminMatchPath(slug)}>{t('officialScore.matches.openMatch')}</Link>
      <button type="button" onClick={openScore}>
        {t('officialScore.matches.score')}
      </button>
      <Link to={planChangesPath('matchPostponed', matchNumber)}>{t('officialScore.matches.newTime')}</Link>
      <Link to={planAppointmentsPath}>{t('officialScore.matches.changePair')}</Link>
      <Link to={matchPath(id)}>{t('officialScore.page')}</Link>
      <ReportLink matchId={id} />
    </RowMenu>
  );
}
