import type { AdminGroup } from '@sevenmetre/contract/groups/group-closing';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Filter } from '../../../ui/forms/search-box.tsx';
import { Empty, Ready } from '../../../ui/page/states.tsx';
import { SeatList } from './decisions-card.tsx';

/** All seats of a group, to seat a team there by hand. */
export function GroupSeatsCard({ groups }: { groups: readonly AdminGroup[] }) {
  const t = useWords();
  const [group, setGroup] = useState('');
  return (
    <Card title={t('groups.decisions.seatsTitle')}>
      <p className="field-hint">{t('groups.decisions.seatsLead')}</p>
      <div className="group-list__tools">
        <Filter
          label={t('groups.decisions.group')}
          value={group}
          all={t('groups.decisions.choose')}
          options={groups.map(({ id, label, categoryCode }) => [String(id), `${label} (${categoryCode})`])}
          choose={setGroup}
        />
      </div>
      {group === '' ? null : <GroupSeatList key={group} groupId={Number(group)} />}
    </Card>
  );
}

function GroupSeatList({ groupId }: { groupId: number }) {
  const t = useWords();
  const read = useRead('groupSeats', { params: { id: groupId } });
  return (
    <Ready read={read}>
      {({ seats }) =>
        seats.length === 0 ? <Empty>{t('groups.decisions.noSeats')}</Empty> : <SeatList seats={seats} />
      }
    </Ready>
  );
}
