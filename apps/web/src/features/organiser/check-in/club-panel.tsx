import type { CheckInClub } from '@sevenmetre/contract/check-in/schemas';
import { clubCheckInPath } from '../../../lib/paths/signed-in-paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { ListPanel, type PanelFrame } from '../../../ui/lists/list-panel.tsx';
import { Failed, Ready } from '../../../ui/page/states.tsx';
import type { CheckInRow } from './check-in-columns.tsx';
import { Contact } from './club-page.tsx';
import { BedsCard, MealsCard } from './handed-out-cards.tsx';
import { KeptNote } from './kept-note.tsx';
import { MoneyCard } from './money-card.tsx';
import { RostersCard } from './rosters-card.tsx';
import { StepButton } from './step-button.tsx';
import { useKeptRead } from './use-kept-read.ts';

interface ClubPanelProps {
  readonly club: CheckInRow;
  readonly frame: PanelFrame;
  /** Opens the next club that has not arrived; undefined: all have. */
  readonly next: (() => void) | undefined;
  /** The part that was asked for by a key. */
  readonly wanted: 'money' | undefined;
}

/** A club at the desk, beside the list; what was opened within the day opens without a network too. */
export function ClubPanel({ club, frame, next, wanted }: ClubPanelProps) {
  const t = useWords();
  const read = useKeptRead('checkInClub', club.id, { params: { id: club.id } });
  const body = read.data;
  return (
    <ListPanel
      frame={frame}
      title={club.name}
      page={clubCheckInPath(club.id)}
      wanted={wanted}
      sections={body === undefined ? undefined : sectionsOf(t, body, read)}
      failed={read.failure === null ? undefined : <Failed failure={read.failure} retry={read.refresh} />}
      foot={
        body === undefined ? undefined : (
          <>
            <StepButton body={body} step="arrived" />
            {next === undefined ? null : (
              <button type="button" className="button button--outline" onClick={next}>
                {t('checkIn.next')} <kbd>N</kbd>
              </button>
            )}
          </>
        )
      }
    />
  );
}

function sectionsOf(
  t: ReturnType<typeof useWords>,
  body: CheckInClub,
  read: ReturnType<typeof useKeptRead<'checkInClub'>>,
) {
  const money = (
    <>
      <KeptNote read={read} />
      <Ready read={read}>
        {() => (
          <p className="check-in__contact">
            <Contact club={body.club} />
          </p>
        )}
      </Ready>
      <MoneyCard body={body} />
    </>
  );
  return [
    { key: 'money', title: t('checkIn.money.title'), content: money },
    { key: 'rosters', title: t('checkIn.rosters.title'), content: <RostersCard body={body} /> },
    { key: 'beds', title: t('checkIn.beds.title'), content: <BedsCard body={body} /> },
    { key: 'meals', title: t('checkIn.meals.title'), content: <MealsCard body={body} /> },
  ];
}
