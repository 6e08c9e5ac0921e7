import type {
  ClubRegistrationAdmin,
  ClubRegistrationRow,
} from '@sevenmetre/contract/registrations/admin-registrations';
import type { Outcomes } from '@sevenmetre/contract/outcomes';
import type { StateAction } from '@sevenmetre/rules/registration';
import { registrationPath } from '../../../lib/paths/signed-in-paths.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { ListPanel } from '../../../ui/lists/list-panel.tsx';
import type { PanelFrame, PanelSection } from '../../../ui/lists/list-panel.tsx';
import { Banner } from '../../../ui/page/badge.tsx';
import { Failed } from '../../../ui/page/states.tsx';
import { Checks } from './checks.tsx';
import { decisionText } from './club-consequence.ts';
import { ClubFacts, ClubPeople } from './club-facts.tsx';
import { ClubLinks } from './club-links.tsx';
import { ClubMoney } from './club-invoice.tsx';
import { ClubTeams } from './club-teams.tsx';
import { NoteCard } from './note-card.tsx';
import { rowOf, teamNames } from './registration-page.tsx';
import { StateSign } from './state-sign.tsx';
import { Timeline } from './timeline.tsx';

interface ClubPanelProps {
  readonly frame: PanelFrame;
  readonly id: number;
  /** As the list knows it; undefined: it does not show the club. */
  readonly row: ClubRegistrationRow | undefined;
  readonly act: (action: StateAction, rows: readonly ClubRegistrationRow[]) => Promise<boolean | undefined>;
  readonly report: (results: Outcomes['results']) => void;
}

/** A registration beside the list: what its page has, and the decision at the bottom. */
export function ClubPanel({ frame, id, row, act, report }: ClubPanelProps) {
  const t = useWords();
  const read = useRead('clubRegistrationAdmin', { params: { id } });
  const detail = read.data;
  const shown = row ?? (detail ? rowOf(detail) : undefined);
  return (
    <ListPanel
      frame={frame}
      title={shown?.name ?? t('registrations.clubs.club')}
      aside={shown ? <StateSign row={shown} /> : null}
      page={registrationPath(id)}
      sections={detail ? sectionsOf(t, detail, report) : undefined}
      failed={
        read.failure === null || detail ? undefined : <Failed failure={read.failure} retry={read.refresh} />
      }
      foot={detail ? <Decision detail={detail} act={act} /> : undefined}
    />
  );
}

function sectionsOf(
  t: ReturnType<typeof useWords>,
  detail: ClubRegistrationAdmin,
  report: ClubPanelProps['report'],
): readonly PanelSection[] {
  const { club, teams, timeline, timeZone, checks } = detail;
  return [
    {
      key: 'registration',
      title: t('registeredClub.registration'),
      content: (
        <>
          {club.stateReason === null ? null : (
            <Banner kind="bad">{t('registeredClub.reason', { reason: club.stateReason })}</Banner>
          )}
          {checks.length === 0 ? null : <Checks checks={checks} />}
          <ClubFacts detail={detail} />
        </>
      ),
    },
    {
      key: 'teams',
      title: t('registeredClub.teams'),
      count: teams.length,
      content: <ClubTeams detail={detail} report={report} />,
    },
    { key: 'money', title: t('registeredClub.money'), content: <ClubMoney detail={detail} /> },
    { key: 'contact', title: t('registeredClub.contact'), content: <ClubPeople detail={detail} /> },
    {
      key: 'note',
      title: t('registeredClub.internal'),
      content: <NoteCard key={club.id} kind="club" id={club.id} stored={club.internalNote} />,
    },
    {
      key: 'timeline',
      title: t('registeredClub.history'),
      content: (
        <>
          <Timeline entries={timeline} timeZone={timeZone} teams={teamNames(detail)} />
          <ClubLinks clubId={club.id} />
        </>
      ),
    },
  ];
}

/** The most frequent action is last, near the thumb. */
const order: readonly StateAction[] = ['decline', 'reopen', 'resume', 'process', 'approve'];

function Decision({ detail, act }: { detail: ClubRegistrationAdmin; act: ClubPanelProps['act'] }) {
  const t = useWords();
  const row = rowOf(detail);
  const label = (action: StateAction) => {
    if (action === 'approve') return decisionText(t, [row]);
    return t(action === 'decline' ? 'registrations.action.declineShort' : `registrations.action.${action}`);
  };
  const addresses = detail.admins.map(({ email }) => email).join(',');
  return (
    <>
      {addresses === '' ? null : (
        <a className="button button--outline" href={`mailto:${addresses}`} data-write>
          {t('registrations.clubs.write')}
        </a>
      )}
      {order
        .filter((action) => detail.actions.includes(action))
        .map((action) => (
          <AsyncButton
            key={action}
            look={action === 'approve' ? 'primary' : 'plain'}
            {...(action === 'approve' ? { shortcut: 'a' } : {})}
            {...(action === 'decline' ? { shortcut: 'd' } : {})}
            action={() => act(action, [row])}
          >
            {label(action)}
          </AsyncButton>
        ))}
    </>
  );
}
