import type { ClubUsers } from '@sevenmetre/contract/clubs/schemas';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { accountPath, clubPath } from '../../../lib/paths/signed-in-paths.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useWords } from '../../../lib/words/words.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { Banner } from '../../../ui/page/badge.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { KnownLink } from '../../../ui/page/known-link.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { SignedInPage } from '../../../ui/page/signed-in-page.tsx';
import { InvitationsCard } from './invitations-card.tsx';
import { UserForm } from './user-form.tsx';
import type { Editing } from './user-values.ts';
import { UserTable } from './user-table.tsx';
import './clubs.css';

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
  const isProven = useSession().current.user?.emailVerified ?? false;
  const add =
    read.data && editing === null && isProven ? (
      <button className="button" type="button" onClick={() => setEditing('new')}>
        {t('clubs.users.add')}
      </button>
    ) : null;
  return (
    <SignedInPage
      title={t('clubs.users.title')}
      back={{ to: clubPath(id), name: read.data?.club.name ?? t('clubs.users.heading') }}
      actions={add}
    >
      <Ready read={read}>
        {(body) =>
          editing === null ? (
            <>
              {isProven ? null : <ProveFirst />}
              <UserList body={body} edit={setEditing} />
              <InvitationsCard body={body} />
            </>
          ) : (
            <UserForm body={body} editing={editing} close={() => setEditing(null)} />
          )
        }
      </Ready>
    </SignedInPage>
  );
}

/** Who invites others has verified their own address. */
function ProveFirst() {
  const t = useWords();
  return (
    <Banner kind="wait">
      <p>{t('clubs.users.proveFirst')}</p>
      <KnownLink to={accountPath}>{t('clubs.users.openAccount')}</KnownLink>
    </Banner>
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
    <Card title={t('clubs.users.heading')}>
      <div className="list-tools">
        <TextField
          name="search"
          type="search"
          label={t('clubs.users.search')}
          value={search}
          onChange={setSearch}
        />
        <ListField
          name="role"
          label={t('clubs.users.role')}
          value={role}
          onChange={setRole}
          none={t('clubs.users.allRoles')}
          options={[
            { value: 'club', label: t('clubs.users.roles.club') },
            { value: 'team', label: t('clubs.users.roles.team') },
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
