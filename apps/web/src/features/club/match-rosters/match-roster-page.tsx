import { useParams } from 'react-router';
import type { MatchRosterAnswer } from '@sevenmetre/contract/match-rosters/schemas';
import { fullName, opponentName } from '@sevenmetre/phrases/names';
import { sides } from '@sevenmetre/rules/vocabulary';
import type { Side } from '@sevenmetre/rules/vocabulary';
import { clubRosterPath, teamPlanPath } from '../../../lib/paths/signed-in-paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import type { Read } from '../../../lib/queries/use-read.ts';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Banner } from '../../../ui/page/badge.tsx';
import { ReportLink } from '../../../ui/report-link.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import { UnknownSignedInPage } from '../../../ui/page/unknown-signed-in-page.tsx';
import { SignedInPage } from '../../../ui/page/signed-in-page.tsx';
import { MatchLine, RosterSteps } from './roster-head.tsx';
import { RosterBar } from './roster-bar.tsx';
import { rowIn, violationsOf } from './roster-form.ts';
import { RosterRows } from './roster-rows.tsx';
import { useRoster } from './use-roster.ts';
import type { RosterEditing } from './use-roster.ts';
import { namesOf } from './check-words.ts';
import './match-roster.css';
import './match-roster-rows.css';

/** Milliseconds between two checks whether somebody else has saved. */
const glance = 15_000;

/** The roster of one side of a match, as its club fills it. */
export function MatchRosterPage() {
  const { id = '', side = '' } = useParams();
  const known = sides.find((candidate) => candidate === side);
  if (known === undefined || !/^[1-9]\d{0,9}$/.test(id)) return <UnknownSignedInPage />;
  return <RosterOfSide key={`${id}-${side}`} matchId={Number(id)} side={known} />;
}

function RosterOfSide({ matchId, side }: { matchId: number; side: Side }) {
  const t = useWords();
  const read = useRead('matchRoster', { params: { id: matchId, side } }, { every: glance });
  const team = read.data?.roster.team;
  const back = team ? { back: { to: teamPlanPath(team.id), name: t('matchRosters.back') } } : {};
  return (
    <SignedInPage title={t('matchRosters.title')} width="form" {...back}>
      <LoadFailed read={read} />
      {isLoadFailed(read) ? null : <Ready read={read}>{(answer) => <Roster newest={answer} />}</Ready>}
    </SignedInPage>
  );
}

function isLoadFailed({ data, failure }: Read<MatchRosterAnswer>): boolean {
  return data === undefined && failure !== null && !(failure.kind === 'refused' && failure.status === 404);
}

function LoadFailed({ read }: { read: Read<MatchRosterAnswer> }) {
  const t = useWords();
  if (!isLoadFailed(read) || read.failure === null) return null;
  const again = (
    <button className="button" type="button" onClick={() => void read.refresh()}>
      {t('signedIn.states.tryAgain')}
    </button>
  );
  return (
    <div role="alert">
      <Notice drawing="goal" heading={t('matchRosters.loadFailed')} actions={again}>
        {failureText(t, read.failure)}
      </Notice>
    </div>
  );
}

function Roster({ newest }: { newest: MatchRosterAnswer }) {
  const t = useWords();
  const editing = useRoster(newest);
  const { answer } = editing;
  const { home, away } = answer.ticket;
  const violations = violationsOf(answer, editing.rows);
  const isEmpty = answer.roster.people.length === 0;
  return (
    <div className="match-roster">
      <header className="match-roster__head">
        <p>
          <b>{`${opponentName(t, home)} – ${opponentName(t, away)}`}</b>
          <MatchLine ticket={answer.ticket} />
        </p>
        <RosterSteps answer={answer} />
        {answer.ticket.stageCode === 'finished' ? <ReportLink matchId={answer.ticket.id} /> : null}
      </header>
      <Notices editing={editing} />
      <RosterRows editing={editing} violations={violations} of="player" />
      <RosterRows editing={editing} violations={violations} of="leader" />
      {isEmpty ? <Link to={clubRosterPath(answer.roster.clubId)}>{t('matchRosters.clubRoster')}</Link> : null}
      {answer.locked || isEmpty ? null : <RosterBar editing={editing} violations={violations} />}
      <p className="visually-hidden">{fullName(answer.roster.team)}</p>
    </div>
  );
}

/** What came from an earlier visit, and from somebody else. */
function Notices({ editing }: { editing: RosterEditing }) {
  const t = useWords();
  const { found, meanwhile, changed, answer, forget } = editing;
  const { people } = answer.roster;
  const theirs = (id: number): string => {
    const row = rowIn(editing.draft.base, id);
    return row?.on ? row.number || t('matchRosters.missing') : t('matchRosters.off');
  };
  return (
    <>
      {found && changed ? (
        <Banner kind="wait">
          {t('matchRosters.found')}{' '}
          <button className="button button--outline" type="button" onClick={forget}>
            {t('matchRosters.forget')}
          </button>
        </Banner>
      ) : null}
      {meanwhile ? (
        <Banner kind="wait">
          {meanwhile.taken.length > 0
            ? t('matchRosters.meanwhile', { names: namesOf(people, meanwhile.taken) })
            : t('matchRosters.meanwhileSame')}
          {meanwhile.clashes.map((id) => (
            <p key={id}>{t('matchRosters.clash', { names: namesOf(people, [id]), theirs: theirs(id) })}</p>
          ))}
        </Banner>
      ) : null}
    </>
  );
}
