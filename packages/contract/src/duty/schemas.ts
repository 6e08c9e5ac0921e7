import { dutyKinds, locales, shiftAnswers } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Day, Id, Instant, Names, PersonName, Phone } from '../common.ts';
import { line, paragraphs, secret } from '../text.ts';

const count = z.int().nonnegative();
const Kind = z.enum(dutyKinds);
const Answer = z.enum(shiftAnswers);
const minuteOfDay = z.int().min(0).max(1440);
const need = z.int().min(0).max(50);

/** When somebody can come on a day; 1440: midnight at its end. */
const DayHours = z.strictObject({ day: Day, from: minuteOfDay, to: minuteOfDay });
const Hours = z.array(DayHours).max(60).nullable();

export const DutySettings = z
  .strictObject({
    lead: z.int().min(0).max(240),
    lag: z.int().min(0).max(240),
    longest: z.int().min(60).max(1440),
    travel: z.int().min(0).max(240),
    minorsUntil: minuteOfDay,
    needs: z.strictObject({
      timekeeper: need,
      hall: need,
      desk: need,
      kitchen: need,
      driver: need,
      'first-aid': need,
    }),
  })
  .meta({ id: 'DutySettings' });
export type DutySettings = z.infer<typeof DutySettings>;

const shiftHead = {
  id: Id,
  /** null: for the whole tournament. */
  placeId: Id.nullable(),
  day: Day,
  kind: Kind,
  startsAt: Instant,
  endsAt: Instant,
};

const Shift = z.object({
  ...shiftHead,
  needed: count,
  /** How many are missing; reporters of the hall count at the table. */
  gap: count,
  byHand: z.boolean(),
  /** Matches that begin in the hall meanwhile; 0 for the whole tournament. */
  matches: count,
  people: z.array(z.object({ id: Id, answer: Answer, presentAt: Instant.nullable() })),
});

/** What an organiser or a volunteer enters about a person. */
const entered = {
  firstName: PersonName.min(1),
  lastName: PersonName,
  phone: Phone.nullable(),
  email: z.email().max(254).nullable(),
  isMinor: z.boolean(),
  skills: z.array(Kind).max(dutyKinds.length),
  languages: z.array(z.enum(locales)).max(locales.length),
  hours: Hours,
};

export const VolunteerBody = z
  .strictObject({
    ...entered,
    /** The consent of the parents of somebody under 18 has been seen. */
    hasConsent: z.boolean(),
    teamId: Id.nullable(),
    /** The account with which they report. */
    userId: Id.nullable(),
    note: paragraphs(2_000).nullable(),
  })
  .meta({ id: 'VolunteerBody' });
export type VolunteerBody = z.infer<typeof VolunteerBody>;

const Volunteer = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  isMinor: z.boolean(),
  skills: z.array(Kind),
  languages: z.array(z.enum(locales)),
  hours: Hours,
  hasConsent: z.boolean(),
  teamId: Id.nullable(),
  teamName: z.string().nullable(),
  userId: Id.nullable(),
  note: z.string().nullable(),
  /** Whether they have a link of an own page. */
  hasLink: z.boolean(),
  openedAt: Instant.nullable(),
});

const Hall = z.object({ id: Id, code: z.string(), ...Names });

/** Everything about people on duty, for organisers. */
export const Duty = z
  .object({
    timeZone: z.string(),
    days: z.array(Day),
    settings: DutySettings,
    /** Whether the published schedule has changed since the shifts were made from it. */
    isOutdated: z.boolean(),
    halls: z.array(Hall),
    shifts: z.array(Shift),
    /** Halls and days of reporters, who count at the table. */
    reporters: z.array(
      z.object({
        placeId: Id,
        day: Day,
        userId: Id,
        name: z.string(),
        phone: z.string().nullable(),
        email: z.string(),
        presentAt: Instant.nullable(),
      }),
    ),
    volunteers: z.array(Volunteer),
    invitations: z.array(
      z.object({
        id: Id,
        shiftId: Id.nullable(),
        /** Who looks for a replacement; null: an organiser invites. */
        volunteerId: Id.nullable(),
        places: count,
        used: count,
        expiresAt: Instant,
        end: z.enum(['revoked', 'expired', 'full']).nullable(),
      }),
    ),
  })
  .meta({ id: 'Duty' });
