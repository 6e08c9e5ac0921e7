import type { ClubUsers } from '@sevenmetre/contract/schemas/clubs';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { clubPath } from '../../lib/zone/zone-paths.ts';
import { useSession } from '../../lib/session.ts';
import { useWords } from '../../lib/words.ts';
import { useRead } from '../../lib/zone/use-read.ts';
import { Card } from '../../ui/zone/card.tsx';
import { ListField } from '../../ui/zone/choice-fields.tsx';
import { Ready } from '../../ui/zone/states.tsx';
import { TextField } from '../../ui/zone/text-field.tsx';
import { ZonePage } from '../../ui/zone/zone-page.tsx';
import { UserForm } from './user-form.tsx';
import type { Editing } from './user-form.tsx';
import { UserTable } from './user-table.tsx';
import './club-zone.css';

/** Who may act for a club. Whoever is no admin of this club is led to the club itself. */
export function ClubUsersPage() {
  const id = Number(useParams()['id']);
  const { user } = useSession().current;
  const administrates = user?.administratedClubs.some((club) => club.id === id) ?? false;
  return administrates ? <Users id={id} /> : <Navigate to={clubPath(id)} replace />;
}

function Users({ id }: { id: number }) {
  const t = useWords();
  const read = useRead('clubUsers', { params: { id } });
  const [editing, setEditing] = useState<Editing | null>(null);
  const add =
    read.data && editing === null ? (
      <button className="btn" type="button" onClick={() => setEditing('new')}>
        {t('clubZone.users.add')}
      </button>
    ) : null;
  return (
    <ZonePage
      title={t('clubZone.users.title')}
      back={{ to: clubPath(id), name: read.data?.club.name ?? t('clubZone.users.heading') }}
      actions={add}
    >
      <Ready read={read}>
        {(body) =>
          editing === null ? (
            <UserList body={body} edit={setEditing} />
          ) : (
            <UserForm body={body} editing={editing} close={() => setEditing(null)} />
          )
        }
      </Ready>
    </ZonePage>
  );
}

function UserList({ body, edit }: { body: ClubUsers; edit: (editing: Editing) => void }) {
  const t = useWords();
  const [search, setSearch] = useState('');
  const [role, setRole] = useState('');
  const wanted = fold(search);
  const users = body.users.filter(
    ({ firstName, lastName, email, clubAdmin, teamIds }) =>
      fold(`${firstName} ${lastName} ${email}`).includes(wanted) &&
      (role === '' || (role === 'club' ? clubAdmin : teamIds.length > 0)),
  );
  return (
    <Card title={t('clubZone.users.heading')}>
      <div className="z-tools">
        <TextField
          name="search"
          type="search"
          label={t('clubZone.users.search')}
          value={search}
          onChange={setSearch}
        />
        <ListField
          name="role"
          label={t('clubZone.users.role')}
          value={role}
          onChange={setRole}
          none={t('clubZone.users.allRoles')}
          options={[
            { value: 'club', label: t('clubZone.users.roles.club') },
            { value: 'team', label: t('clubZone.users.roles.team') },
          ]}
        />
      </div>
      <UserTable body={body} users={users} edit={edit} />
    </Card>
  );
}

/** Without accents and capitals: found as it is typed on any keyboard. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
