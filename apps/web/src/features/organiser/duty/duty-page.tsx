import type { Duty } from '@sevenmetre/contract/duty/schemas';
import { fold } from '@sevenmetre/rules/search';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { useRoomBelow } from '../../../lib/browser/use-room-below.ts';
import { useListQuery } from '../../../lib/queries/use-list-query.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { thisMinute, useNow } from '../../../lib/time/now.ts';
import { sortByName } from '../../../lib/words/sort-by-name.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { SearchBox } from '../../../ui/forms/search-box.tsx';
import { KeyLine } from '../../../ui/lists/key-line.tsx';
import { Side } from '../../../ui/lists/list-frame.tsx';
import { ListPanel } from '../../../ui/lists/list-panel.tsx';
import { useRecords } from '../../../ui/lists/use-records.ts';
import { Banner } from '../../../ui/page/badge.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Empty, Ready } from '../../../ui/page/states.tsx';
import { useTab } from '../../../ui/tab-list.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { RecentPresses } from '../undo/recent-presses.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { DutyActions } from './duty-actions.tsx';
import { cellOf, columnsOf, personName, type Row, rowsOf, unansweredBy } from './duty-text.ts';
import { InvitationList } from './invitation-list.tsx';
import { personColumns } from './people-columns.tsx';
import { PersonForm } from './person-form.tsx';
import { PhoneList } from './phone-list.tsx';
import { RenewCard } from './renew-card.tsx';
import { Legend, ShiftGrid } from './shift-grid.tsx';
import { ShiftMessage } from './shift-message.tsx';
import { ShiftPanel } from './shift-panel.tsx';
import { type DutyPanel, useDutyKeys, useDutyPanel } from './use-duty-keys.ts';
import '../../../ui/lists/list-frame.css';
import '../../../ui/lists/list-rows.css';
import '../../../ui/lists/list-views.css';
import '../../../ui/lists/list-filters.css';
import '../../../ui/lists/record-signs.css';
import './duty.css';

const tabs = ['shifts', 'people', 'gaps', 'unanswered'] as const;
/** Milliseconds between two requests: presence is ticked in the halls meanwhile. */
const often = 20_000;

/** Volunteers and their shifts. */
export function DutyPage() {
  const t = useWords();
  const read = useRead('duty', {}, { every: often });
  const [panel, open] = useDutyPanel();
  const duty = read.data;
  return (
    <AdminPage
      title={t('duty.title')}
      sub={
        duty
          ? t('duty.sub', {
              people: duty.volunteers.length,
              shifts: duty.shifts.length,
              gaps: duty.shifts.filter(({ gap }) => gap > 0).length,
            })
          : undefined
      }
      actions={duty ? <DutyActions duty={duty} open={open} /> : undefined}
    >
      <Ready read={read}>{(body) => <Board duty={body} panel={panel} open={open} />}</Ready>
    </AdminPage>
  );
}

interface BoardProps {
  readonly duty: Duty;
  readonly panel: DutyPanel;
  readonly open: (panel: DutyPanel) => void;
}

function Board({ duty, panel, open }: BoardProps) {
  const t = useWords();
  const tab = useTab(tabs);
  const root = useRef<HTMLDivElement>(null);
  useRoomBelow(root);
  const [asked, setAsked] = useState('');
  const search = useCallback((text: string) => setAsked(fold(text)), []);
  useDutyKeys(duty, panel, open);
  const onPeople = tab === 'people' || tab === 'unanswered';
  const cell = !onPeople && panel?.kind === 'cell' ? findCell(duty, panel.key, rowsOf(t, duty)) : undefined;
  const person =
    onPeople && panel?.kind === 'person' ? duty.volunteers.find(({ id }) => id === panel.id) : undefined;
  const view = { duty, panel, open, tab, asked };
  return (
    <>
      <RecentPresses kinds={['shift-people', 'shifts', 'volunteers']} />
      {duty.isOutdated ? (
        <Banner kind="wait">
          {t('duty.renew.outdated')}{' '}
          <button className="button button--outline" type="button" onClick={() => open({ kind: 'renew' })}>
            {t('duty.renew.see')}
          </button>
        </Banner>
      ) : null}
      <Above duty={duty} panel={panel} open={open} />
      <div className="list-frame" ref={root} data-panel={cell !== undefined || person !== undefined}>
        <Views duty={duty} tab={tab} />
        <div className="list-filters">
          <div className="list-filters__search">
            <SearchBox
              label={t('duty.search')}
              placeholder={t('duty.search')}
              value={asked}
              search={search}
            />
          </div>
          <span className="list-filters__rest" />
          {onPeople ? null : <Legend />}
        </div>
        {onPeople ? (
          <People {...view} root={root} person={person ?? null} />
        ) : (
          <>
            <div className="list-frame__body">
              <div className="list-frame__rows" data-rows>
                {duty.shifts.length === 0 ? (
                  <NoShifts open={open} isAsked={panel?.kind === 'renew'} />
                ) : (
                  <Shifts {...view} />
                )}
              </div>
              {cell ? (
                <Side takesFocus={false}>
                  <ShiftPanel
                    key={cell.key}
                    duty={duty}
                    cell={cell}
                    close={() => open(null)}
                    write={() => open({ kind: 'message', cell: cell.key })}
                  />
                </Side>
              ) : null}
            </div>
            <DutyKeyLine />
          </>
        )}
      </div>
    </>
  );
}

