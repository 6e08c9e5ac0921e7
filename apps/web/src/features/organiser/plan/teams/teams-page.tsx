import type { PlanTeam, PlanTeams } from '@sevenmetre/contract/plan/schemas';
import { fold } from '@sevenmetre/rules/search';
import { useRef } from 'react';
import { useRoomBelow } from '../../../../lib/browser/use-room-below.ts';
import { planDrawPath } from '../../../../lib/paths/signed-in-paths.ts';
import { useListQuery } from '../../../../lib/queries/use-list-query.ts';
import { useRead } from '../../../../lib/queries/use-read.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { SearchBox } from '../../../../ui/forms/search-box.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Link } from '../../../../ui/link.tsx';
import { KeyLine } from '../../../../ui/lists/key-line.tsx';
import { Side } from '../../../../ui/lists/list-frame.tsx';
import { ListPanel, RowsSkeleton } from '../../../../ui/lists/list-panel.tsx';
import { SelectionBar } from '../../../../ui/lists/selection-bar.tsx';
import { type FrameKey, type Records, useRecords } from '../../../../ui/lists/use-records.ts';
import { Empty, Ready } from '../../../../ui/page/states.tsx';
import { DataTable } from '../../../../ui/tables/data-table.tsx';
import { type CategoryLooks, categoryLooks } from '../category-looks.ts';
import { CategoryPlate } from '../category-plate.tsx';
import { PlanPage } from '../plan-page.tsx';
import { BulkButtons } from './bulk-buttons.tsx';
import { PotPanel } from './pot-panel.tsx';
import { TeamForm } from './team-form.tsx';
import { allColumns, groupOfCategory, groupOfTeam, teamColumns } from './team-columns.tsx';
import { type PotActions, type PotCategory, type Pots, potsOf, usePotActions } from './use-team-pots.ts';
import '../../../../ui/lists/list-frame.css';
import '../../../../ui/lists/list-rows.css';
import '../../../../ui/lists/list-views.css';
import '../../../../ui/lists/list-filters.css';
import '../plan-forms.css';
import './teams.css';

/** What stands for a category in the address of the tab All. */
const everyCategory = 'all';

/** The teams of a category with their pots, seeds and wishes: `?category=MB`, or the first one that has teams. */
export function PlanTeamsPage() {
  const t = useWords();
  const teams = useRead('planTeams', {});
  const draft = useRead('planDraft', {});
  const query = useListQuery();
  if (teams.data === undefined || draft.data === undefined) {
    return (
      <PlanPage title={t('planSettings.teams.title')} sub={t('planSettings.teams.lead')}>
        <Ready read={teams}>{() => <Ready read={draft}>{() => <RowsSkeleton count={14} />}</Ready>}</Ready>
      </PlanPage>
    );
  }
  const { categories } = teams.data;
  const all = categories.map((category) => potsOf(category, draft.data));
  if (query.get('category') === everyCategory)
    return <AllTeams teams={teams.data} all={all} query={query} refresh={teams.refresh} />;
  const asked = categories.findIndex(({ code }) => code === query.get('category'));
  const usual = categories.findIndex((category) => category.teams.length > 0);
  const index = Math.max(0, asked >= 0 ? asked : usual);
  const category = categories[index];
  const pots = all[index];
  if (!category || !pots) {
    return (
      <PlanPage title={t('planSettings.teams.title')} sub={t('planSettings.teams.lead')}>
        <Empty>{t('planSettings.teams.none')}</Empty>
      </PlanPage>
    );
  }
  return (
    <CategoryTeams
      key={category.code}
      teams={teams.data}
      category={category}
      pots={pots}
      all={all}
      query={query}
      refresh={teams.refresh}
    />
  );
}

interface CategoryTeamsProps {
  readonly teams: PlanTeams;
  readonly category: PotCategory;
  readonly pots: Pots;
  /** Of all categories, in the order of the edition. */
  readonly all: readonly Pots[];
  readonly query: ReturnType<typeof useListQuery>;
  readonly refresh: () => Promise<void>;
}

function CategoryTeams(props: CategoryTeamsProps) {
  const { teams, category, pots, all, refresh } = props;
  const t = useWords();
  const { code } = category;
  const actions = usePotActions({ teams, pots, refresh });
  const accepted = all.reduce((sum, one) => sum + one.teams.length, 0);
  const without = all.reduce((sum, one) => sum + one.without.length, 0);
  const isDrawable = pots.pots.length > 0;
  return (
    <PlanPage
      title={t('planSettings.teams.title')}
      sub={t('planSettings.teams.inPots', { placed: accepted - without, all: accepted })}
      actions={
        <>
          {actions.undo === null ? null : (
            <button type="button" className="button button--outline" onClick={() => void actions.undo?.()}>
              <Icon name="undo" /> {t('planSettings.teams.undo')}
            </button>
          )}
          {isDrawable && pots.without.length > 0 ? (
            <button
              type="button"
              className="button button--outline"
              onClick={() => void actions.put(pots.without.map(({ id }) => id))}
            >
              {t('planSettings.teams.suggest', { category: code })}
            </button>
          ) : null}
          {isDrawable ? (
            <Link className="button" to={`${planDrawPath}/${code}`}>
              {t('planSettings.teams.toDraw', { category: code })}
            </Link>
          ) : null}
        </>
      }
    >
      <TeamList {...props} actions={actions} />
    </PlanPage>
  );
}