export type Duty = z.infer<typeof Duty>;

/** A message to everybody on these shifts, and to the reporters of their halls and days. */
export const DutyMessageBody = z
  .strictObject({
    shiftIds: z.array(Id).min(1).max(2_000),
    subject: line(200).min(1),
    text: paragraphs(5_000).min(1),
    /** Number of mails that the sender has seen; refused if it is another one. */
    mails: z.int().min(1),
    clientKey: line(64).min(8),
  })
  .meta({ id: 'DutyMessageBody' });
export type DutyMessageBody = z.infer<typeof DutyMessageBody>;

export const DutyMessages = z
  .object({
    /** Newest first. */
    messages: z.array(
      z.object({
        id: Id,
        at: Instant,
        by: z.string().nullable(),
        subject: z.string(),
        /** Number of mails. */
        mails: count,
        /** Of these, those that are still tried. */
        waiting: count,
        /** Of these, those that were given up. */
        givenUp: count,
      }),
    ),
  })
  .meta({ id: 'DutyMessages' });
export type DutyMessages = z.infer<typeof DutyMessages>;

/** Teams and accounts that a volunteer may belong to. */
export const DutyChoices = z
  .object({
    teams: z.array(z.object({ id: Id, name: z.string() })),
    accounts: z.array(z.object({ id: Id, name: z.string() })),
  })
  .meta({ id: 'DutyChoices' });
export type DutyChoices = z.infer<typeof DutyChoices>;

/** `confirmed`: the effect that the organiser has seen; null: the effect is only shown. */
export const ShiftsRenewBody = z
  .strictObject({
    settings: DutySettings,
    confirmed: z.strictObject({ added: count, moved: count, removed: count }).nullable(),
  })
  .meta({ id: 'ShiftsRenewBody' });
export type ShiftsRenewBody = z.infer<typeof ShiftsRenewBody>;

const planned = z.object({
  placeId: Id.nullable(),
  day: Day,
  kind: Kind,
  startsAt: Instant,
  endsAt: Instant,
});

/** What a new schedule changes; changed shifts without people are only counted. */
export const ShiftRenewal = z
  .object({
    added: count,
    kept: count,
    moved: count,
    removed: count,
    /** Moved shifts with people. */
    movedPeople: z.array(
      z.object({ before: planned, after: planned, names: z.array(z.string()), asksAgain: z.boolean() }),
    ),
    /** Removed shifts with people. */
    removedPeople: z.array(z.object({ before: planned, names: z.array(z.string()) })),
    isStored: z.boolean(),
  })
  .meta({ id: 'ShiftRenewal' });
export type ShiftRenewal = z.infer<typeof ShiftRenewal>;

export const ShiftsFilled = z.object({ placed: count, missing: count }).meta({ id: 'ShiftsFilled' });

export const ShiftBody = z
  .strictObject({ startsAt: Instant, endsAt: Instant, needed: need })
  .meta({ id: 'ShiftBody' });
export type ShiftBody = z.infer<typeof ShiftBody>;

/** Where the second part begins. */
export const ShiftSplitBody = z.strictObject({ at: Instant }).meta({ id: 'ShiftSplitBody' });

const obstacles = ['already', 'declined', 'skill', 'away', 'team', 'reports', 'clash'] as const;

/** Who can take a shift, best first, and what keeps the others from it. */
export const ShiftCandidates = z
  .object({
    candidates: z.array(z.object({ id: Id, shifts: count, minutes: count })),
    others: z.array(z.object({ id: Id, obstacle: z.enum(obstacles) })),
  })
  .meta({ id: 'ShiftCandidates' });
export type ShiftCandidates = z.infer<typeof ShiftCandidates>;

export const ShiftPersonBody = z
  .strictObject({ answer: Answer, present: z.boolean() })
  .meta({ id: 'ShiftPersonBody' });
export type ShiftPersonBody = z.infer<typeof ShiftPersonBody>;

/** A token that is shown once. */
export const DutyToken = z.object({ id: Id, token: z.string() }).meta({ id: 'DutyToken' });

