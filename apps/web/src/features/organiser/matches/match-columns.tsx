import type { MatchColumn, MatchRow } from '@sevenmetre/contract/matches/match-list';
import type { Translator } from '@sevenmetre/phrases';
import { opponentName } from '@sevenmetre/phrases/names';
import { matchClock } from '../../../lib/matches/match-clock.ts';
import { adminMatchPath } from '../../../lib/paths/paths.ts';
import { dayName, shortDay } from '../../../lib/time/days.ts';
import { useNow } from '../../../lib/time/now.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import type { FrameColumn } from '../../../ui/lists/list-frame.tsx';
import { phaseName } from '../../../ui/ticket-words.ts';
import type { CategoryLooks } from '../plan/category-looks.ts';
import { CategoryPlate } from '../plan/category-plate.tsx';
import { resultText, scoreText } from './result-text.ts';

type Shown = FrameColumn<MatchRow> & { readonly key: MatchColumn };

interface ColumnsOf {
  readonly looks: readonly CategoryLooks[];
  /** The day that is not named beside a time: that of the list, or the present one. */
  readonly day: string | null;
}

/** The columns of the list of matches, named as the server sorts by them and exports them. */
export function matchColumns(t: Translator, { looks, day }: ColumnsOf): Shown[] {
  const column = (key: MatchColumn) => ({ key, title: t(`officialScore.matches.column.${key}`) });
  return [
    {
      ...column('name'),
      isName: true,
      sortable: true,
      phone: 'heading',
      cell: (row) => <MatchName row={row} />,
    },
    {
      ...column('time'),
      isUsual: true,
      sortable: true,
      phone: 'hidden',
      cell: (row) => <MatchTime row={row} usual={day} />,
    },
    {
      ...column('hall'),
      isUsual: true,
      sortable: true,
      phone: 'hidden',
      cell: ({ ticket }) => ticket.hall?.code ?? '–',
    },
    {
      ...column('group'),
      isUsual: true,
      sortable: true,
      phone: 'under',
      cell: (row) => <MatchGroup row={row} looks={looks} usual={day} />,
    },
    {
      ...column('home'),
      isUsual: true,
      sortable: true,
      align: 'right',
      phone: 'hidden',
      cell: ({ ticket }) => <b className="two-lines">{opponentName(t, ticket.home)}</b>,
    },
    { ...column('score'), isUsual: true, phone: 'aside', cell: (row) => <MatchScore row={row} /> },
    {
      ...column('guest'),
      isUsual: true,
      sortable: true,
      phone: 'hidden',
      cell: ({ ticket }) => <b className="two-lines">{opponentName(t, ticket.away)}</b>,
    },
    {
      ...column('state'),
      isUsual: true,
      sortable: true,
      phone: 'note',
      cell: (row) => <MatchStateText row={row} />,
    },
    ...peopleColumns(t),
    { ...column('category'), phone: 'hidden', cell: ({ ticket }) => ticket.category ?? '–' },
    {
      ...column('day'),
      phone: 'hidden',
      cell: ({ ticket }) => (ticket.day === null ? '–' : dayName(t, ticket.day, null)),
    },
  ];
}

function peopleColumns(t: Translator): Shown[] {
  return [
    {
      key: 'reporter',
      title: t('officialScore.matches.column.reporter'),
      isUsual: true,
      phone: 'hidden',
      rank: 'second',
      cell: ({ reporters, missing }) =>
        missing.includes('reporter') ? (
          <span className="check-line check-line--bad">{t('officialScore.matches.noReporter')}</span>
        ) : (
          <span className="two-lines">{reporters.join(', ')}</span>
        ),
    },
    {
      key: 'pair',
      title: t('officialScore.matches.column.pair'),
      isUsual: true,
      phone: 'hidden',
      rank: 'second',
      cell: ({ pair, missing }) =>
        missing.includes('pair') ? (
          <span className="check-line check-line--bad">{t('officialScore.matches.noPair')}</span>
        ) : (
          <span className="two-lines">{pair.join(' – ')}</span>
        ),
    },
  ];
}

