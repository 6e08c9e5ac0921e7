import { phases } from '@sevenmetre/rules/editions';
import { genders } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Day, Id, Instant } from '../common.ts';
import { EditionClosing } from '../editions/closing.ts';

const count = z.int().nonnegative();

/** An edition that organisers work on, with its phase (rules PH1 to PH6). */
const PhasedEdition = z.object({
  id: Id,
  name: z.string(),
  year: z.int(),
  timeZone: z.string(),
  startDate: Day,
  isCurrent: z.boolean(),
  phase: z.enum(phases),
  /** What an organiser has chosen; null: the phase follows from dates and matches. */
  byHand: z.enum(phases).nullable(),
  /** null: the phase has no end that is known. */
  progress: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('left'), days: count }),
      z.object({ kind: z.literal('day'), day: count, of: count }),
    ])
    .nullable(),
});

/** The frame of the organiser's pages: editions with their phases, and what waits on each page of one of them. */
export const Contents = z
  .object({
    /** The edition of the call; null: there is no current one yet. */
    edition: Id.nullable(),
    /** The current edition first, then prepared ones. */
    editions: z.array(PhasedEdition),
    /** What somebody has to do, by page; 0: nothing. */
    waits: z.object({
      registrations: count,
      referees: count,
      bank: count,
      controlRoom: count,
      matches: count,
      groups: count,
      checkIn: count,
      /** Shifts with a gap. */
      duty: count,
      mail: count,
      configuration: count,
      categories: count,
      priceList: count,
      enumerations: count,
    }),
  })
  .meta({ id: 'Contents' });
export type Contents = z.infer<typeof Contents>;

/** The edition whose settings another one began with. */
const Origin = z.object({
  name: z.string(),
  year: z.int(),
  /** What was copied then; null: it was not counted. Halls and beds are of places that belong to one edition. */
  copied: z
    .object({
      settings: count,
      categories: count,
      suppliers: count,
      prices: count,
      halls: count,
      beds: count,
    })
    .nullable(),
});

/** What is there before clubs register (rules PH7 to PH10). */
export const PreparationFacts = z
  .object({
    isCurrent: z.boolean(),
    /** null: it began without another one, or nobody knows with which. */
    origin: Origin.nullable(),
    name: z.string(),
    year: z.int(),
    timeZone: z.string(),
    startDate: Day,
    endDate: Day,
    /** When clubs can register; null: no limit. */
    opensAt: Instant.nullable(),
    closesAt: Instant.nullable(),
    /** Whether they can now. */
    isOpen: z.boolean(),
    categories: z.array(
      z.object({
        code: z.string(),
        gender: z.enum(genders),
        capacity: count.nullable(),
        /** First day on which players may be born; null: any. */
        birthDateMin: Day.nullable(),
      }),
    ),
    suppliers: count,
    prices: count,
    hasTerms: z.boolean(),
    /** Without a mail server mails are kept and not sent. */
    sendsMail: z.boolean(),
    halls: count,
    beds: count,
    organisers: count,
  })
  .meta({ id: 'PreparationFacts' });
export type PreparationFacts = z.infer<typeof PreparationFacts>;

/** What is left after the last match of the current edition (rules PH11 and PH12). */
export const ClosingFacts = z
  .object({
    open: EditionClosing.shape.open,
    /** Approved matches with a blue card whose record waits for the written report. */
    unsealed: count,
    areResultsShown: z.boolean(),
    /** Payments that belong to no club yet. */
    unmatched: count,
    /** People on past shifts of whom nobody has said whether they came. */
    presenceOpen: count,
    /** The next edition; null: none is prepared. */
    next: z.object({ name: z.string(), year: z.int() }).nullable(),
    isClosed: z.boolean(),
  })
  .meta({ id: 'ClosingFacts' });
export type ClosingFacts = z.infer<typeof ClosingFacts>;
