import type { CheckInClub } from '@sevenmetre/contract/check-in/schemas';
import { useParams } from 'react-router';
import { checkInPath } from '../../../lib/paths/signed-in-paths.ts';
import { dayText } from '../../../lib/time/moments.ts';
import { useWords } from '../../../lib/words/words.ts';
import { CardGrid } from '../../../ui/page/card.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { BedsCard, MealsCard } from './handed-out-cards.tsx';
import { KeptNote } from './kept-note.tsx';
import { MoneyCard } from './money-card.tsx';
import { RostersCard } from './rosters-card.tsx';
import { StepButton } from './step-button.tsx';
import { useDeskQueue } from './use-desk-queue.ts';
import { useKeptRead } from './use-kept-read.ts';
import './check-in.css';

/** One club at the desk, on one page: from its money to its keys. */
export function CheckInClubPage() {
  const t = useWords();
  const { id = '' } = useParams();
  const read = useKeptRead('checkInClub', Number(id), { params: { id: Number(id) } });
  useDeskQueue();
  return (
    <AdminPage
      title={read.data?.club.name ?? t('checkIn.title')}
      back={{ to: checkInPath, name: t('checkIn.back') }}
      sub={read.data ? <Contact club={read.data.club} /> : undefined}
    >
      <KeptNote read={read} />
      <Ready read={read}>{(body) => <ClubCheckIn key={body.club.id} body={body} />}</Ready>
    </AdminPage>
  );
}

function ClubCheckIn({ body }: { body: CheckInClub }) {
  return (
    <div className="check-in">
      <StepButton body={body} step="arrived" />
      <CardGrid>
        <MoneyCard body={body} />
        <RostersCard body={body} />
        <BedsCard body={body} />
        <MealsCard body={body} />
      </CardGrid>
    </div>
  );
}

/** Who comes with the club, how to call, and the day that was announced. */
export function Contact({ club }: Pick<CheckInClub, 'club'>) {
  const t = useWords();
  const { contactName, contactPhone, arrivalDate } = club;
  return (
    <>
      {contactName === null ? null : <span>{contactName}</span>}
      {contactPhone === null ? null : (
        <a
          href={`tel:${contactPhone.replaceAll(' ', '')}`}
          aria-label={`${t('checkIn.call', { name: contactName ?? club.name })}, ${contactPhone}`}
        >
          {contactPhone}
        </a>
      )}
      {arrivalDate === null ? null : <span>{t('checkIn.arrival', { day: dayText(t, arrivalDate) })}</span>}
    </>
  );
}
