import type { AppointmentBoard } from '@sevenmetre/contract/appointments/schemas';
import { useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useRoomBelow } from '../../../../lib/browser/use-room-below.ts';
import { useRead } from '../../../../lib/queries/use-read.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { Empty, Ready } from '../../../../ui/page/states.tsx';
import { RecentPresses } from '../../undo/recent-presses.tsx';
import { planChangesPath } from '../../../../lib/paths/signed-in-paths.ts';
import { Link } from '../../../../ui/link.tsx';
import {
  type Chosen,
  matchesOfDay,
  viewOf,
  type BoardView,
  leadersOf,
  matchName,
  teamsText,
} from './board-model.ts';
import { nowIn } from './board-now.ts';
import { BoardSide } from './board-side.tsx';
import { BoardToolbar, type ViewName, viewNames } from './board-toolbar.tsx';
import { ConflictNote } from './conflict-note.tsx';
import { DaySummary } from './day-summary.tsx';
import { PairBoard } from './pair-board.tsx';
import { PairsView } from './pairs-view.tsx';
import { PaymentsView } from './payments-view.tsx';
import { useAppointments } from './use-appointments.ts';
import '../plan.css';
import '../schedule/schedule.css';
import '../plan-forms.css';
import './appointments.css';
import './appointments-side.css';

/** Matches to be played that are on no day, since they have no hall or no time; each leads to a change that gives it both. */
function WithoutTime({ view }: { view: BoardView }) {
  const t = useWords();
  const { withoutTime, appointments } = view.board;
  if (withoutTime.length === 0) return null;
  const pairIdOf = (id: number) => appointments.find(({ matchId }) => matchId === id)?.pairId ?? null;
  return (
    <details className="appointments__without-time" open={withoutTime.length <= mostOpen}>
      <summary>{t('appointments.withoutTime', { count: withoutTime.length })}</summary>
      <ul>
        {withoutTime.map((match) => (
          <li key={match.id}>
            <b>{match.number}</b> {matchName(match)}: {teamsText(t, match)}
            {' · '}
            {leadersOf(view, { pairId: pairIdOf(match.id), named: match.named }) ??
              t('appointments.state.none')}{' '}
            <Link to={planChangesPath('postponed', match.number)}>{t('appointments.giveTime')}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Before a schedule is published all matches are without a time; then their number is enough. */
const mostOpen = 6;

/** Answers of pairs come while an organiser looks on. */
const askEvery = 20_000;

/** Who leads which match: the board of a day by pairs or by halls, the pairs themselves, and what they are paid. */
export function AppointmentsPage() {
  const read = useRead('appointmentBoard', {}, { every: askEvery });
  return (
    <>
      <Ready read={read}>{(board) => <Appointments board={board} />}</Ready>
    </>
  );
}

function Appointments({ board }: { board: AppointmentBoard }) {
  const t = useWords();
  const root = useRef<HTMLElement>(null);
  useRoomBelow(root);
  const view = useMemo(() => viewOf(board, t), [board, t]);
  const { name, day, choose } = useChoice(board);
  const [find, setFind] = useState('');
  const [chosen, setChosen] = useState<Chosen>({ matchId: null, pairId: null });
  const appointing = useAppointments();
  const matches = matchesOfDay(view, day);
  const isBoard = name === 'pairs' || name === 'halls';
  const shared = { view, day, matches, chosen, choose: setChosen, appointing };
  return (
    <main
      id="main"
      ref={root}
      className={isBoard ? 'plan-tool appointments' : 'appointments page-width signed-in-page'}
    >
      <h1 className="visually-hidden">{t('appointments.title')}</h1>
      <BoardToolbar {...shared} name={name} show={choose} find={find} setFind={setFind} />
      <RecentPresses kinds={['appointments', 'referee-pairs']} />
      {appointing.conflict ? (
        <ConflictNote view={view} appointing={appointing} conflict={appointing.conflict} />
      ) : null}
      {isBoard ? (
        <>
          <DaySummary view={view} day={day} matches={matches} />
          <WithoutTime view={view} />
          <div className="appointments__with-side">
            {name === 'pairs' && board.pairs.length === 0 ? (
              <NoPairs show={() => choose({ name: 'people' })} />
            ) : (
              <PairBoard {...shared} rows={name} find={find} />
            )}
            <BoardSide {...shared} />
          </div>
        </>
      ) : null}
      {name === 'people' ? <PairsView view={view} /> : null}
      {name === 'payments' ? <PaymentsView /> : null}
    </main>
  );
}

/** In place of a board without rows. */
function NoPairs({ show }: { show: () => void }) {
  const t = useWords();
  const all = (
    <button type="button" className="button button--outline" onClick={show}>
      {t('appointments.pairsTitle')}
    </button>
  );
  return (
    <div className="appointments__empty">
      <Empty action={all}>{t('appointments.noPairs')}</Empty>
    </div>
  );
}

/** The view and day of the address. Without any: the pairs while there are none, and the usual day. */
function useChoice(board: AppointmentBoard) {
  const { days, pairs } = board;
  const [search, setSearch] = useSearchParams();
  const [usual] = useState(() => usualDay(board));
  const name =
    viewNames.find((known) => known === search.get('view')) ?? (pairs.length === 0 ? 'people' : 'pairs');
  const asked = days.indexOf(search.get('day') ?? '');
  const day = asked >= 0 ? asked : usual;
  const choose = (next: { readonly name?: ViewName; readonly day?: number }) =>
    setSearch(
      (now) => {
        if (next.name) now.set('view', next.name);
        if (next.day !== undefined) now.set('day', days[next.day] ?? '');
        return now;
      },
      { replace: true },
    );
  return { name, day, choose };
}

/** Today, or the first day that is played on. */
function usualDay({ days, input, timeZone }: AppointmentBoard): number {
  const today = days.indexOf(nowIn(timeZone).day);
  const played = input.matches.map(({ day }) => day);
  return played.includes(today) ? today : played.reduce((first, day) => Math.min(first, day), played[0] ?? 0);
}
