import type { CheckIn } from '@sevenmetre/contract/check-in/schemas';
import { comesToday, type DeskList, deskViews, initialOf, isListed } from '@sevenmetre/rules/check-in';
import { useMemo, useRef, useState } from 'react';
import { useRoomBelow } from '../../../lib/browser/use-room-below.ts';
import { useListQuery } from '../../../lib/queries/use-list-query.ts';
import { dayIn } from '../../../lib/time/days.ts';
import { useNow } from '../../../lib/time/now.ts';
import { sortByName } from '../../../lib/words/sort-by-name.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { SearchBox } from '../../../ui/forms/search-box.tsx';
import { KeyLine } from '../../../ui/lists/key-line.tsx';
import { pressed, Side } from '../../../ui/lists/list-frame.tsx';
import { useRecords } from '../../../ui/lists/use-records.ts';
import type { FrameKey, Records } from '../../../ui/lists/use-records.ts';
import { Banner } from '../../../ui/page/badge.tsx';
import { Empty, Ready } from '../../../ui/page/states.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { ExportLink } from '../page/export-link.tsx';
import { categoryLooks } from '../plan/category-looks.ts';
import { BadgeScanner, clubOf, openScanned } from './badge-scanner.tsx';
import { type CheckInRow, checkInColumns } from './check-in-columns.tsx';
import { ClubPanel } from './club-panel.tsx';
import { useQueuedCalls } from './desk-queue.ts';
import { KeptNote } from './kept-note.tsx';
import { usePressAny } from './step-button.tsx';
import { useDeskQueue } from './use-desk-queue.ts';
import { useKeptRead } from './use-kept-read.ts';
import '../../../ui/lists/list-frame.css';
import '../../../ui/lists/list-rows.css';
import '../../../ui/lists/list-views.css';
import '../../../ui/lists/list-filters.css';
import '../../../ui/lists/record-signs.css';
import './check-in.css';

/** Clubs that come, as a list that stays on the device: who is not here yet, what each owes, and what was handed out. */
export function CheckInPage() {
  const t = useWords();
  const read = useKeptRead('checkIn', 'all', {});
  useDeskQueue();
  const clubs = read.data?.clubs;
  const timeZone = read.data?.timeZone ?? 'UTC';
  const today = useNow((now) => dayIn(timeZone, now));
  const toCome = clubs?.filter((club) => comesToday(club, today)).length ?? 0;
  const unticked = clubs?.filter(({ arrivedAt, hasPlayed }) => arrivedAt === null && hasPlayed).length ?? 0;
  const arrived = clubs?.filter(({ arrivedAt }) => arrivedAt !== null).length ?? 0;
  return (
    <AdminPage
      title={t('checkIn.title')}
      sub={
        clubs
          ? [
              t('checkIn.sub', { arrived, clubs: clubs.length }),
              ...(toCome > 0 ? [t('checkIn.subToday', { count: toCome })] : []),
              ...(unticked > 0 ? [t('checkIn.subPlayed', { count: unticked })] : []),
            ].join('. ')
          : undefined
      }
      actions={clubs === undefined || clubs.length === 0 ? undefined : <Actions clubs={clubs} />}
    >
      <UnsentNote />
      <KeptNote read={read} />
      <Ready read={read}>
        {(body) =>
          body.clubs.length === 0 ? <Empty>{t('checkIn.noClubs')}</Empty> : <ClubList checkIn={body} />
        }
      </Ready>
    </AdminPage>
  );
}

/** Says that calls are unsent, and for which clubs. */
function UnsentNote() {
  const t = useWords();
  const waiting = useQueuedCalls().filter(({ failure }) => failure !== null).length;
  return waiting === 0 ? null : <Banner kind="wait">{t('checkIn.unsent.all', { count: waiting })}</Banner>;
}

type View = DeskList['view'];

