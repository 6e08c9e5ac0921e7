import type { DashboardSlice } from '@sevenmetre/contract/dashboard/dashboard-slice';
import type { Translator } from '@sevenmetre/phrases';
import { dashboardPath, joinPath } from '../../../../lib/paths/paths.ts';
import { dateInMonth, dayIn } from '../../../../lib/time/days.ts';
import { useNow } from '../../../../lib/time/now.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { Deadlines } from '../../../../ui/deadlines.tsx';
import { Link } from '../../../../ui/link.tsx';

import { LastChampions } from './last-champions.tsx';
import './before.css';

type BeforeTournament = NonNullable<DashboardSlice['before']>;

interface BeforeProps {
  readonly slice: DashboardSlice;
  readonly before: BeforeTournament;
}

/** Before the first day: whether teams can register, what is due when, and who won last time. */
export function Before({ slice: { edition, categories }, before: { deadlines, champions } }: BeforeProps) {
  return (
    <>
      <Registration deadlines={deadlines} timeZone={edition.timeZone} />
      <div className="before">
        {deadlines.length === 0 ? null : (
          <Deadlines
            deadlines={deadlines}
            timeZone={edition.timeZone}
            page={dashboardPath}
            name={`${edition.name} ${edition.year}`}
          />
        )}
        {champions === null ? null : <LastChampions champions={champions} categories={categories} />}
      </div>
    </>
  );
}

type Deadlines = BeforeTournament['deadlines'];

interface RegistrationProps {
  readonly deadlines: Deadlines;
  readonly timeZone: string;
}

function Registration({ deadlines, timeZone }: RegistrationProps) {
  const t = useWords();
  const state = useNow((now) => windowOf(deadlines, now));
  return (
    <div className="before__registration">
      <p>{sentence(t, state, deadlines, timeZone)}</p>
      {state === 'open' ? (
        <Link className="button" to={joinPath}>
          {t('results.dashboard.prelude.register')}
        </Link>
      ) : null}
    </div>
  );
}

type WindowState = 'soon' | 'open' | 'closed';

/** Without a bound registration is open from the first or to the last moment. */
function windowOf(deadlines: Deadlines, now: number): WindowState {
  const from = instantOf(deadlines, 'registration-opens');
  const till = endOf(deadlines);
  if (from !== null && now < Date.parse(from)) return 'soon';
  return till !== null && now > Date.parse(till) ? 'closed' : 'open';
}

/** A club cannot register without a team: the deadline for teams ends both when it comes first. */
function endOf(deadlines: Deadlines): string | null {
  const ends = deadlines.filter(({ kind }) => kind === 'registration-closes' || kind === 'teams-until');
  return ends[0]?.at ?? null;
}

function instantOf(deadlines: Deadlines, kind: Deadlines[number]['kind']): string | null {
  return deadlines.find((deadline) => deadline.kind === kind)?.at ?? null;
}

function sentence(t: Translator, state: WindowState, deadlines: Deadlines, timeZone: string): string {
  const bound = state === 'soon' ? instantOf(deadlines, 'registration-opens') : endOf(deadlines);
  if (state === 'closed') return t('results.dashboard.prelude.closed');
  if (bound === null) return t('results.dashboard.prelude.open');
  const date = dateInMonth(t, dayIn(timeZone, Date.parse(bound)));
  return t(`results.dashboard.prelude.${state === 'soon' ? 'opens' : 'openUntil'}`, { date });
}
