import { useState } from 'react';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Ready } from '../../../ui/page/states.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { AnnounceForm } from './announce-form.tsx';
import { RoomActions } from './room-actions.tsx';
import { Room } from './room.tsx';

/** Milliseconds between two requests while the page is visible: events in a hall appear within seconds. */
const often = 4000;

/** What an organiser looks at while matches are played: what needs a decision, how late halls are, what begins next. */
export function ControlRoomPage() {
  const t = useWords();
  const read = useRead('controlRoom', {}, { every: often });
  const [isAnnouncing, setAnnouncing] = useState(false);
  return (
    <AdminPage
      title={t('controlRoom.title')}
      actions={<RoomActions isAnnouncing={isAnnouncing} setAnnouncing={setAnnouncing} />}
    >
      <Ready read={read}>
        {(room) => (
          <Room room={room} halls="table">
            {isAnnouncing ? <AnnounceForm halls={room.halls} close={() => setAnnouncing(false)} /> : null}
          </Room>
        )}
      </Ready>
    </AdminPage>
  );
}