/** Shifts, people, and what of both needs somebody. */
function Views({ duty, tab }: Pick<ViewProps, 'duty' | 'tab'>) {
  const t = useWords();
  const query = useListQuery();
  const now = useNow(thisMinute);
  const counts = {
    shifts: null,
    people: duty.volunteers.length,
    gaps: duty.shifts.filter(({ gap }) => gap > 0).length,
    unanswered: duty.volunteers.filter(({ id }) => unansweredBy(duty, id, now).length > 0).length,
  };
  return (
    <div className="list-views">
      <div className="list-views__tabs" role="group" aria-label={t('duty.tab.label')}>
        {tabs.map((one) => {
          const count = counts[one];
          return (
            <button
              key={one}
              type="button"
              data-tab={one}
              aria-pressed={one === tab}
              onClick={() => query.set({ open: '', tab: one === tabs[0] ? '' : one })}
            >
              {t(`duty.tab.${one}`)}
              {count === null ? null : <small>{t.number(count)}</small>}
            </button>
          );
        })}
      </div>
      {counts.gaps > 0 ? <Fill /> : null}
    </div>
  );
}

interface PeopleProps extends ViewProps {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly person: Duty['volunteers'][number] | null;
}

/** Volunteers as the one list: rows with J and K, a panel for the person. */
function People({ duty, open, tab, asked, root, person }: PeopleProps) {
  const { t, locale } = useLanguage();
  const now = useNow(thisMinute);
  const shown = duty.volunteers.filter(
    (one) =>
      fold(personName(one)).includes(asked) &&
      (tab === 'people' || unansweredBy(duty, one.id, now).length > 0),
  );
  const rows = sortByName(shown, locale, ({ lastName, firstName }) => `${lastName} ${firstName}`);
  const list = {
    open: person?.id ?? null,
    views: [],
    choose: () => undefined,
    show: (id: number | null) => open(id === null ? null : { kind: 'person', id }),
  } as const;
  const records = useRecords({ root, list, rows, rowKey, keys: [], hasPanel: true });
  return (
    <>
      <div className="list-frame__body">
        <div className="list-frame__rows" data-rows>
          <DataTable
            caption={t('duty.keys.people')}
            columns={personColumns({ t, duty, open: (id) => records.open(id, true) })}
            rows={rows}
            rowKey={rowKey}
            rowName={personName}
            empty={t(duty.volunteers.length === 0 ? 'duty.person.none' : 'duty.nothing')}
            current={records.current}
            pagedBy={`${tab} ${asked}`}
          />
        </div>
        {person === null ? null : (
          <Side key={person.id} takesFocus={records.takesFocus}>
            <ListPanel
              frame={records.frame}
              title={personName(person)}
              sections={[
                {
                  key: 'person',
                  title: t('duty.person.edit'),
                  content: <PersonForm duty={duty} person={person} close={() => open(null)} />,
                },
              ]}
            />
          </Side>
        )}
      </div>
      <KeyLine keys={[]} hasPanel selects={false} hasMenu={false} hasViews={false} />
    </>
  );
}

function rowKey({ id }: { readonly id: number }): number {
  return id;
}

