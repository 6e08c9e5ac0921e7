import type { Contents } from '@sevenmetre/contract/contents/schemas';
import { countOpenTasks } from '@sevenmetre/rules/control-room';
import { phaseOf, phaseProgress, preparationOf, type PreparationStep } from '@sevenmetre/rules/editions';
import type { Tx } from '../../platform/database/index.ts';
import { done } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import {
  type EditionRow,
  editionRepository,
  findOpenEditions,
  findRegistrationWindows,
  findWorkingEdition,
  inZone,
} from '../competition/index.ts';
import { type ControlRoomContext, readControlRoomIn } from '../control-room/index.ts';
import { countGaps } from '../duty/index.ts';
import * as repository from './contents.repository.ts';
import { preparationFacts } from './read-preparation.use-case.ts';

export interface ContentsContext extends ControlRoomContext {
  /** Without a mail server mails are kept and not sent. */
  readonly sendsMail: boolean;
}

type PhasedEdition = Contents['editions'][number];

/** The frame of the organiser's pages. @param asked null: the current edition, if there is one */
export function readContents(context: ContentsContext, asked: number | null): Promise<Outcome<Contents>> {
  return context.database.transaction(
    async (tx) => {
      const working = await findWorkingEdition(asked, tx);
      if (!working.ok && asked !== null) return working;
      const editions: PhasedEdition[] = [];
      for (const { id } of await findOpenEditions(tx)) {
        const edition = await editionRepository.findById(id, tx);
        if (edition) editions.push(await withPhase(edition, context.clock.now(), tx));
      }
      if (!working.ok) return done({ edition: null, editions, waits: nothing });
      const { id } = working.value;
      const phase = editions.find((edition) => edition.id === id)?.phase ?? 'before';
      return done({ edition: id, editions, waits: await waitsOf(working.value, phase, context, tx) });
    },
    { accessMode: 'read only' },
  );
}

async function withPhase(edition: EditionRow, now: Date, tx: Tx): Promise<PhasedEdition> {
  const { id, name, year, timeZone, startDate, endDate, isCurrent, closedAt } = edition;
  const dayOf = (instant: Date) => inZone(instant, timeZone).day;
  const today = dayOf(now);
  const { clubCreate: registration } = await findRegistrationWindows(id, tx);
  const byHand = await repository.findPhaseByHand(id, tx);
  const played = await repository.findPlayed(id, tx);
  const isClosed = closedAt !== null;
  const phase = phaseOf({ byHand, now, today, startDate, endDate, isClosed, registration, ...played });
  const opens = registration.from && dayOf(registration.from);
  const closes = registration.till && dayOf(registration.till);
  const progress = phaseProgress({ phase, today, startDate, endDate, opens, closes });
  return { id, name, year, timeZone, startDate, isCurrent, phase, byHand, progress };
}

const nothing: Contents['waits'] = {
  registrations: 0,
  referees: 0,
  bank: 0,
  controlRoom: 0,
  matches: 0,
  groups: 0,
  checkIn: 0,
  duty: 0,
  mail: 0,
  configuration: 0,
  categories: 0,
  priceList: 0,
  enumerations: 0,
};

async function waitsOf(
  edition: EditionRow,
  phase: PhasedEdition['phase'],
  context: ContentsContext,
  tx: Tx,
): Promise<Contents['waits']> {
  const { checkIn, ...counted } = await repository.countWaits(edition.id, tx);
  const isPlayed = phase === 'play' || phase === 'after';
  // The page of people on duty is of the current edition.
  const isStaffed = edition.isCurrent && (phase === 'planning' || phase === 'play');
  return {
    ...nothing,
    ...counted,
    ...(isPlayed && edition.isCurrent ? await tasksOf(context, tx) : {}),
    // Before the first day nobody can have arrived.
    checkIn: phase === 'play' ? checkIn : 0,
    duty: isStaffed ? await countGaps(edition.id, context.clock.now(), tx) : 0,
    ...(phase === 'before' ? await missingSteps(edition, context, tx) : {}),
  };
}

/** Tasks of the control room that nobody has taken, and those of them that are decided on the page of groups. */
async function tasksOf(context: ContentsContext, tx: Tx) {
  const room = await readControlRoomIn(context, tx);
  const tasks = room.ok ? room.value.tasks.filter(({ taken }) => taken === null) : [];
  const groups = tasks.filter(({ kind }) => kind === 'seat' || kind === 'lots');
  return { controlRoom: countOpenTasks(tasks), groups: groups.length };
}

/** Where a step of the preparation is done. */
const pageOfStep: Partial<Record<PreparationStep, keyof Contents['waits']>> = {
  dates: 'configuration',
  categories: 'categories',
  supplier: 'enumerations',
  prices: 'priceList',
  terms: 'configuration',
};

async function missingSteps(edition: EditionRow, context: ContentsContext, tx: Tx) {
  const facts = await preparationFacts(edition, context, tx);
  const waits: Partial<Record<keyof Contents['waits'], number>> = {};
  for (const step of preparationOf(facts).missing) {
    const page = pageOfStep[step];
    if (page !== undefined) waits[page] = (waits[page] ?? 0) + 1;
  }
  return waits;
}