/** The teams of all categories, to look through and to search; pots are given within a category. */
function AllTeams({ teams, all, query, refresh }: Omit<CategoryTeamsProps, 'category' | 'pots'>) {
  const t = useWords();
  const root = useRef<HTMLDivElement>(null);
  useRoomBelow(root);
  const looks = categoryLooks(teams.categories);
  const search = query.get('search');
  const home = new Map(
    teams.categories.flatMap((category, at) => category.teams.map(({ id }) => [id, at] as const)),
  );
  const rows = teams.categories
    .flatMap((category, at) => rowsOf(category, all[at] ?? noPots))
    .filter(({ name, clubName }) => fold(`${name} ${clubName}`).includes(fold(search)));
  const open = rows.find(({ id }) => id === Number(query.get('open'))) ?? null;
  const show = (id: number | null) => query.set({ open: id === null ? '' : String(id) });
  const list = { open: open?.id ?? null, views: [], choose: () => undefined, show } as const;
  const records = useRecords<PlanTeam>({ root, list, rows, rowKey, keys: [], hasPanel: true });
  const accepted = all.reduce((sum, one) => sum + one.teams.length, 0);
  const without = all.reduce((sum, one) => sum + one.without.length, 0);
  return (
    <PlanPage
      title={t('planSettings.teams.title')}
      sub={t('planSettings.teams.inPots', { placed: accepted - without, all: accepted })}
    >
      <div className="list-frame" ref={root} data-panel={open !== null}>
        <Categories looks={looks} all={all} current={everyCategory} />
        <div className="list-filters">
          <TeamSearch query={query} />
        </div>
        <div className="list-frame__body">
          <div className="list-frame__rows" data-rows>
            <DataTable
              caption={t('planSettings.teams.captionAll')}
              columns={allColumns(
                { t, teams, open: (id) => records.open(id, true) },
                ({ id }) => all[home.get(id) ?? -1],
              )}
              rows={rows}
              rowKey={rowKey}
              rowName={({ name }) => name}
              empty={t('planSettings.teams.nobody')}
              grouping={groupOfCategory(t, looks, ({ id }) => home.get(id))}
              current={records.current}
            />
          </div>
          {open === null ? null : (
            <Side key={open.id} takesFocus={records.takesFocus}>
              <TeamPanel team={open} teams={teams} records={records} refresh={refresh} />
            </Side>
          )}
        </div>
        <KeyLine keys={[]} hasPanel selects={false} hasMenu={false} hasViews={false} />
      </div>
    </PlanPage>
  );
}

const noPots: Pots = { pots: [], groups: 0, without: [], teams: [], places: 0 };

function TeamSearch({ query }: Pick<CategoryTeamsProps, 'query'>) {
  const t = useWords();
  return (
    <div className="list-filters__search">
      <SearchBox
        label={t('planSettings.teams.search')}
        placeholder={t('planSettings.teams.search')}
        value={query.get('search')}
        search={(text) => query.set({ search: text })}
      />
    </div>
  );
}

function TeamList(props: CategoryTeamsProps & { readonly actions: PotActions }) {
  const { teams, category, pots, all, query, actions } = props;
  const t = useWords();
  const root = useRef<HTMLDivElement>(null);
  useRoomBelow(root);
  const looks = categoryLooks(teams.categories);
  const search = query.get('search');
  const rows = rowsOf(category, pots).filter(({ name, clubName }) =>
    fold(`${name} ${clubName}`).includes(fold(search)),
  );
  const opened = Number(query.get('open'));
  const open = category.teams.find(({ id }) => id === opened) ?? null;
  const keys = useTeamKeys(pots, actions);
  const list = { open: open?.id ?? null, views: [], choose: () => undefined } as const;
  const show = (id: number | null) => query.set({ open: id === null ? '' : String(id) });
  const records = useRecords<PlanTeam>({ root, list: { ...list, show }, rows, rowKey, keys, hasPanel: true });
  const look = looks.find(({ code }) => code === category.code);
  return (
    <div className="list-frame team-list" ref={root} data-panel="true">
      <Categories looks={looks} all={all} current={category.code} />
      <div className="list-filters">
        <TeamSearch query={query} />
        <span className="list-filters__rest" />
        <span className="muted">{countsText(t, category)}</span>
      </div>
      <div className="list-frame__body">
        {open === null ? <PotPanel code={category.code} look={look} pots={pots} /> : null}
        <div className="list-frame__rows" data-rows>
          <DataTable
            caption={t('planSettings.teams.caption', { category: category.code })}
            columns={teamColumns({ t, teams, pots, actions, open: (id) => records.open(id, true) })}
            rows={rows}
            rowKey={rowKey}
            rowName={({ name }) => name}
            empty={t('planSettings.teams.none')}
            grouping={groupOfTeam(t, pots)}
            current={records.current}
            selection={{ selected: records.selected, change: records.select }}
          />
        </div>
        {open === null ? null : (
          <Side key={open.id} takesFocus={records.takesFocus}>
            <TeamPanel team={open} teams={teams} records={records} refresh={props.refresh} />
          </Side>
        )}
        <SelectionBar
          records={records}
          renderBulk={(chosen) => (
            <BulkButtons pots={pots} chosen={chosen} actions={actions} records={records} />
          )}
        />
      </div>
      <KeyLine keys={keys} hasPanel selects hasMenu={false} hasViews={false} />
    </div>
  );
}

