import type { Duty } from '@sevenmetre/contract/duty/schemas';
import { fold } from '@sevenmetre/rules/search';
import { useCallback, useState } from 'react';
import { hallPapersPath } from '../../../lib/paths/signed-in-paths.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { SearchBox } from '../../../ui/forms/search-box.tsx';
import { Link } from '../../../ui/link.tsx';
import { Banner } from '../../../ui/page/badge.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Empty, Ready } from '../../../ui/page/states.tsx';
import { TabList, useTab } from '../../../ui/tab-list.tsx';
import { RecentPresses } from '../undo/recent-presses.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { exportPath } from '../page/export-path.ts';
import { cellOf, columnsOf, isUnanswered, personName, type Row, rowsOf } from './duty-text.ts';
import { InvitationList } from './invitation-list.tsx';
import { PeopleList } from './people-list.tsx';
import { PersonForm } from './person-form.tsx';
import { PhoneList } from './phone-list.tsx';
import { RenewCard } from './renew-card.tsx';
import { ShiftGrid } from './shift-grid.tsx';
import { ShiftPanel } from './shift-panel.tsx';
import { type DutyPanel, useDutyKeys } from './use-duty-keys.ts';
import './duty.css';

const tabs = ['shifts', 'people', 'gaps', 'unanswered'] as const;
/** Milliseconds between two requests: presence is ticked in the halls meanwhile. */
const often = 20_000;

/** Volunteers and their shifts. */
export function DutyPage() {
  const t = useWords();
  const read = useRead('duty', {}, { every: often });
  const [panel, setPanel] = useState<DutyPanel>(null);
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
      actions={duty ? <Actions duty={duty} open={setPanel} /> : undefined}
    >
      <Ready read={read}>{(body) => <Board duty={body} panel={panel} open={setPanel} />}</Ready>
    </AdminPage>
  );
}

interface BoardProps {
  readonly duty: Duty;
  readonly panel: DutyPanel;
  readonly open: (panel: DutyPanel) => void;
}

function Actions({ duty, open }: Pick<BoardProps, 'duty' | 'open'>) {
  const { t, locale } = useLanguage();
  return (
    <>
      <Link className="button button--outline" to={hallPapersPath}>
        {t('duty.print')}
      </Link>
      <a className="button button--outline" href={exportPath('dutyWorkbook', locale)}>
        {t('duty.excel')}
      </a>
      <button
        className="button button--outline"
        type="button"
        onClick={() => open({ kind: 'person', id: null })}
      >
        {t('duty.person.add')}
      </button>
      {duty.shifts.length > 0 ? (
        <button className="button button--outline" type="button" onClick={() => open({ kind: 'renew' })}>
          {t('duty.renew.open')}
        </button>
      ) : null}
      <button className="button" type="button" onClick={() => open({ kind: 'invite' })}>
        {t('duty.invite.open')}
      </button>
    </>
  );
}

function Board({ duty, panel, open }: BoardProps) {
  const t = useWords();
  const tab = useTab(tabs);
  const [asked, setAsked] = useState('');
  const search = useCallback((text: string) => setAsked(fold(text)), []);
  useDutyKeys(duty, panel, open);
  const counts = {
    shifts: duty.shifts.length,
    people: duty.volunteers.length,
    gaps: duty.shifts.filter(({ gap }) => gap > 0).length,
    unanswered: duty.volunteers.filter(({ id }) => isUnanswered(duty, id)).length,
  };
  return (
    <div className="duty">
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
      <TabList
        tabs={tabs}
        selected={tab}
        label={t('duty.tab.label')}
        nameOf={(one) => t(`duty.tab.${one}`, { count: counts[one] })}
      />
      <div className="duty__line">
        <SearchBox label={t('duty.search')} value={asked} search={search} />
        <Legend />
        {counts.gaps > 0 ? <Fill /> : null}
      </div>
      <div id={`panel-${tab}`} role="tabpanel" aria-labelledby={`tab-${tab}`}>
        <View duty={duty} panel={panel} open={open} tab={tab} asked={asked} />
      </div>
      <KeyLine />
    </div>
  );
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

function View({ duty, panel, open, tab, asked }: ViewProps) {
  const t = useWords();
  const onPeople = tab === 'people' || tab === 'unanswered';
  const person = panel?.kind === 'person' ? duty.volunteers.find(({ id }) => id === panel.id) : undefined;
  const cell = panel?.kind === 'cell' ? findCell(duty, panel.key, rowsOf(t, duty)) : undefined;
  const close = () => open(null);
  if (!onPeople && duty.shifts.length === 0)
    return <NoShifts open={open} isAsked={panel?.kind === 'renew'} />;
  return (
    <div className={`duty__body${(onPeople && person) || (!onPeople && cell) ? ' duty__body--panel' : ''}`}>
      {onPeople ? (
        <PeopleList
          duty={duty}
          people={duty.volunteers.filter(
            (one) =>
              fold(personName(one)).includes(asked) && (tab === 'people' || isUnanswered(duty, one.id)),
          )}
          open={person?.id ?? null}
          choose={(id) => open({ kind: 'person', id })}
        />
      ) : (
        <Shifts duty={duty} panel={panel} open={open} tab={tab} asked={asked} />
      )}
      {onPeople && person ? (
        <section className="duty__panel" aria-labelledby="duty-person">
          <header className="duty__panel-head">
            <h2 id="duty-person">{personName(person)}</h2>
          </header>
          <div className="duty__panel-body">
            <PersonForm key={person.id} duty={duty} person={person} close={close} />
          </div>
        </section>
      ) : null}
      {!onPeople && cell ? <ShiftPanel key={cell.key} duty={duty} cell={cell} close={close} /> : null}
    </div>
  );
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
    <>
      <AsyncButton look="plain" action={press}>
        {t('duty.fill.open')}
      </AsyncButton>
      <span role="status">{said}</span>
    </>
  );
}

function Legend() {
  const t = useWords();
  const letters = [
    [t('duty.letter.reporter'), t('duty.letters.reporter')],
    [t('duty.letter.timekeeper'), t('duty.kind.timekeeper')],
    [t('duty.letter.hall'), t('duty.kind.hall')],
  ] as const;
  return (
    <p className="duty__legend">
      {letters.map(([letter, name]) => (
        <span key={letter}>
          <b>{letter}</b> {name}
        </span>
      ))}
      <span>
        <b className="duty__error">{t('duty.letter.timekeeper')} −1</b> {t('duty.letters.gap')}
      </span>
    </p>
  );
}

function KeyLine() {
  const t = useWords();
  const keys = [
    ['← ↑ → ↓', t('duty.keys.shift')],
    ['Enter', t('duty.keys.open')],
    ['E', t('duty.keys.find')],
    ['I', t('duty.keys.invite')],
    ['N', t('duty.keys.next')],
  ] as const;
  return (
    <p className="duty__keys">
      {keys.map(([key, name]) => (
        <span key={key}>
          <kbd>{key}</kbd> {name}
        </span>
      ))}
    </p>
  );
}
