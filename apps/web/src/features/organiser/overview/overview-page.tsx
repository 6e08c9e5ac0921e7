import type { Contents, PreparationFacts } from '@sevenmetre/contract/contents/schemas';
import type { AdminOverview } from '@sevenmetre/contract/dashboard/admin-overview';
import type { Phase } from '@sevenmetre/rules/editions';
import { languageOf } from '@sevenmetre/rules/vocabulary';
import { useState } from 'react';
import { clubRegistrationStartPath } from '../../../lib/paths/paths.ts';
import { checkInPath, dutyPath, editionsPath, messagesPath } from '../../../lib/paths/signed-in-paths.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useEditionRead } from '../../../lib/queries/working-edition.ts';
import { useSession } from '../../../lib/session/session.ts';
import { instantText } from '../../../lib/time/moments.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import { AnnounceForm } from '../control-room/announce-form.tsx';
import { RoomActions } from '../control-room/room-actions.tsx';
import { Room } from '../control-room/room.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { MailsKept } from '../page/mails-kept.tsx';
import { NextSteps } from '../plan/overview/next-steps.tsx';
import { Categories } from './categories.tsx';
import { ClosingSteps } from './closing.tsx';
import { capacityOf } from './capacity-of.ts';
import { Deadlines } from './deadlines.tsx';
import { Figures } from './figures.tsx';
import { DoneToday } from './done-today.tsx';
import { Money } from './money.tsx';
import { PreparationSteps } from './preparation.tsx';
import { RegisteredTeams } from './registered-teams.tsx';
import { Tasks } from './tasks.tsx';
import { Ahead, Today } from './today.tsx';
import './overview.css';

/** Milliseconds after which the overview asks again while it is looked at. */
const often = 60_000;
/** The same for the halls; their own page asks more often. */
const hallsEvery = 10_000;

/**
 * Where the organiser begins, by the phase of the edition: what is to be prepared before clubs register, then where the edition
 * stands today and what waits, answered in place.
 */
export function OverviewPage() {
  const t = useWords();
  const { data, failure } = useEditionRead('contents', {});
  const title = t('organiser.nav.overview');
  if (data === undefined && failure === null) return <AdminPage title={title}>{null}</AdminPage>;
  const edition = data?.editions.find(({ id }) => id === data.edition);
  // A prepared edition has no registrations: there is nothing else to see of it.
  const isBefore = data !== undefined && (edition?.isCurrent !== true || edition.phase === 'before');
  return isBefore ? (
    <BeforeRegistration edition={edition} />
  ) : (
    <WorkingOverview edition={edition} waits={data?.waits} />
  );
}

function BeforeRegistration({ edition }: { edition: Contents['editions'][number] | undefined }) {
  const language = useLanguage();
  const { t } = language;
  const facts = useEditionRead('preparation', {}).data;
  const title = t('organiser.nav.overview');
  return (
    <AdminPage
      title={title}
      heading={edition === undefined ? title : `${edition.name} ${edition.year}`}
      sub={facts === undefined ? undefined : opensText(language, facts, edition?.progress ?? null)}
      actions={
        <>
          {facts?.origin === null ? <CopyFrom year={facts.year} /> : null}
          {facts?.isCurrent === false ? null : (
            <a className="button button--outline" href={clubRegistrationStartPath}>
              {t('organiser.preparation.seeForm')}
            </a>
          )}
        </>
      }
    >
      <PreparationSteps />
    </AdminPage>
  );
}

/** An edition that began empty is made again from an earlier one on the page of editions. */
function CopyFrom({ year }: { year: number }) {
  const t = useWords();
  const isSuper = useSession().current.user?.roles.includes('ROLE_SUPER_ADMIN') ?? false;
  const others = useRead('adminEditions', {}, { enabled: isSuper }).data?.editions ?? [];
  const earlier = others.find((one) => one.year < year);
  if (earlier === undefined) return null;
  return (
    <Link className="button button--outline" to={editionsPath}>
      {t('organiser.preparation.copyFrom', { year: String(earlier.year) })}
    </Link>
  );
}

function opensText(
  { t, locale }: ReturnType<typeof useLanguage>,
  { isCurrent, isOpen, opensAt, timeZone }: PreparationFacts,
  progress: Contents['editions'][number]['progress'],
): string {
  if (!isCurrent) return t('organiser.preparation.notCurrent');
  if (isOpen) return t('organiser.preparation.isOpen');
  if (opensAt === null) return t('organiser.preparation.opensNever');
  const opens = t('organiser.preparation.opens', { time: instantText(t, opensAt, timeZone) });
  if (progress?.kind !== 'left') return opens;
  const relative = new Intl.RelativeTimeFormat(languageOf(locale).tag, { numeric: 'auto' });
  return `${opens}, ${relative.format(progress.days, 'day')}`;
}

