import type { AdminOverview } from '@sevenmetre/contract/dashboard/admin-overview';
import type { Translator } from '@sevenmetre/phrases';
import { languageOf } from '@sevenmetre/rules/vocabulary';
import type { ReactNode } from 'react';
import {
  accommodationPath,
  adminInvoicesPath,
  refereeRegistrationsPath,
  registrationsPath,
} from '../../../lib/paths/signed-in-paths.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { dotted } from '../../../lib/words/dotted.ts';
import { shortMoneyText } from '../../../lib/words/money.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { capacityOf } from './capacity-of.ts';

/** The edition in six numbers, each with the way to its list. */
export function Figures({ overview }: { overview: AdminOverview }) {
  const t = useWords();
  const { categories, beds, clubs } = overview;
  const lists = categories.filter(({ waiting }) => waiting > 0);
  return (
    <dl className="overview__figures">
      <AcceptedTeams overview={overview} />
      <Figure
        name={t('organiser.overview.lists')}
        to={`${registrationsPath}?found=waiting-list`}
        value={t.number(lists.reduce((sum, { waiting }) => sum + waiting, 0))}
        note={lists.map(({ code, waiting }) => `${code} ${t.number(waiting)}`).join(', ')}
      />
      <Figure
        name={t('organiser.overview.clubs')}
        to={registrationsPath}
        value={t.number(clubs.registered)}
        note={t('organiser.overview.countries', { count: clubs.countries })}
      />
      <PaidShare />
      <Figure
        name={t('organiser.overview.freeBeds')}
        to={accommodationPath}
        value={t.number(beds.left)}
        note={t('organiser.overview.beds', { count: beds.persons })}
      />
      <Referees {...overview.referees} />
    </dl>
  );
}

function AcceptedTeams({ overview: { categories, trend } }: { overview: AdminOverview }) {
  const t = useWords();
  const accepted = categories.reduce((sum, category) => sum + category.accepted, 0);
  const thisWeek = categories.reduce((sum, { weeks }) => sum + (weeks.at(-1) ?? 0), 0);
  const capacity = capacityOf(categories);
  return (
    <Figure
      name={t('organiser.overview.accepted')}
      to={`${registrationsPath}?state=approved`}
      value={
        capacity === null ? t.number(accepted) : t('organiser.overview.ofCapacity', { accepted, capacity })
      }
      note={trend === null || thisWeek === 0 ? '' : t('organiser.overview.thisWeek', { count: thisWeek })}
    />
  );
}

/** How much of what clubs owe is paid, whole percents rounded down; of several currencies each. */
function PaidShare() {
  const t = useWords();
  const list = useRead('adminInvoices', { query: { pageSize: '1' } }).data;
  const sums = (list?.sums ?? []).filter(({ toPay }) => toPay > 0);
  const [first, ...others] = sums.map(({ currency, toPay, paid }) => ({
    currency,
    share: percentText(t, Math.floor((Math.min(paid, toPay) / toPay) * 100)),
    amounts: t('organiser.overview.paidOf', {
      paid: shortMoneyText(t, paid),
      total: `${shortMoneyText(t, toPay)} ${currency}`,
    }),
  }));
  return (
    <Figure
      name={t('organiser.overview.paid')}
      to={adminInvoicesPath}
      value={first?.share ?? '–'}
      note={dotted([
        ...(first ? [first.amounts] : []),
        ...others.map(({ currency, share }) => `${currency} ${share}`),
      ])}
    />
  );
}

/** Pairs as they are appointed; until there are some, the accepted referees. */
function Referees({ approved, pairs }: AdminOverview['referees']) {
  const t = useWords();
  const accepted = t('organiser.overview.acceptedReferees', { count: approved });
  return (
    <Figure
      name={t(pairs > 0 ? 'organiser.overview.pairs' : 'organiser.nav.referees')}
      to={refereeRegistrationsPath}
      value={t.number(pairs > 0 ? pairs : approved)}
      note={pairs > 0 ? accepted : t('organiser.overview.noPairs')}
    />
  );
}

interface FigureProps {
  readonly name: string;
  readonly to: string;
  readonly value: string;
  readonly note: ReactNode;
}

function Figure({ name, to, value, note }: FigureProps) {
  return (
    <div>
      <dt>
        <Link to={to}>{name}</Link>
      </dt>
      <dd>
        <b>{value}</b>
        {note === '' ? null : <span>{note}</span>}
      </dd>
    </div>
  );
}

/** Whole percents in the reader's language: "61%", in Czech "61 %". */
function percentText(t: Translator, percent: number): string {
  return new Intl.NumberFormat(languageOf(t.locale).tag, { style: 'percent' }).format(percent / 100);
}
