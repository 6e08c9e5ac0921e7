import type { AdminOverview } from '@sevenmetre/contract/dashboard/admin-overview';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSteadyList } from '../../../lib/browser/use-steady-list.ts';
import {
  accommodationPath,
  groupsPath,
  mailsPath,
  adminInvoicesPath,
} from '../../../lib/paths/signed-in-paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Empty } from '../../../ui/page/states.tsx';
import { KeyHints } from '../registrations/key-hints.tsx';
import { RemindClubs } from '../messages/remind-clubs.tsx';
import { PreparationSteps } from './preparation.tsx';
import { useTaskKeys } from './use-task-keys.ts';
import { WaitingPayments } from './waiting-payments.tsx';
import { WaitingClubs, WaitingReferees } from './waiting-registrations.tsx';

/** What may wait, in this order; each kind has the name of the page where it is done. */
const kinds = ['registrations', 'referees', 'groups', 'bank', 'invoices', 'accommodation', 'mail'] as const;
type Kind = (typeof kinds)[number];

/** Keys of other lists. */
const withoutKeys = ['select', 'search'] as const;

interface TasksProps {
  readonly overview: AdminOverview;
  /** Whether the tournament is over: nobody needs a bed any more, and nothing is prepared. */
  readonly isOver: boolean;
}

/**
 * What an organiser has to do, one line each with its next step; what needs nothing has no line. Before any club has registered
 * that is the preparation.
 */
export function Tasks({ overview, isOver }: TasksProps) {
  const t = useWords();
  const [chosen, setChosen] = useState<Kind | null>(null);
  const list = useTaskKeys();
  useSteadyList(list);
  const waiting = waitingOf(overview);
  const open = kinds.filter((kind) => waiting[kind] > 0 && !(isOver && kind === 'accommodation'));
  const isEmpty = overview.categories.every((category) => category.accepted + category.waiting === 0);
  if (open.length === 0 && isEmpty && !isOver) return <PreparationSteps />;
  // What was chosen may be done meanwhile.
  const only = chosen !== null && open.includes(chosen) ? chosen : null;
  return (
    <Card title={t('organiser.overview.title')}>
      {open.length === 0 ? <Empty>{t('organiser.overview.nothing')}</Empty> : null}
      {open.length > 1 ? <Kinds open={open} waiting={waiting} only={only} choose={setChosen} /> : null}
      <ul className="overview__tasks" ref={list}>
        {(only === null ? open : [only]).map((kind) => (
          <TasksOfKind key={kind} kind={kind} overview={overview} />
        ))}
      </ul>
      {open.length === 0 ? null : (
        <KeyHints enter={() => list.current?.querySelector('a')?.focus()} without={withoutKeys} />
      )}
    </Card>
  );
}

function waitingOf(overview: AdminOverview): Readonly<Record<Kind, number>> {
  return {
    registrations: overview.clubs.waiting,
    referees: overview.referees.waiting,
    groups: overview.decisions,
    bank: overview.unmatchedPayments,
    invoices: overview.unpaidClubs,
    accommodation: overview.beds.persons,
    mail: overview.failedMails,
  };
}

interface KindsProps {
  readonly open: readonly Kind[];
  readonly waiting: Readonly<Record<Kind, number>>;
  /** null: all. */
  readonly only: Kind | null;
  readonly choose: (kind: Kind | null) => void;
}

function Kinds({ open, waiting, only, choose }: KindsProps) {
  const t = useWords();
  return (
    <div className="state-filter overview__kinds" role="group" aria-label={t('organiser.overview.kinds')}>
      {[null, ...open].map((kind) => (
        <button
          key={kind ?? ''}
          className="button button--outline"
          type="button"
          aria-pressed={kind === only}
          onClick={() => choose(kind)}
        >
          {kind === null
            ? t('organiser.overview.all')
            : `${t(`organiser.nav.${kind}`)} ${t.number(waiting[kind])}`}
        </button>
      ))}
    </div>
  );
}

function TasksOfKind({ kind, overview }: { kind: Kind; overview: AdminOverview }) {
  const t = useWords();
  const { clubs, referees, unmatchedPayments, beds, failedMails, decisions } = overview;
  switch (kind) {
    case 'registrations':
      return <WaitingClubs waiting={clubs.waiting} categories={overview.categories} />;
    case 'referees':
      return <WaitingReferees waiting={referees.waiting} />;
    case 'groups':
      return <Task title={t('organiser.overview.decisions', { count: decisions })} to={groupsPath} />;
    case 'bank':
      return <WaitingPayments waiting={unmatchedPayments} />;
    case 'invoices':
      return <UnpaidClubs overview={overview} />;
    case 'accommodation':
      return (
        <Task title={t('organiser.overview.beds', { count: beds.persons })} to={accommodationPath}>
          {t('organiser.overview.bedsLeft', { count: beds.left })}
        </Task>
      );
    case 'mail':
      return <Task title={t('organiser.overview.mails', { count: failedMails })} to={mailsPath} />;
  }
}

interface TaskProps {
  readonly title: string;
  /** Where it is done. */
  readonly to: string;
  readonly children?: ReactNode;
}

function Task({ title, to, children }: TaskProps) {
  const t = useWords();
  return (
    <li className="overview__summary">
      <span>
        <b>{title}</b>
        {children === undefined ? null : <small>{children}</small>}
      </span>
      <Link className="button button--outline" to={to}>
        {t('organiser.overview.open')}
        <span className="visually-hidden">: {title}</span>
      </Link>
    </li>
  );
}

type Owing = Pick<AdminOverview, 'unpaidClubs' | 'overdueClubs'>;

/** How many clubs owe money, how many of them are overdue, and the way to remind these. */
function UnpaidClubs({ overview: { unpaidClubs, overdueClubs } }: { overview: Owing }) {
  const t = useWords();
  // Without a debt in time the second number would repeat the first one.
  const areAllOverdue = overdueClubs >= unpaidClubs;
  return (
    <li>
      <span>
        <Link to={`${adminInvoicesPath}?filter=${areAllOverdue ? 'overdue' : 'owing'}`}>
          {areAllOverdue
            ? t('organiser.overview.overdue', { count: overdueClubs })
            : t('organiser.overview.unpaid', { count: unpaidClubs })}
        </Link>
        {areAllOverdue ? null : (
          <small>{t('organiser.overview.unpaidOverdue', { count: overdueClubs })}</small>
        )}
      </span>
      {overdueClubs > 0 ? <RemindClubs count={overdueClubs} /> : <OpenOwing count={unpaidClubs} />}
    </li>
  );
}

function OpenOwing({ count }: { count: number }) {
  const t = useWords();
  return (
    <Link className="button button--outline" to={`${adminInvoicesPath}?filter=owing`}>
      {t('organiser.overview.open')}
      <span className="visually-hidden">: {t('organiser.overview.unpaid', { count })}</span>
    </Link>
  );
}
