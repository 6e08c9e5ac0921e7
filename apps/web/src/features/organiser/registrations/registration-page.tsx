import type {
  ClubRegistrationAdmin,
  ClubRegistrationRow,
} from '@sevenmetre/contract/registrations/admin-registrations';
import type { Outcomes } from '@sevenmetre/contract/outcomes';
import type { StateAction } from '@sevenmetre/rules/registration';
import { acceptedTeams } from '@sevenmetre/rules/registration';
import { teamDisplayName } from '@sevenmetre/rules/names';
import { useState } from 'react';
import { useParams } from 'react-router';
import { registrationsPath, planChangesPath } from '../../../lib/paths/signed-in-paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { instantText } from '../../../lib/time/moments.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Banner } from '../../../ui/page/badge.tsx';
import { CardGrid } from '../../../ui/page/card.tsx';
import { useOneOpen } from '../../../ui/page/folded-card.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { Link } from '../../../ui/link.tsx';
import { Checks } from './checks.tsx';
import { useClubAction } from './club-bulk.tsx';
import { ClubLinks } from './club-links.tsx';
import { ClubFacts, ClubPeople } from './club-facts.tsx';
import { ClubMoney } from './club-invoice.tsx';
import { ClubTeams } from './club-teams.tsx';
import { NoteCard } from './note-card.tsx';
import { OutcomeReport } from './outcome-report.tsx';
import { StateBadge } from './state-badge.tsx';
import type { Withdrawal } from './use-team-state.tsx';
import { Timeline } from './timeline.tsx';
import { RecentPresses } from '../undo/recent-presses.tsx';

type Detail = ClubRegistrationAdmin;

/** A registration with everything that organisers know of it. */
export function RegistrationPage() {
  const t = useWords();
  const { id = '' } = useParams();
  const read = useRead('clubRegistrationAdmin', { params: { id } });
  const [reported, setReported] = useState<Parameters<DetailProps['report']> | null>(null);
  const report: DetailProps['report'] = (...outcome) => setReported(outcome);
  const [results, withdrawal] = reported ?? [];
  const detail = read.data;
  return (
    <AdminPage
      title={detail?.club.name ?? t('registrations.clubs.club')}
      back={{ to: registrationsPath, name: t('registeredClub.back') }}
      sub={detail ? <Heading detail={detail} /> : undefined}
      actions={detail ? <Actions detail={detail} report={report} /> : undefined}
    >
      <ClubLinks clubId={Number(id)} />
      <RecentPresses kinds={['club-states', 'team-states']} />
      {results ? <OutcomeReport results={results} /> : null}
      {withdrawal ? <MatchesLeft {...withdrawal} /> : null}
      <Ready read={read}>{(data) => <Detail detail={data} report={report} />}</Ready>
    </AdminPage>
  );
}

function Heading({ detail: { club, timeZone, checks } }: { detail: Detail }) {
  const t = useWords();
  return (
    <>
      <StateBadge state={club.registrationState} />
      <span>{t('registeredClub.registered', { date: instantText(t, club.createdAt, timeZone) })}</span>
      {checks.length === 0 ? null : <Checks checks={checks} />}
    </>
  );
}

interface DetailProps {
  readonly detail: Detail;
  readonly report: (results: Outcomes['results'], withdrawal?: Withdrawal) => void;
}

function Actions({ detail, report }: DetailProps) {
  const t = useWords();
  const act = useClubAction(report);
  const row = rowOf(detail);
  const look = (action: StateAction) => (action === 'approve' ? 'primary' : 'plain');
  return (
    <>
      {detail.actions.toReversed().map((action) => (
        <AsyncButton key={action} look={look(action)} action={() => act(action, [row])}>
          {t(`registrations.action.${action}`)}
        </AsyncButton>
      ))}
    </>
  );
}

type Part = 'facts' | 'people' | 'money' | 'note' | 'timeline';

function Detail({ detail, report }: DetailProps) {
  const t = useWords();
  const { club, timeline, timeZone, money } = detail;
  // A phone opens what is waited for: the teams, and the money of a club that owes some.
  const foldOf = useOneOpen<Part>(money.owed > money.paid ? 'money' : null);
  return (
    <>
      {club.stateReason === null ? null : (
        <Banner kind="bad">{t('registeredClub.reason', { reason: club.stateReason })}</Banner>
      )}
      <CardGrid>
        <ClubTeams detail={detail} report={report} />
        <ClubFacts detail={detail} fold={foldOf('facts')} />
        <ClubPeople detail={detail} fold={foldOf('people')} />
        <ClubMoney detail={detail} fold={foldOf('money')} />
        <NoteCard key={club.id} kind="club" id={club.id} stored={club.internalNote} fold={foldOf('note')} />
        <Timeline
          entries={timeline}
          timeZone={timeZone}
          teams={teamNames(detail)}
          fold={foldOf('timeline')}
        />
      </CardGrid>
    </>
  );
}

/** With their categories: teams of several are named alike. */
export function teamNames({ club, teams }: Detail): ReadonlyMap<number, string> {
  return new Map(
    teams.map((team) => [
      team.id,
      `${team.categoryCode} · ${teamDisplayName({ ...team, clubName: club.name })}`,
    ]),
  );
}

/** The registration as the list would show it: the same questions are asked before something is done to it. */
export function rowOf({
  club,
  teams,
  extraPersons,
  actions,
  admins,
  checks,
  money,
}: Detail): ClubRegistrationRow {
  const { id, revision, registrationState: state, name, countryCode, createdAt } = club;
  const { currency, owed, paid } = money;
  const listed = teams.map((team) => ({
    ...team,
    persons: team.bundlePersons,
    hasRoster: team.participants > 0,
  }));
  const shown = { id, revision, state, name, countryCode, createdAt, currency, owed, paid };
  return {
    ...shown,
    checks,
    actions,
    teams: teams.length,
    acceptedTeams: acceptedTeams({ teams: listed }),
    waitingTeams: teams.filter((team) => team.state === 'waiting').length,
    teamCategories: teams.map(({ categoryCode }) => categoryCode),
    queuedCategories: teams.flatMap((team) => (team.state === 'waiting' ? team.categoryCode : [])),
    arrivalDate: club.arrivalDate,
    contactName:
      [club.tournamentContactFirstName, club.tournamentContactLastName].filter(Boolean).join(' ') || null,
    contactPhone: club.tournamentContactPhone,
    variableSymbol: club.variableSymbol,
    persons: listed.reduce((total, { persons }) => total + persons, 0),
    beds: [...teams, ...extraPersons].reduce((total, { beds }) => total + beds, 0),
    mails: admins.length,
  };
}

/** Matches of a team that has just withdrawn, which nobody plays and which keep their places until the plan is changed. */
function MatchesLeft({ name, matches }: Withdrawal) {
  const t = useWords();
  return (
    <Banner kind="wait">
      {t('registeredClub.matchesLeft', { name, count: matches })}{' '}
      <Link to={planChangesPath('groupSmaller', null)}>{t('registeredClub.toChanges')}</Link>
    </Banner>
  );
}