export const DutyInvitationBody = z
  .strictObject({ shiftId: Id.nullable(), places: z.int().min(1).max(200), days: z.int().min(1).max(180) })
  .meta({ id: 'DutyInvitationBody' });
export type DutyInvitationBody = z.infer<typeof DutyInvitationBody>;

export const DutyLinkBody = z.strictObject({ token: secret(200) });

const ownHall = Hall.extend({ address: z.string().nullable(), href: z.string().nullable() });
const ownShift = z.object({ ...shiftHead, hall: ownHall.nullable() });
const head = {
  tournament: z.string(),
  year: z.int(),
  timeZone: z.string(),
  days: z.array(Day),
};

/** What a link invites to. */
export const DutyInvitation = z
  .object({ ...head, shift: ownShift.nullable() })
  .meta({ id: 'DutyInvitation' });
export type DutyInvitation = z.infer<typeof DutyInvitation>;

export const DutyJoinBody = z.strictObject({ token: secret(200), ...entered }).meta({ id: 'DutyJoinBody' });
export type DutyJoinBody = z.infer<typeof DutyJoinBody>;

/** A volunteer's own page. */
export const OwnDuty = z
  .object({
    ...head,
    firstName: z.string(),
    isMinor: z.boolean(),
    hours: Hours,
    /** Whom to call when something goes wrong; null: not known. */
    contact: z.object({ name: z.string().nullable(), phone: z.string() }).nullable(),
    shifts: z.array(
      ownShift.extend({
        answer: Answer,
        presentAt: Instant.nullable(),
        matches: count,
        first: z
          .object({
            number: z.int(),
            startsAt: Instant,
            category: z.string().nullable(),
            home: z.string().nullable(),
            away: z.string().nullable(),
            /** Minutes of a half. */
            halfMinutes: z.int(),
          })
          .nullable(),
        /** Others in the same hall at the same time; `kind` null: a reporter. Nobody under 18 is shown with a phone. */
        others: z.array(z.object({ name: z.string(), kind: Kind.nullable(), phone: z.string().nullable() })),
      }),
    ),
    /** Shifts that others look for a replacement for, and that this volunteer could take. */
    open: z.array(ownShift),
    /** Address of the calendar. */
    calendar: z.string(),
    /** Token of a link for a replacement, right after a shift was declined. */
    replacement: z.string().nullable(),
  })
  .meta({ id: 'OwnDuty' });
export type OwnDuty = z.infer<typeof OwnDuty>;

/** `here`: somebody has come. */
export const OwnDutyAnswerBody = z
  .strictObject({ token: secret(200), shiftId: Id, answer: z.enum(['confirmed', 'declined', 'here']) })
  .meta({ id: 'OwnDutyAnswerBody' });
export type OwnDutyAnswerBody = z.infer<typeof OwnDutyAnswerBody>;

export const OwnDutyTakeBody = z
  .strictObject({ token: secret(200), shiftId: Id })
  .meta({ id: 'OwnDutyTakeBody' });
export type OwnDutyTakeBody = z.infer<typeof OwnDutyTakeBody>;

export const OwnDutyHoursBody = z.strictObject({ token: secret(200), hours: Hours });

export const CalendarToken = line(200);

/** Who is expected in a hall on a day, as its reporter sees it: no phones, no answers. */
export const HallDuty = z
  .object({
    day: Day,
    people: z.array(
      z.object({
        /** null: a reporter; `personId` is the account then. */
        shiftId: Id.nullable(),
        personId: Id,
        kind: Kind.nullable(),
        name: z.string(),
        startsAt: Instant.nullable(),
        endsAt: Instant.nullable(),
        presentAt: Instant.nullable(),
        /** Whether presence can be ticked now (DU11). */
        isOpen: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'HallDuty' });
export type HallDuty = z.infer<typeof HallDuty>;

/** Ticks one of them; `shiftId` null: a reporter of the hall. */
export const HallDutyBody = z
  .strictObject({ day: Day, shiftId: Id.nullable(), personId: Id, present: z.boolean() })
  .meta({ id: 'HallDutyBody' });
export type HallDutyBody = z.infer<typeof HallDutyBody>;
