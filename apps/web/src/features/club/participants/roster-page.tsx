import type { ClubRoster } from '@sevenmetre/contract/participants/schemas';
import { holds } from '@sevenmetre/contract/record';
import { useLocation, useNavigate, useParams } from 'react-router';
import { operations } from '@sevenmetre/contract/operations';
import { clubPath } from '../../../lib/paths/signed-in-paths.ts';
import { useWords, useLanguage } from '../../../lib/words/words.ts';
import { instantText } from '../../../lib/time/moments.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { Link } from '../../../ui/link.tsx';
import { Banner } from '../../../ui/page/badge.tsx';
import { ClubStateBadge } from '../../../ui/page/state-badge.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import { UnknownSignedInPage } from '../../../ui/page/unknown-signed-in-page.tsx';
import { SignedInPage } from '../../../ui/page/signed-in-page.tsx';
import { Card, CardGrid } from '../../../ui/page/card.tsx';
import { ImportPanel } from './import-panel.tsx';
import { ParticipantForm } from './participant-form.tsx';
import { RosterList } from './roster-list.tsx';
import { fullName } from './roster-view.ts';
import './club-roster.css';

/**
 * Everybody of a club: the list, one person, sheets. What is open is in the address, so that the back button
 * works.
 */
export function RosterPage() {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,8}$/.test(id) ? <RosterOf key={id} clubId={Number(id)} /> : <UnknownSignedInPage />;
}

function RosterOf({ clubId }: { clubId: number }) {
  const t = useWords();
  const read = useRead('clubRoster', { params: { id: clubId } });
  const { open, openPath, leave } = useOpen();
  const roster = read.data;
  const isList = open === null;
  return (
    <SignedInPage
      title={titleOf(t, roster, open)}
      back={
        isList
          ? { to: clubPath(clubId), name: t('participants.backToClub') }
          : { to: openPath(null), name: t('participants.heading') }
      }
      sub={roster === undefined || !isList ? undefined : <About roster={roster} />}
      actions={roster === undefined || !isList ? undefined : <Actions roster={roster} openPath={openPath} />}
      width={open?.startsWith('participant') ? 'form' : 'wide'}
    >
      <Ready read={read}>
        {(data) => (
          <>
            {isResting(data) ? <Banner kind="wait">{t('errors.roster-club-declined')}</Banner> : null}
            <Open roster={data} open={open} openPath={openPath} leave={leave} />
          </>
        )}
      </Ready>
    </SignedInPage>
  );
}

function titleOf(
  t: ReturnType<typeof useWords>,
  roster: ClubRoster | undefined,
  open: string | null,
): string {
  if (open === 'participant new') return t('participants.form.create');
  const person = roster?.participants.find(({ id }) => open === `participant ${id}`);
  return person ? fullName(person) : t('participants.heading');
}

/** Its club was declined, and the reader is no organiser. */
function isResting({ club, links }: ClubRoster): boolean {
  return club.declined && !holds(links, 'participantCreate');
}

interface OpenProps {
  readonly roster: ClubRoster;
  readonly open: string | null;
  readonly openPath: OpenPath;
  readonly leave: () => void;
}

function Open({ roster, open, openPath, leave }: OpenProps) {
  if (open === 'import') return <ImportPanel roster={roster} leave={leave} />;
  if (open === 'export') return <ExportPanel clubId={roster.club.id} />;
  if (open === 'participant new') return <ParticipantForm roster={roster} person={null} leave={leave} />;
  const person = roster.participants.find(({ id }) => open === `participant ${id}`);
  if (person) return <ParticipantForm key={person.id} roster={roster} person={person} leave={leave} />;
  return <RosterList roster={roster} openPath={openPath} />;
}

function About({ roster }: { roster: ClubRoster }) {
  const t = useWords();
  const { club, participants, partial, deadline, timeZone, limits, links } = roster;
  const isClosed = !club.declined && !holds(links, 'participantCreate');
  return (
    <>
      <b>{club.name}</b>
      {club.declined ? <ClubStateBadge state="declined" /> : null}
      <span>{t('participants.count', { count: participants.length })}</span>
      {partial ? <span>{t('participants.partial')}</span> : null}
      {isClosed ? <span>{t('participants.closed')}</span> : null}
      {deadline === null || isClosed || club.declined ? null : (
        <span>{t('participants.deadline', { time: instantText(t, deadline, timeZone) })}</span>
      )}
      {limits.numbersEditable ? null : <span>{t('participants.numbersLocked')}</span>}
    </>
  );
}

function Actions({ roster, openPath }: { roster: ClubRoster; openPath: OpenPath }) {
  const t = useWords();
  const { links } = roster;
  return (
    <>
      {holds(links, 'participantCreate') ? (
        <Link className="button" to={openPath('participant new')}>
          {t('participants.add')}
        </Link>
      ) : null}
      {holds(links, 'rosterImport') ? (
        <Link className="button button--outline" to={openPath('import')}>
          {t('participants.import')}
        </Link>
      ) : null}
      <Link className="button button--outline" to={openPath('export')}>
        {t('participants.export')}
      </Link>
    </>
  );
}

/** The address with something open, or with the list. */
type OpenPath = (open: string | null) => string;

function useOpen() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);
  const openPath: OpenPath = (open) => {
    const next = new URLSearchParams(search);
    if (open === null) next.delete('open');
    else next.set('open', open);
    const text = next.toString();
    return text === '' ? pathname : `${pathname}?${text}`;
  };
  return {
    open: parameters.get('open'),
    openPath,
    leave: () => void navigate(openPath(null), { replace: true }),
  };
}

/** The roster as a file, for a spreadsheet or for anything else. */
function ExportPanel({ clubId }: { clubId: number }) {
  const { t, locale } = useLanguage();
  const path = operations.rosterExport.path.replace('{id}', String(clubId));
  return (
    <CardGrid>
      <Card title={t('participants.sheet.exportHeading')}>
        <p className="field-hint">{t('participants.sheet.exportHint')}</p>
        <div className="actions">
          {(['xlsx', 'csv'] as const).map((format) => (
            <a
              key={format}
              className={format === 'xlsx' ? 'button' : 'button button--outline'}
              href={`${path}?format=${format}&locale=${locale}`}
              download
            >
              {t(`participants.sheet.${format}`)}
            </a>
          ))}
        </div>
      </Card>
    </CardGrid>
  );
}
