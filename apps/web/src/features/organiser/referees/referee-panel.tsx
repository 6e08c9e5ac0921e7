import type {
  RefereeRegistrationAdmin,
  RefereeRegistrationRow,
} from '@sevenmetre/contract/referees/admin-registrations';
import { organiserRefereePath } from '../../../lib/paths/signed-in-paths.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { ListPanel } from '../../../ui/lists/list-panel.tsx';
import type { PanelFrame, PanelSection } from '../../../ui/lists/list-panel.tsx';
import { Banner } from '../../../ui/page/badge.tsx';
import { Failed } from '../../../ui/page/states.tsx';
import { RefereeChecks } from '../registrations/checks.tsx';
import { NoteCard } from '../registrations/note-card.tsx';
import { StateSign } from '../registrations/state-sign.tsx';
import { Timeline } from '../registrations/timeline.tsx';
import { isRefereeAction } from './referee-bulk.tsx';
import type { RefereeAct } from './referee-bulk.tsx';
import { RefereeHalls } from './referee-halls.tsx';
import { RefereeLinks } from './referee-links.tsx';
import { RefereePerson, RefereeStay } from './referee-page.tsx';

interface RefereePanelProps {
  readonly frame: PanelFrame;
  readonly id: number;
  /** As the list knows them; undefined: it does not show them. */
  readonly row: RefereeRegistrationRow | undefined;
  readonly act: RefereeAct;
}

/** A referee beside the list: what the page has, and the decision at the bottom. */
export function RefereePanel({ frame, id, row, act }: RefereePanelProps) {
  const t = useWords();
  const read = useRead('refereeRegistrationAdmin', { params: { id } });
  const detail = read.data;
  const shown = row ?? detail?.referee;
  return (
    <ListPanel
      frame={frame}
      title={shown ? `${shown.firstName} ${shown.lastName}` : t('registeredReferees.list.referee')}
      aside={shown ? <StateSign row={shown} /> : null}
      page={organiserRefereePath(id)}
      sections={detail ? sectionsOf(t, detail) : undefined}
      failed={
        read.failure === null || detail ? undefined : <Failed failure={read.failure} retry={read.refresh} />
      }
      foot={detail ? <Decision detail={detail} act={act} /> : undefined}
    />
  );
}

function sectionsOf(
  t: ReturnType<typeof useWords>,
  detail: RefereeRegistrationAdmin,
): readonly PanelSection[] {
  const { referee, timeline, timeZone, checks } = detail;
  return [
    {
      key: 'person',
      title: t('registeredReferees.detail.person'),
      content: (
        <>
          {referee.stateReason === null ? null : (
            <Banner kind="bad">{t('registeredClub.reason', { reason: referee.stateReason })}</Banner>
          )}
          {checks.length === 0 ? null : <RefereeChecks checks={checks} />}
          <RefereePerson detail={detail} />
        </>
      ),
    },
    {
      key: 'stay',
      title: t('registeredReferees.detail.accommodation'),
      content: <RefereeStay detail={detail} />,
    },
    {
      key: 'halls',
      title: t('registeredReferees.list.hallDays'),
      count: detail.assigned.length,
      content: <RefereeHalls key={`halls ${referee.id}`} detail={detail} />,
    },
    {
      key: 'note',
      title: t('registeredClub.internal'),
      content: <NoteCard key={referee.id} kind="referee" id={referee.id} stored={referee.internalNote} />,
    },
    {
      key: 'timeline',
      title: t('registeredClub.history'),
      content: (
        <>
          <Timeline entries={timeline} timeZone={timeZone} />
          <RefereeLinks refereeId={referee.id} />
        </>
      ),
    },
  ];
}

function Decision({ detail, act }: { detail: RefereeRegistrationAdmin; act: RefereeAct }) {
  const t = useWords();
  return detail.actions
    .filter(isRefereeAction)
    .toReversed()
    .map((action) => (
      <AsyncButton
        key={action}
        look={action === 'approve' ? 'primary' : 'plain'}
        action={() => act(action, [detail.referee])}
      >
        {t(action === 'decline' ? 'registrations.action.declineShort' : `registrations.action.${action}`)}
      </AsyncButton>
    ));
}