/** Its number; on a card its teams. */
function MatchName({ row: { ticket } }: { row: MatchRow }) {
  const t = useWords();
  const teams = teamsText(t, ticket);
  return (
    <span className="record-name">
      <Link
        data-record
        to={adminMatchPath(ticket.slug)}
        aria-label={`${t('officialScore.match', { number: String(ticket.matchNumber) })}: ${teams}`}
      >
        <span className="match-rows__number">{ticket.matchNumber}</span>
        <span className="match-rows__teams">{teams}</span>
      </Link>
    </span>
  );
}

/** Both sides of a match: `HC Vltava – HK Lhota`. */
export function teamsText(t: Translator, { home, away }: MatchRow['ticket']): string {
  return t('officialScore.matches.of', { home: opponentName(t, home), away: opponentName(t, away) });
}

/** The planned time; struck out beside the one that is expected where its hall is late. */
function MatchTime({ row: { ticket }, usual }: { row: MatchRow; usual: string | null }) {
  const t = useWords();
  const { day, time, moved } = ticket;
  if (time === null) return <span className="muted">–</span>;
  const before = moved?.time ?? null;
  return (
    <span className="two-lines match-rows__time">
      {day === null || day === usual ? null : <span>{shortDay(t, day)}</span>}{' '}
      <span>
        {before === null || before === time ? null : <s className="muted">{before}</s>} <b>{time}</b>
      </span>
    </span>
  );
}

interface MatchGroupProps {
  readonly row: MatchRow;
  readonly looks: readonly CategoryLooks[];
  /** The day that is not named. */
  readonly usual: string | null;
}

/** Its group; on a card where and when it is played, too. */
function MatchGroup({ row: { ticket }, looks, usual }: MatchGroupProps) {
  const t = useWords();
  const { category, group, hall, day, time } = ticket;
  const isNamed = day !== null && day !== usual && time !== null;
  const look = looks.find(({ code }) => code === category);
  return (
    <>
      {look ? <CategoryPlate category={{ ...look, code: group?.label ?? look.code }} /> : group?.label}
      <span className="match-rows__where">
        {' '}
        {[hall?.code, isNamed ? `${shortDay(t, day)} ${time}` : time]
          .filter((part) => part !== null && part !== undefined)
          .join(', ')}
      </span>
    </>
  );
}

function MatchScore({ row: { ticket } }: { row: MatchRow }) {
  const score = scoreText(ticket);
  return <b className="match-rows__score">{score ?? '–'}</b>;
}

/** What the state of the row says beyond its group: how late, since when, which minute, what is missing. */
function MatchStateText({ row }: { row: MatchRow }) {
  const t = useWords();
  const { state, minutes, ticket, missing } = row;
  if (state === 'late')
    return <span className="check-line check-line--bad">{t('officialScore.matches.late', { minutes })}</span>;
  if (state === 'approve')
    return (
      <span className="state-sign" data-sign="half">
        <i aria-hidden="true" />
        {t('officialScore.matches.waits', { minutes })}
      </span>
    );
  if (state === 'live') return <Playing row={row} />;
  if (state === 'off') return <span className="muted">{resultText(t, ticket)}</span>;
  const [first] = missing;
  if (first !== undefined)
    return (
      <span className="check-line check-line--bad">
        {t(first === 'pair' ? 'officialScore.matches.noPair' : 'officialScore.matches.views.notReady')}
      </span>
    );
  return <span className="muted">{t(`officialScore.matches.states.${state}`)}</span>;
}

function Playing({ row: { ticket, minutes } }: { row: MatchRow }) {
  const t = useWords();
  const minute = useNow((now) => matchClock(ticket, now).minute);
  const phase = useNow((now) => matchClock(ticket, now).phase);
  const late = minutes > 0 ? t('officialScore.matches.beganLate', { minutes }) : null;
  return (
    <span className="match-rows__live">
      <i aria-hidden="true" /> {phaseName(t, phase, 'short')}
      {minute === null ? null : ` ${minute}′`}
      {late === null ? null : <b> {late}</b>}
    </span>
  );
}