function rowKey({ id }: PlanTeam): number {
  return id;
}

/** Accepted teams by pot, those without one first; then those that wait or have withdrawn. */
function rowsOf(category: PotCategory, { pots, without }: Pots): PlanTeam[] {
  const others = (['waiting', 'withdrawn'] as const).flatMap((state) =>
    category.teams.filter((team) => team.state === state),
  );
  return [...without, ...pots.flatMap(({ teams }) => teams), ...others];
}

/** 1–9: into that pot; E: into the free places. */
function useTeamKeys({ pots }: Pots, actions: PotActions): FrameKey<PlanTeam>[] {
  const t = useWords();
  const accepted = (rows: readonly PlanTeam[]) =>
    rows.filter(({ state }) => state === 'accepted').map(({ id }) => id);
  const into = pots.slice(0, 9).map((pot) => ({
    key: String(pot.number),
    name: t('planSettings.teams.pot', { number: pot.number }),
    act: (rows: readonly PlanTeam[]) => void actions.put(accepted(rows), pot),
  }));
  if (into.length === 0) return [];
  return [
    ...into,
    {
      key: 'e',
      name: t('planSettings.teams.fillKey'),
      act: (rows) => void actions.put(accepted(rows)),
    },
  ];
}

function Categories({
  looks,
  all,
  current,
}: {
  looks: readonly CategoryLooks[];
  all: readonly Pots[];
  current: string;
}) {
  const t = useWords();
  const query = useListQuery();
  return (
    <div className="list-views">
      <div className="list-views__tabs" role="group" aria-label={t('plan.categories')}>
        <button
          type="button"
          aria-pressed={current === everyCategory}
          onClick={() => query.set({ category: everyCategory, open: '', search: '' })}
        >
          {t('planSettings.teams.all')}
          <small>{t.number(all.reduce((sum, { teams }) => sum + teams.length, 0))}</small>
        </button>
        {looks.map((look, index) => {
          const { teams = [], without = [], pots = [] } = all[index] ?? {};
          const placed = teams.length - without.length;
          return (
            <button
              key={look.code}
              type="button"
              aria-pressed={look.code === current}
              onClick={() => query.set({ category: look.code, open: '', search: '' })}
            >
              <CategoryPlate category={look} />
              <small>
                {pots.length === 0 || without.length === 0
                  ? t.number(teams.length)
                  : t('planSettings.teams.placedOf', { placed, all: teams.length })}
              </small>
            </button>
          );
        })}
      </div>
    </div>
  );
}

function TeamPanel({
  team,
  teams,
  records,
  refresh,
}: Pick<CategoryTeamsProps, 'teams' | 'refresh'> & {
  readonly team: PlanTeam;
  readonly records: Records<PlanTeam>;
}) {
  const t = useWords();
  const settings = useRead('planSettings', {});
  const days = settings.data?.days.length ?? 1;
  const content =
    team.state === 'accepted' ? (
      <TeamForm
        key={team.id}
        team={team}
        teams={teams}
        days={days}
        refresh={refresh}
        close={records.frame.close}
      />
    ) : (
      <p className="muted">{t('planSettings.teams.notAccepted')}</p>
    );
  return (
    <ListPanel
      frame={records.frame}
      title={team.name}
      sections={[{ key: 'wishes', title: t('planSettings.teams.wishes'), content }]}
    />
  );
}

function countsText(t: ReturnType<typeof useWords>, { teams, capacity }: PotCategory): string {
  const of = (wanted: PlanTeam['state']) => teams.filter(({ state }) => state === wanted).length;
  const counts = t('planSettings.teams.counts', {
    accepted: of('accepted'),
    waiting: of('waiting'),
    withdrawn: of('withdrawn'),
  });
  return capacity === null ? counts : `${counts} · ${t('planSettings.teams.ofCapacity', { capacity })}`;
}