/** What is shown of the list, as its address says. */
function askedOf(query: ReturnType<typeof useListQuery>): DeskList {
  return {
    view: deskViews.find((one) => one === query.get('view')) ?? 'all',
    search: query.get('search'),
    letter: query.get('letter'),
  };
}

/** The camera for badges, and the clubs as they are shown as a workbook. */
function Actions({ clubs }: { clubs: readonly CheckInRow[] }) {
  const t = useWords();
  const query = useListQuery();
  const [isScanning, setScanning] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button button--outline"
        aria-expanded={isScanning}
        onClick={() => setScanning(!isScanning)}
      >
        {t(isScanning ? 'checkIn.scan.stop' : 'checkIn.scan.open')}
      </button>
      <ExportLink name="checkInExport" asked={{ ...askedOf(query) }}>
        {t('checkIn.export')}
      </ExportLink>
      {isScanning ? <BadgeScanner clubs={clubs} close={() => setScanning(false)} /> : null}
    </>
  );
}

function ClubList({ checkIn }: { checkIn: CheckIn }) {
  const { t, locale } = useLanguage();
  const query = useListQuery();
  const root = useRef<HTMLDivElement>(null);
  useRoomBelow(root);
  const asked = askedOf(query);
  const sorted = sortByName(checkIn.clubs, locale, ({ name }) => name);
  const today = useNow((now) => dayIn(checkIn.timeZone, now));
  const reader = { locale, today };
  const shownIn = (over: Partial<DeskList>) =>
    sorted.filter((row) => isListed(row, { ...asked, ...over }, reader));
  const rows = shownIn({});
  const opened = Number(query.get('open'));
  const open = checkIn.clubs.find(({ id }) => id === opened) ?? null;
  const show = (id: number | null) => query.set({ open: id === null ? '' : String(id) });
  const list = { open: open?.id ?? null, views: [], choose: () => undefined, show };
  const press = usePressAny();
  // The club whose cash was asked for by a key, until another one is opened.
  const [paying, setPaying] = useState<number | null>(null);
  const [shown, setShown] = useState(list.open);
  if (shown !== list.open) {
    setShown(list.open);
    if (list.open !== paying) setPaying(null);
  }
  const pay = (id: number, { open: openPanel }: Records<CheckInRow>) => {
    setPaying(id);
    openPanel(id, false);
    // A panel that is open already is only led to its field.
    if (open?.id === id) root.current?.querySelector<HTMLElement>('[data-section="money"] input')?.focus();
  };
  // In its order also where the view has lost the club that has just arrived (CK3).
  const walk = shownIn({ view: 'all' });
  const keys = useDeskKeys(press, pay, (from, to) => nextWaiting(walk, list.open ?? from, to)?.());
  const records = useRecords<CheckInRow>({ root, list, rows, rowKey, keys, hasPanel: true });
  const { categories, timeZone } = checkIn;
  const columns = useMemo(
    () => checkInColumns(t, { looks: categoryLooks(categories), timeZone, today }),
    [t, categories, timeZone, today],
  );
  return (
    <div className="list-frame" ref={root} data-panel={open !== null}>
      <Views
        countOf={(view) => shownIn({ view }).length}
        view={asked.view}
        choose={(next) => query.set({ view: next === 'all' ? '' : next })}
      />
      <Filters clubs={checkIn.clubs} names={shownIn({ letter: '' }).map(({ name }) => name)} />
      <div className="list-frame__body">
        <div className="list-frame__rows" data-rows onClickCapture={pressed(records, true)}>
          <DataTable
            caption={t('checkIn.title')}
            columns={columns}
            rows={rows}
            rowKey={rowKey}
            rowName={({ name }) => name}
            empty={t('checkIn.none')}
            current={records.current}
            pagedBy={`${asked.view} ${asked.letter} ${asked.search}`}
          />
        </div>
        {open === null ? null : (
          <Side key={open.id} takesFocus={records.takesFocus}>
            <ClubPanel
              club={open}
              frame={records.frame}
              next={nextWaiting(walk, open.id, records)}
              wanted={paying === open.id ? 'money' : undefined}
            />
          </Side>
        )}
      </div>
      <KeyLine keys={keys} hasPanel selects={false} hasMenu={false} hasViews={false} />
    </div>
  );
}

