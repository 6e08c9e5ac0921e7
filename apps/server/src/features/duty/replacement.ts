import { gapOf, invitationEnd, shiftCandidates } from '@sevenmetre/rules/duty';
import { inLanguage } from '@sevenmetre/rules/language';
import { fallbackLocale, type Locale } from '@sevenmetre/rules/vocabulary';
import type { Translator } from '@sevenmetre/phrases';
import { shortDay } from '@sevenmetre/phrases/days';
import type { Tx } from '../../platform/database/index.ts';
import type { Random } from '../../platform/random/index.ts';
import { inZone } from '../competition/index.ts';
import { findContactEmail, type Letter, queueMails } from '../mail/index.ts';
import { ownToken } from './change-volunteers.use-case.ts';
import { type DutyState, dutyPeople, filledShifts, travelOf } from './load-duty.ts';
import type { ShiftRow } from './shift.repository.ts';
import * as volunteerRepository from './volunteer.repository.ts';
import type { VolunteerRow } from './volunteer.repository.ts';

/** A shift that somebody looks for a replacement for. */
interface Wanted {
  readonly shift: ShiftRow;
  /** Who has declined and looks for one. */
  readonly volunteerId: number;
}

/**
 * Shifts with a gap that somebody has declined, and that this volunteer could take (DU10). Of several people it is for
 * the one whose link for a replacement is open; the second part of a split shift has none.
 */
export async function wantedFor(
  state: DutyState,
  person: VolunteerRow,
  now: Date,
  tx: Tx,
): Promise<readonly Wanted[]> {
  const invitations = (await volunteerRepository.findInvitations(state.edition.id, tx)).filter(
    (one) => one.volunteerId !== null && invitationEnd(one, now) === null,
  );
  return state.shifts.flatMap((shift) => {
    if (shift.endsAt <= now) return [];
    const declined = state.people.filter(
      ({ shiftId, answer }) => shiftId === shift.id && answer === 'declined',
    );
    const isLinked = ({ volunteerId }: { readonly volunteerId: number }) =>
      invitations.some((one) => one.shiftId === shift.id && one.volunteerId === volunteerId);
    const asker = declined.find(isLinked) ?? declined[0];
    if (!asker || !candidatesOf(state, shift).includes(person.id)) return [];
    return [{ shift, volunteerId: asker.volunteerId }];
  });
}

/** Those who could take a shift with a gap; nobody without one. */
function candidatesOf(state: DutyState, { id }: ShiftRow): readonly number[] {
  const all = filledShifts(state);
  const shift = all.find((one) => one.id === id);
  if (!shift || gapOf(shift) === 0) return [];
  return shiftCandidates(shift, dutyPeople(state), all, travelOf(state)).map((person) => person.id);
}

/** When mails are written, and the language of the organiser's. */
interface Told {
  readonly now: Date;
  readonly firstLocale: Locale;
}

/**
 * Mails those who could take a shift, each with a link of their own page, and the organiser.
 * @param state after somebody has declined it
 */
export async function mailWanted(
  state: DutyState,
  {
    shift,
    person,
    random,
    ...told
  }: Told & {
    readonly shift: ShiftRow;
    readonly person: VolunteerRow;
    readonly random: Random;
  },
  tx: Tx,
): Promise<void> {
  const able = candidatesOf(state, shift);
  const others = state.volunteers.filter(({ id, email }) => email !== null && able.includes(id));
  const where = whereIn(state, shift);
  const links = others.map(({ id }) => ({ id, ...ownToken(random) }));
  await volunteerRepository.insertLinks(
    links.map(({ id: volunteerId, tokenHash, calendarHash }) => ({
      volunteerId,
      tokenHash,
      calendarHash,
      createdAt: told.now,
    })),
    tx,
  );
  const tokens = new Map(links.map(({ id, token }) => [id, token]));
  const invited = (t: Translator) => [t('mail.duty.wanted', where(t)), t('mail.duty.take')];
  await mail(others, { kind: 'wanted', text: invited, tokens }, told.now, tx);
  const name = nameOf(person);
  const text = (t: Translator) => [
    t('mail.duty.declined', { ...where(t), name }),
    t('mail.duty.asked', { count: others.length }),
  ];
  await mailOrganiser(state, 'wanted', text, told, tx);
}

