import type { OwnAppointments } from '@sevenmetre/contract/appointments/schemas';
import { operations } from '@sevenmetre/contract/operations';
import { moneyText } from '@sevenmetre/phrases/money';
import { showToast } from '../../../lib/page/toasts.ts';
import { ownDashboardPath } from '../../../lib/paths/signed-in-paths.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { weekdayText } from '../../../lib/time/moments.ts';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { SigningPinCard } from '../../../ui/forms/signing-pin-card.tsx';
import { Empty, Ready } from '../../../ui/page/states.tsx';
import { SignedInPage } from '../../../ui/page/signed-in-page.tsx';
import { hallsOf, minutesUntil, nextMatch, ownDays, unanswered } from './own-matches.ts';
import { RefereeTicket, useAnswer } from './referee-ticket.tsx';
import './referee-matches.css';

/** Schedules change while a referee looks on. */
const askEvery = 60_000;

/** The matches of a referee's pair: yes or no to each, the way, and what it comes to. */
export function RefereeMatchesPage() {
  const t = useWords();
  const read = useRead('ownAppointments', {}, { every: askEvery });
  const own = read.data;
  const title = t('refereeAppointments.title');
  return (
    <SignedInPage
      title={title}
      width="form"
      sub={own ? <PairNames own={own} /> : undefined}
      actions={own ? <CalendarLink own={own} /> : undefined}
      back={{ to: ownDashboardPath, name: t('signedIn.nav.dashboard') }}
    >
      <Ready read={read}>{(data) => <Matches own={data} />}</Ready>
    </SignedInPage>
  );
}

function PairNames({ own }: { own: OwnAppointments }) {
  const t = useWords();
  return own.pairs.map(({ id, referees, level }) => (
    <span key={id}>
      {referees.map(({ lastName }) => lastName).join(' – ')} · {t('refereeAppointments.level', { level })}
    </span>
  ));
}

/** Calendar programs ask by themselves: the address is that of the first referee of the pair. */
function CalendarLink({ own }: { own: OwnAppointments }) {
  const t = useWords();
  const [referee] = own.pairs.flatMap(({ referees }) => referees);
  if (!referee) return null;
  const path = operations.refereeCalendar.path.replace('{id}', String(referee.id));
  return (
    <a className="button button--outline" href={`${path}?lang=${t.locale}`}>
      {t('refereeAppointments.calendar')}
    </a>
  );
}

function Matches({ own }: { own: OwnAppointments }) {
  const t = useWords();
  const next = nextMatch(own);
  const open = unanswered(own);
  const answer = useAnswer();
  const issuePin = useWrite('accountPin', []);
  if (own.pairs.length === 0) return <Empty>{t('refereeAppointments.noPair')}</Empty>;
  if (own.matches.length === 0) return <Empty>{t('refereeAppointments.none')}</Empty>;
  const yesToAll = async () => {
    for (const { ticket } of open) if (!(await answer(ticket.id, 'yes', ''))) return false;
    showToast('done', t('refereeAppointments.answeredYes'));
    return true;
  };
  return (
    <div className="referee-matches">
      {next ? (
        <section>
          <h2>{nextText(t, minutesUntil(next, own.serverTime))}</h2>
          <RefereeTicket match={next} />
        </section>
      ) : null}
      {open.length > 1 ? (
        <AsyncButton action={yesToAll}>
          {t('refereeAppointments.confirmAll', { count: open.length })}
        </AsyncButton>
      ) : null}
      {ownDays(own).map(([day, matches]) => (
        <section key={day}>
          <h2 className="referee-matches__day">
            <span>{day === '' ? t('dates.dayUnknown') : weekdayText(t, day)}</span>
            <small>{t('refereeAppointments.count', { count: matches.length })}</small>
          </h2>
          {matches
            .filter((match) => match !== next)
            .map((match) => (
              <RefereeTicket key={match.ticket.id} match={match} />
            ))}
        </section>
      ))}
      <Sums own={own} />
      <SigningPinCard issue={() => issuePin({})} />
    </div>
  );
}

function nextText(t: ReturnType<typeof useWords>, minutes: number | null): string {
  if (minutes === null || minutes > 180) return t('refereeAppointments.nextLater');
  return minutes <= 0 ? t('refereeAppointments.nextNow') : t('refereeAppointments.next', { minutes });
}

function Sums({ own }: { own: OwnAppointments }) {
  const t = useWords();
  const fees = new Map(own.pairs.map(({ id, fee }) => [id, fee]));
  const fee = own.matches.reduce((sum, { pairId }) => sum + (fees.get(pairId) ?? 0), 0);
  const halls = hallsOf(own);
  return (
    <dl className="referee-matches__sums">
      <div>
        <dd>{own.matches.length}</dd>
        <dt>{t('refereeAppointments.matches', { count: own.matches.length })}</dt>
      </div>
      <div>
        <dd>{moneyText(fee, own.currencyCode, t.locale)}</dd>
        <dt>{t('refereeAppointments.fee')}</dt>
      </div>
      <div>
        <dd>{halls}</dd>
        <dt>{t('refereeAppointments.halls', { count: halls })}</dt>
      </div>
    </dl>
  );
}
