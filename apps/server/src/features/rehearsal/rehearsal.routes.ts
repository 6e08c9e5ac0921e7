import type { Rehearsal } from '@sevenmetre/contract/rehearsal/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { Handlers } from '../../platform/http/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { utcText } from '../competition/index.ts';
import { createSimulator, type SimulatorContext } from './play-matches.use-case.ts';
import { findEdition, listEditions, recordRehearsal, renewPages } from './manage-rehearsal.use-case.ts';
import type { InsideRehearsal, RehearsalOrigin, RehearsalStage } from './rehearsal.ts';

export interface RehearsalContext extends Omit<SimulatorContext, 'playedUntil'> {
  /** The rehearsal beside this portal; null: this portal is one. */
  readonly rehearsals: RehearsalStage | null;
  /** Of a portal that is a rehearsal; null: this one is real. */
  readonly inside: InsideRehearsal | null;
}

type Operation =
  | 'rehearsal'
  | 'rehearsalMake'
  | 'rehearsalDiscard'
  | 'rehearsalEnter'
  | 'rehearsalPlay'
  | 'rehearsalClock';

/** Handlers of the rehearsal, and what has to end with the server. */
export function createRehearsal(context: RehearsalContext): {
  readonly handlers: Handlers<Operation>;
  readonly job: { readonly stop: () => Promise<void> };
} {
  const { inside, rehearsals } = context;
  if (inside !== null || rehearsals === null) return insideRehearsal(context, inside);
  const read = () => readBeside(context, rehearsals);
  return {
    handlers: {
      rehearsal: async () => done(await read()),
      rehearsalMake: async ({ actor, body }) => {
        const refusal = await make(context, rehearsals, actor, body.editionId);
        return refusal ?? done(await read());
      },
      rehearsalDiscard: async ({ actor }) => {
        const origin = rehearsals.origin();
        if (!(await rehearsals.discard())) return refuse('rehearsal-missing');
        if (origin) await recordRehearsal(context, { actor, origin, action: 'edition.rehearsal-discarded' });
        return done(await read());
      },
      rehearsalEnter: ({ body, request }) =>
        rehearsals.state() === 'open'
          ? done({ url: rehearsals.entrance(body.as, request.host) })
          : refuse('rehearsal-missing'),
      rehearsalPlay: () => refuse('rehearsal-elsewhere'),
      rehearsalClock: () => refuse('rehearsal-elsewhere'),
    },
    job: { stop: () => Promise.resolve() },
  };
}

async function make(
  context: RehearsalContext,
  rehearsals: RehearsalStage,
  actor: Actor,
  editionId: number,
): Promise<Extract<Outcome<never>, { readonly ok: false }> | null> {
  if (rehearsals.state() === 'unavailable') return refuse('rehearsal-unavailable');
  const edition = await findEdition(context, editionId);
  if (!edition) return refuse('edition-unknown');
  const origin = await rehearsals.make(edition);
  if (!origin) return refuse('rehearsal-present');
  await recordRehearsal(context, { actor, origin, action: 'edition.rehearsal-made' });
  return null;
}

async function readBeside(context: RehearsalContext, rehearsals: RehearsalStage): Promise<Rehearsal> {
  const origin = rehearsals.origin();
  return {
    state: rehearsals.state(),
    of: origin && originBody(origin),
    editions: await listEditions(context),
    play: null,
    now: null,
  };
}

function originBody({ madeAt, clockOffset: _, ...origin }: RehearsalOrigin) {
  return { ...origin, madeAt: utcText(madeAt) };
}

function insideRehearsal(context: RehearsalContext, inside: InsideRehearsal | null) {
  // The clock follows what is played and never goes back by it.
  const playedUntil = (at: Date) => {
    if (at > context.clock.now()) inside?.setClock(at);
  };
  const simulator = createSimulator({ ...context, playedUntil });
  const read = async (): Promise<Rehearsal> => ({
    state: 'inside',
    of: inside && originBody(inside.origin),
    editions: [],
    play: { ...(await simulator.counts()), running: simulator.running(), left: simulator.left() },
    now: utcText(context.clock.now()),
  });
  const elsewhere = () => refuse('rehearsal-elsewhere');
  const handlers: Handlers<Operation> = {
    rehearsal: async () => done(await read()),
    rehearsalMake: elsewhere,
    rehearsalDiscard: elsewhere,
    rehearsalEnter: elsewhere,
    rehearsalPlay: async ({ actor, body }) => {
      if (simulator.start(body.span, actor) === null) return refuse('rehearsal-playing');
      return done(await read());
    },
    rehearsalClock: async ({ body }) => {
      if (simulator.running() !== null) return refuse('rehearsal-playing');
      inside?.setClock(new Date(body.now));
      await renewPages(context);
      return done(await read());
    },
  };
  return { handlers, job: { stop: () => simulator.stop() } };
}