/** What is neither a shift nor a person stands above the views. */
function Above({ duty, panel, open }: BoardProps) {
  const t = useWords();
  const close = () => open(null);
  if (panel?.kind === 'renew') return <RenewCard duty={duty} close={close} />;
  if (panel?.kind === 'invite')
    return (
      <Card title={t('duty.invite.title')}>
        <InvitationList duty={duty} close={close} />
      </Card>
    );
  if (panel?.kind === 'message')
    return (
      <Card title={t('duty.message.title')}>
        <ShiftMessage key={panel.cell} duty={duty} cell={panel.cell} close={close} />
      </Card>
    );
  if (panel?.kind === 'person' && panel.id === null)
    return (
      <Card title={t('duty.person.add')}>
        <PersonForm duty={duty} person={null} close={close} />
      </Card>
    );
  return null;
}

interface ViewProps extends BoardProps {
  readonly tab: (typeof tabs)[number];
  /** What is searched for, folded. */
  readonly asked: string;
}

/** The grid on wide screens, cards on phones; the view of gaps shows rows with gaps only. */
function Shifts({ duty, panel, open, tab, asked }: ViewProps) {
  const t = useWords();
  const columns = columnsOf(duty);
  const hasGap = (row: Row) => columns.some((column) => cellOf(duty, row, column).gap > 0);
  const named = (row: Row) => {
    const own = duty.shifts.filter(
      ({ placeId, kind }) => placeId === row.placeId && (row.kind === null || kind === row.kind),
    );
    const people = new Set(own.flatMap((shift) => shift.people.map(({ id }) => id)));
    const names = duty.volunteers.filter(({ id }) => people.has(id)).map(personName);
    return [row.code, row.name, ...names].some((text) => fold(text).includes(asked));
  };
  const isShown = (row: Row) => (tab !== 'gaps' || hasGap(row)) && (asked === '' || named(row));
  const choose = ({ key }: { readonly key: string }) => open({ kind: 'cell', key });
  if (!rowsOf(t, duty).some(isShown)) return <Empty>{t('duty.nothing')}</Empty>;
  return (
    <div>
      <ShiftGrid
        duty={duty}
        open={panel?.kind === 'cell' ? panel.key : null}
        choose={choose}
        isShown={isShown}
        folds={tab === 'shifts' && asked === ''}
      />
      <PhoneList duty={duty} choose={choose} isShown={isShown} />
    </div>
  );
}

function findCell(duty: Duty, key: string, rows: readonly Row[]) {
  return columnsOf(duty)
    .flatMap((column) => rows.map((row) => cellOf(duty, row, column)))
    .find((cell) => cell.key === key && cell.shifts.length > 0);
}

function NoShifts({ open, isAsked }: { open: BoardProps['open']; isAsked: boolean }) {
  const t = useWords();
  return (
    <Empty
      action={
        isAsked ? undefined : (
          <button className="button" type="button" onClick={() => open({ kind: 'renew' })}>
            {t('duty.renew.open')}
          </button>
        )
      }
    >
      {t('duty.renew.none')}
    </Empty>
  );
}

function Fill() {
  const t = useWords();
  const fill = useWrite('shiftsFill', ['duty', 'shiftCandidates', 'presses']);
  const [said, setSaid] = useState('');
  const press = async () => {
    const outcome = await fill({});
    if (outcome.ok) setSaid(t('duty.fill.done', outcome.body));
    return outcome.ok;
  };
  return (
    <span className="duty__fill">
      <span role="status">{said}</span>
      <AsyncButton look="quiet" action={press}>
        {t('duty.fill.open')}
      </AsyncButton>
    </span>
  );
}

function DutyKeyLine() {
  const t = useWords();
  const keys = [
    ['← ↑ → ↓', t('duty.keys.shift')],
    ['Enter', t('duty.keys.open')],
    ['E', t('duty.keys.find')],
    ['I', t('duty.keys.invite')],
    ['P', t('duty.keys.people')],
    ['N', t('duty.keys.next')],
  ] as const;
  return (
    <p className="key-line">
      <span className="key-line__rest" />
      {keys.map(([key, name]) => (
        <span key={key}>
          <kbd>{key}</kbd> {name}
        </span>
      ))}
    </p>
  );
}