interface WorkingProps {
  /** undefined: not known. */
  readonly edition: Contents['editions'][number] | undefined;
  readonly waits: Contents['waits'] | undefined;
}

function WorkingOverview({ edition, waits }: WorkingProps) {
  const t = useWords();
  const phase = edition?.phase ?? null;
  const read = useRead('adminOverview', {}, { every: often });
  const [isAnnouncing, setAnnouncing] = useState(false);
  const isPlay = phase === 'play';
  return (
    <AdminPage
      title={t('organiser.nav.overview')}
      heading={<Today pageName={t('organiser.nav.overview')} />}
      sub={isPlay ? undefined : <Ahead play={read.data?.play ?? null} />}
      actions={
        isPlay ? (
          <RoomActions isAnnouncing={isAnnouncing} setAnnouncing={setAnnouncing} />
        ) : (
          <Link className="button button--outline" to={messagesPath}>
            {t('organiser.overview.write')}
          </Link>
        )
      }
    >
      {isPlay ? (
        <PlayNow
          edition={edition}
          waits={waits}
          isAnnouncing={isAnnouncing}
          close={() => setAnnouncing(false)}
        />
      ) : null}
      {phase === 'planning' ? <PlanNext /> : null}
      {phase === 'after' ? <ClosingSteps /> : null}
      <Ready read={read}>{(overview) => <Overview overview={overview} phase={phase} />}</Ready>
    </AdminPage>
  );
}

interface PlayNowProps extends WorkingProps {
  readonly isAnnouncing: boolean;
  /** Closes the form of an announcement. */
  readonly close: () => void;
}

/** On days of play: what needs the organiser in the halls. */
function PlayNow({ edition, waits, isAnnouncing, close }: PlayNowProps) {
  const t = useWords();
  const progress = edition?.progress;
  const day =
    progress?.kind === 'day' ? t('contents.day', { day: progress.day, of: progress.of }) : undefined;
  const read = useRead('controlRoom', {}, { every: hallsEvery });
  return (
    <>
      <Ready read={read}>
        {(room) => (
          <Room room={room} halls="tiles" clockLabel={day ?? t('controlRoom.figures.clock')}>
            {isAnnouncing ? <AnnounceForm halls={room.halls} close={close} /> : null}
          </Room>
        )}
      </Ready>
      {waits === undefined ? null : <AroundHalls waits={waits} />}
    </>
  );
}

/** Below the halls: who has not come yet, and where somebody is missing. */
function AroundHalls({ waits: { checkIn, duty } }: { waits: Contents['waits'] }) {
  const t = useWords();
  return (
    <div className="overview__around">
      <p>
        <b>{t('organiser.nav.checkIn')}</b>
        <Link to={checkInPath}>{t('organiser.overview.clubsToCome', { count: checkIn })}</Link>
      </p>
      <p>
        <b>{t('organiser.nav.duty')}</b>
        <Link to={dutyPath}>{t('organiser.overview.shiftGaps', { count: duty })}</Link>
      </p>
    </div>
  );
}

/** While nobody registers and nobody plays: what the plan needs next. */
function PlanNext() {
  const read = useRead('planOverview', {}, { every: often });
  return <Ready read={read}>{(overview) => <NextSteps overview={overview} />}</Ready>;
}

interface OverviewProps {
  readonly overview: AdminOverview;
  readonly phase: Phase | null;
}

function Overview({ overview, phase }: OverviewProps) {
  const { categories, trend } = overview;
  // Where registration stands matters no more once matches are played: its pages have it.
  const isPlayed = phase === 'play' || phase === 'after';
  return (
    <>
      <MailsKept />
      {isPlayed ? null : <Figures overview={overview} />}
      <div className="overview">
        <div className="overview__main">
          <Tasks overview={overview} isOver={phase === 'after'} />
          {isPlayed ? null : <Categories categories={categories} />}
        </div>
        <div className="overview__side">
          {isPlayed ? null : <Deadlines />}
          <Money />
          <DoneToday />
          {isPlayed || trend === null ? null : (
            <RegisteredTeams trend={trend} capacity={capacityOf(categories)} />
          )}
        </div>
      </div>
    </>
  );
}