/** Mails who has looked for a replacement, and the organiser, that somebody comes instead. */
export async function mailTaken(
  state: DutyState,
  taken: Told & {
    readonly shift: ShiftRow;
    /** Who has declined. */
    readonly volunteerId: number;
    readonly by: string;
  },
  tx: Tx,
): Promise<void> {
  const { shift, volunteerId, by, ...told } = taken;
  const where = whereIn(state, shift);
  const text = (t: Translator) => [t('mail.duty.taken', { ...where(t), name: by })];
  const asker = state.volunteers.filter(({ id }) => id === volunteerId);
  await mail(asker, { kind: 'taken', text, tokens: new Map() }, told.now, tx);
  await mailOrganiser(state, 'taken', text, told, tx);
}

type Subject = 'wanted' | 'taken';

interface Content {
  readonly kind: Subject;
  readonly text: (t: Translator) => string[];
  /** Of links into own pages, by volunteer. */
  readonly tokens: ReadonlyMap<number, string>;
}

function mail(
  people: readonly VolunteerRow[],
  { kind, text, tokens }: Content,
  now: Date,
  tx: Tx,
): Promise<unknown> {
  const orders = people.flatMap(({ id, email, firstName, languages }) =>
    email === null
      ? []
      : [
          {
            to: email,
            locale: languages[0] ?? fallbackLocale,
            letter: letterOf(kind, text, { firstName, token: tokens.get(id) }),
            now,
          },
        ],
  );
  return queueMails(tx, orders);
}

/** To the contact address of the edition, if there is one. */
async function mailOrganiser(
  { edition }: DutyState,
  kind: Subject,
  text: (t: Translator) => string[],
  { now, firstLocale: locale }: Told,
  tx: Tx,
): Promise<void> {
  const to = await findContactEmail(edition.id, tx);
  if (to === null) return;
  const letter = letterOf(kind, text, null);
  await queueMails(tx, [{ to, locale, letter, now }]);
}

/** @param person null: the organiser */
function letterOf(
  kind: Subject,
  text: (t: Translator) => string[],
  person: { readonly firstName: string; readonly token: string | undefined } | null,
): Letter {
  return (t) => {
    const subject = t(`mail.duty.${kind}Subject`);
    if (person === null) {
      const action = { label: t('mail.duty.open'), path: '/admin/duty' };
      return { subject, paragraphs: text(t), action };
    }
    const paragraphs = [t('mail.frame.hello', { name: person.firstName }), ...text(t)];
    if (person.token === undefined) return { subject, paragraphs };
    const action = { label: t('mail.duty.openOwn'), path: `/my-shift#${person.token}` };
    return { subject, paragraphs, action, secret: true };
  };
}

export function whereIn({ edition, halls }: DutyState, { placeId, kind, startsAt, endsAt }: ShiftRow) {
  return (t: Translator) => {
    const [from, to] = [inZone(startsAt, edition.timeZone), inZone(endsAt, edition.timeZone)];
    const hall = halls.find(({ id }) => id === placeId);
    const name = hall && inLanguage(t.locale, { cs: hall.nameCs, en: hall.nameEn });
    return {
      when: `${shortDay(t, from.day)} ${from.time}–${to.time}`,
      where: hall ? `${hall.code} ${name ?? ''}`.trim() : t('duty.tournament'),
      kind: t(`duty.kind.${kind}`),
    };
  };
}

export function nameOf({ firstName, lastName }: Pick<VolunteerRow, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}