function rowKey({ id }: CheckInRow): number {
  return id;
}

/** The search, which takes scanned codes too, and the letters. */
function Filters({ clubs, names }: { clubs: readonly CheckInRow[]; names: readonly string[] }) {
  const t = useWords();
  const query = useListQuery();
  const { search, letter } = askedOf(query);
  const take = (text: string) => {
    const scanned = clubOf(clubs, text);
    if (scanned) query.set(openScanned(scanned));
    return scanned !== undefined;
  };
  return (
    <div className="list-filters">
      <div className="list-filters__search">
        <SearchBox
          label={t('checkIn.search')}
          placeholder={t('checkIn.search')}
          value={search}
          search={(text) => query.set({ search: text })}
          take={take}
        />
      </div>
      <Letters names={names} chosen={letter} choose={(next) => query.set({ letter: next })} />
    </div>
  );
}

/** The letters under which clubs are; a second press shows all of them again. */
function Letters({
  names,
  chosen,
  choose,
}: {
  names: readonly string[];
  chosen: string;
  choose: (letter: string) => void;
}) {
  const { t, locale } = useLanguage();
  const letters = [...new Set(names.map((name) => initialOf(name, locale)))];
  if (chosen !== '' && !letters.includes(chosen)) letters.push(chosen);
  return (
    <div className="check-in-letters" role="group" aria-label={t('checkIn.letters')}>
      {letters.map((letter) => (
        <button
          key={letter}
          type="button"
          aria-pressed={letter === chosen}
          onClick={() => choose(letter === chosen ? '' : letter)}
        >
          {letter}
        </button>
      ))}
    </div>
  );
}

function Views({
  countOf,
  view,
  choose,
}: {
  countOf: (view: View) => number;
  view: View;
  choose: (view: View) => void;
}) {
  const t = useWords();
  return (
    <div className="list-views">
      <div className="list-views__tabs" role="group" aria-label={t('checkIn.title')}>
        {deskViews.map((one) => (
          <button key={one} type="button" aria-pressed={one === view} onClick={() => choose(one)}>
            {t(`checkIn.view.${one}`)}
            <small>{t.number(countOf(one))}</small>
          </button>
        ))}
      </div>
    </div>
  );
}

/** Opens the next club that has not arrived, after the given one and round; undefined: there is none. */
function nextWaiting(rows: readonly CheckInRow[], from: number | null, records: Records<CheckInRow>) {
  const at = rows.findIndex(({ id }) => id === from);
  const order = [...rows.slice(at + 1), ...rows.slice(0, Math.max(0, at))];
  const next = order.find(({ arrivedAt }) => arrivedAt === null);
  return next && (() => records.open(next.id, false));
}

/** Space: arrived; B: badges and wristbands; W: meals; C: cash; N: the next club that has not arrived. */
function useDeskKeys(
  press: ReturnType<typeof usePressAny>,
  pay: (id: number, records: Records<CheckInRow>) => void,
  goOn: (from: number | null, records: Records<CheckInRow>) => void,
): FrameKey<CheckInRow>[] {
  const t = useWords();
  const step = (key: string, name: 'arrived' | 'wristbands' | 'meals'): FrameKey<CheckInRow> => ({
    key,
    name: t(`checkIn.given.${name}`),
    act: ([row]) => {
      if (row && !row.steps.includes(name)) void press(row.id, name, true);
    },
  });
  return [
    step(' ', 'arrived'),
    step('b', 'wristbands'),
    step('w', 'meals'),
    { key: 'c', name: t('checkIn.money.cash'), act: ([row], records) => row && pay(row.id, records) },
    {
      key: 'n',
      needsNoRow: true,
      name: t('checkIn.next'),
      act: ([row], records) => goOn(row?.id ?? records.current, records),
    },
  ];
}
