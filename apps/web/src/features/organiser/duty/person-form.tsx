import { VolunteerBody } from '@sevenmetre/contract/duty/schemas';
import type { Duty } from '@sevenmetre/contract/duty/schemas';
import { useState } from 'react';
import { myShiftPath } from '../../../lib/paths/paths.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useWords } from '../../../lib/words/words.ts';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';
import { HoursFields } from '../../../ui/duty/hours-fields.tsx';
import { KindFields } from '../../../ui/duty/kind-fields.tsx';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { CheckField, ListField } from '../../../ui/forms/choice-fields.tsx';
import { contractErrors } from '../../../ui/forms/contract-errors.ts';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { TextAreaField, TextField } from '../../../ui/forms/text-field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { personName, type Volunteer } from './duty-text.ts';
import { ShownLink } from './invite-form.tsx';

interface PersonProps {
  readonly duty: Duty;
  /** null: a new one. */
  readonly person: Volunteer | null;
  readonly close: () => void;
}

type Values = Pick<
  Volunteer,
  'firstName' | 'lastName' | 'isMinor' | 'hasConsent' | 'skills' | 'languages' | 'hours'
> & {
  readonly phone: string;
  readonly email: string;
  readonly note: string;
  /** Ids as the lists hold them; '': none. */
  readonly teamId: string;
  readonly userId: string;
};

/** A volunteer, as an organiser enters them. */
export function PersonForm({ duty, person, close }: PersonProps) {
  const t = useWords();
  const form = usePersonForm(person, close);
  const choices = useRead('dutyChoices', {}).data;
  const { values, change } = form;
  const optionsOf = (rows: readonly { readonly id: number; readonly name: string }[] | undefined) =>
    (rows ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Form form={form} className="duty__form" takesFocus>
      <TextField {...form.field('firstName')} label={t('duty.person.firstName')} maxLength={100} />
      <TextField {...form.field('lastName')} label={t('duty.person.lastName')} maxLength={100} optional />
      <TextField {...form.field('phone')} label={t('duty.person.phone')} type="tel" optional />
      <TextField {...form.field('email')} label={t('duty.person.email')} type="email" optional />
      <CheckField {...form.field('isMinor')} label={t('duty.person.isMinor')} />
      {values.isMinor ? (
        <CheckField {...form.field('hasConsent')} label={t('duty.person.hasConsent')} />
      ) : null}
      <KindFields skills={values.skills} languages={values.languages} change={change} />
      <HoursFields days={duty.days} hours={values.hours} change={(hours) => change({ hours })} />
      <ListField
        {...form.field('teamId')}
        label={t('duty.person.team')}
        none={t('duty.person.noTeam')}
        options={optionsOf(choices?.teams)}
        optional
      />
      <ListField
        {...form.field('userId')}
        label={t('duty.person.account')}
        none={t('duty.person.noAccount')}
        options={optionsOf(choices?.accounts)}
        optional
      />
      <TextAreaField
        {...form.field('note')}
        label={t('duty.person.note')}
        maxLength={2000}
        optional
        rows={2}
      />
      <Submit form={form} cancel={close} />
      {person ? <Link person={person} /> : null}
      {person ? <Delete person={person} close={close} /> : null}
    </Form>
  );
}

function usePersonForm(person: Volunteer | null, close: () => void) {
  const create = useWrite('volunteerCreate', ['duty', 'shiftCandidates']);
  const update = useWrite('volunteerUpdate', ['duty', 'shiftCandidates']);
  return useForm<Values>({
    id: `volunteer-${person?.id ?? 'new'}`,
    values: valuesOf(person),
    check: (values) => contractErrors(VolunteerBody, bodyOf(values)),
    send: async (values) => {
      const body = bodyOf(values);
      const outcome = person ? await update({ params: { id: person.id }, body }) : await create({ body });
      if (outcome.ok) close();
      return outcome;
    },
  });
}

function valuesOf(person: Volunteer | null): Values {
  const idOf = (id: number | null | undefined) => (id ? String(id) : '');
  return {
    firstName: person?.firstName ?? '',
    lastName: person?.lastName ?? '',
    phone: person?.phone ?? '',
    email: person?.email ?? '',
    isMinor: person?.isMinor ?? false,
    hasConsent: person?.hasConsent ?? false,
    skills: person?.skills ?? [],
    languages: person?.languages ?? [],
    hours: person?.hours ?? null,
    note: person?.note ?? '',
    teamId: idOf(person?.teamId),
    userId: idOf(person?.userId),
  };
}

function bodyOf({ phone, email, note, teamId, userId, ...values }: Values): VolunteerBody {
  return {
    ...values,
    phone: phone.trim() || null,
    email: email.trim() || null,
    note: note.trim() || null,
    teamId: teamId === '' ? null : Number(teamId),
    userId: userId === '' ? null : Number(userId),
  };
}

/** The link to a volunteer's page: it is shown once, and a new link revokes the previous one. */
function Link({ person }: { person: Volunteer }) {
  const t = useWords();
  const make = useWrite('volunteerLink', ['duty']);
  const [token, setToken] = useState<string | null>(null);
  const press = async () => {
    const outcome = await make({ params: { id: person.id } });
    if (outcome.ok) setToken(outcome.body.token);
    return outcome.ok ? undefined : false;
  };
  return (
    <section>
      <h3>{t('duty.person.link')}</h3>
      <p className="muted">{t('duty.person.linkText')}</p>
      {token === null ? (
        <AsyncButton look="plain" action={press}>
          {t('duty.person.newLink')}
        </AsyncButton>
      ) : (
        <ShownLink link={`${location.origin}${myShiftPath}#${token}`} />
      )}
    </section>
  );
}

function Delete({ person, close }: { person: Volunteer; close: () => void }) {
  const t = useWords();
  const confirm = useConfirm();
  const remove = useWrite('volunteerDelete', ['duty', 'shiftCandidates', 'presses']);
  const press = async () => {
    const name = personName(person);
    const isSure = await confirm({
      kind: 'warning',
      title: t('duty.person.delete'),
      text: t('duty.person.deleteText', { name }),
      confirm: t('duty.person.delete'),
    });
    if (!isSure) return undefined;
    const outcome = await remove({ params: { id: person.id } });
    if (outcome.ok) close();
    return outcome.ok ? undefined : false;
  };
  return (
    <AsyncButton look="danger" action={press}>
      {t('duty.person.delete')}
    </AsyncButton>
  );
}
