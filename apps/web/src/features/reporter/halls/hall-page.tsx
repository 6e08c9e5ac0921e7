import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { dayName, shortDay } from '../../../lib/time/days.ts';
import { nameDocument } from '../../../lib/page/name-document.ts';
import { hallsPath } from '../../../lib/paths/paths.ts';
import { reporterPracticePath } from '../../../lib/paths/signed-in-paths.ts';
import { localName, useLanguage } from '../../../lib/words/words.ts';
import { Announcements } from '../../../ui/announcements.tsx';
import { Link } from '../../../ui/link.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { browserDevice } from '../device/open-device.ts';
import type { ReporterDevice } from '../device/device.ts';
import { errorWords } from '../device/error-words.ts';
import { Gate } from '../device/gate.tsx';
import type { Identity } from '../../../lib/session/reporter-identity.ts';
import { dotted } from '../../../lib/words/dotted.ts';
import { useBottomBar } from '../../../ui/use-bottom-bar.ts';
import { Mark } from '../matches/mark.tsx';
import { OpenNotice } from '../matches/open-notice.tsx';
import { DeviceChip } from './device-chip.tsx';
import { DutyCard } from './duty-card.tsx';
import { HallMatch, inOrderOfUse } from './hall-match.tsx';
import { ReadyCard } from './ready-card.tsx';
import { matchesOf } from './readiness.ts';
import { useHall } from './use-hall.ts';
import type { HallState } from './use-hall.ts';
import { useQueue } from '../device/use-queue.ts';
import '../reporter.css';
import './hall.css';

/** A hall's day for those who record there: what is played, and whether it would open without a network. */
export function HallPage() {
  const { hallId = '' } = useParams();
  return <Gate>{(who) => <Hall key={hallId} hallId={Number(hallId)} who={who} />}</Gate>;
}

function Hall({ hallId, who }: { hallId: number; who: Identity }) {
  const device = browserDevice();
  const hall = useHall(device, hallId);
  const { kept, asked } = hall;
  if (kept === null) {
    if (asked === 'asking' || asked === 'loaded')
      return <OpenNotice opened={{ kind: 'opening' }} slug={null} />;
    if (asked === 'away' || asked === 'signed-out')
      return <OpenNotice opened={{ kind: asked }} slug={null} />;
    return <OpenNotice opened={{ kind: 'refused', code: asked.code }} slug={null} />;
  }
  return <HallDay device={device} hall={hall} kept={kept} who={who} />;
}

interface HallDayProps {
  readonly device: ReporterDevice;
  readonly hall: HallState & { readonly prepare: () => Promise<void> };
  readonly kept: NonNullable<HallState['kept']>;
  readonly who: Identity;
}

export function HallDay({ device, hall, kept, who }: HallDayProps) {
  const { t, locale } = useLanguage();
  useBottomBar('none');
  const { body } = kept;
  const [day, setDay] = useState(() => firstDay(body));
  const matches = matchesOf(body, day);
  const unsentOf = useUnsentOf(device);
  const isAssigned = day === null || body.assignedDays.includes(day);
  const name = localName(body.hall, locale);
  useEffect(() => nameDocument(name), [name]);
  return (
    <div className="reporter reporter-page">
      <header className="reporter-bar">
        <Link className="reporter-brand" to={hallsPath} aria-label={t('shell.brand')}>
          <Logo />
        </Link>
        <span className="grow" />
        <DeviceChip device={device} />
      </header>
      <main id="main" className="reporter-width hall">
        <div>
          <h1>{name}</h1>
          <p className="dimmed">
            {dotted(
              [
                day === null ? '' : dayName(t, day, null),
                t('reporter.hall.matches', { count: matches.length }),
                who.name,
              ].filter((part) => part !== ''),
            )}
          </p>
        </div>
        {body.days.length > 1 ? <Days days={body.days} day={day} choose={setDay} /> : null}
        <Announcements announcements={body.announcements} />
        <Problems hall={hall} isAssigned={isAssigned} />
        {typeof hall.asked === 'object' ? null : <ReadyCard hall={hall} day={day} />}
        <section
          className="reporter-halls"
          aria-label={t('reporter.hall.matches', { count: matches.length })}
        >
          {matches.length === 0 ? <p>{t('reporter.hall.none')}</p> : null}
          {inOrderOfUse(matches, unsentOf).map((match) => (
            <HallMatch
              key={match.ticket.id}
              match={match}
              isKept={hall.stored.has(match.ticket.slug)}
              unsent={unsentOf(match.ticket.id)}
            />
          ))}
        </section>
        {day !== null && isAssigned ? (
          <DutyCard
            calls={device.calls}
            hallId={body.hall.id}
            day={day}
            timeZone={body.timeZone}
            checkedAt={hall.checkedAt}
          />
        ) : null}
        <Link className="reporter-option" to={reporterPracticePath}>
          <span>
            <b>{t('reporter.settings.practice')}</b>
            <small>{t('reporter.settings.practiceText')}</small>
          </span>
          <Mark name="pen" />
        </Link>
      </main>
    </div>
  );
}

function Problems({ hall, isAssigned }: { hall: HallState; isAssigned: boolean }) {
  const { t } = useLanguage();
  const { asked } = hall;
  return (
    <>
      {isAssigned ? null : (
        <p className="reporter-note warning">
          <Mark name="lock" />
          {t('reporter.hall.notAssigned')}
        </p>
      )}
      {typeof asked === 'object' ? (
        <p className="reporter-note warning">
          <Mark name="warn" />
          {asked.code === 'hall-unknown' ? t('reporter.hall.otherEdition') : errorWords(t, asked.code)}
        </p>
      ) : null}
    </>
  );
}

interface DaysProps {
  readonly days: readonly string[];
  readonly day: string | null;
  readonly choose: (day: string) => void;
}

function Days({ days, day, choose }: DaysProps) {
  const { t } = useLanguage();
  return (
    <div className="reporter-segments" role="group" aria-label={t('reporter.hall.choose')}>
      {days.map((each) => (
        <button
          key={each}
          className="reporter-button"
          type="button"
          aria-pressed={each === day}
          onClick={() => choose(each)}
        >
          {shortDay(t, each)}
        </button>
      ))}
    </div>
  );
}

/** Where something is still to be played: today or later, else the last day. */
function firstDay({ days, matches }: HallDayProps['kept']['body']): string | null {
  const open = matches.find(
    ({ ticket }) => ticket.stageCode !== 'finished' && ticket.withdrawn === undefined && ticket.day !== null,
  );
  return open?.ticket.day ?? days.at(-1) ?? null;
}

/** How much of a match's play lies here alone; rosters are told elsewhere. Follows the queue of the device. */
function useUnsentOf(device: ReporterDevice): (matchId: number) => number {
  const [{ here, attention }] = useQueue(device);
  return (matchId) =>
    [...here, ...attention].filter((record) => record.matchId === matchId && record.data.kind !== 'roster')
      .length;
}
