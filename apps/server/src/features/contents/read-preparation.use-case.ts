import type { PreparationFacts } from '@sevenmetre/contract/contents/schemas';
import { linkOf } from '@sevenmetre/rules/configuration';
import { isWindowOpen } from '@sevenmetre/rules/registration';
import type { Clock } from '../../platform/clock/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { done } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';
import {
  configurationRepository,
  type EditionRow,
  findRegistrationWindows,
  findWorkingEdition,
  utcText,
} from '../competition/index.ts';
import { findOrigin } from '../editions/index.ts';
import * as repository from './contents.repository.ts';

interface Surroundings {
  readonly clock: Clock;
  readonly sendsMail: boolean;
}

/** What is prepared in an edition. @param asked null: the current edition */
export function readPreparation(
  context: UseCaseContext & Surroundings,
  asked: number | null,
): Promise<Outcome<PreparationFacts>> {
  return context.database.transaction(
    async (tx) => {
      const working = await findWorkingEdition(asked, tx);
      return working.ok ? done(await preparationFacts(working.value, context, tx)) : working;
    },
    { accessMode: 'read only' },
  );
}

/** The same inside the caller's transaction. */
export async function preparationFacts(
  edition: EditionRow,
  { clock, sendsMail }: Surroundings,
  tx: Tx,
): Promise<PreparationFacts> {
  const { id, name, year, timeZone, startDate, endDate, isCurrent } = edition;
  const { clubCreate } = await findRegistrationWindows(id, tx);
  const texts = await configurationRepository.findAllByEditionId(id, ['terms-club'], tx);
  return {
    isCurrent,
    origin: await findOrigin(id, tx),
    name,
    year,
    timeZone,
    startDate,
    endDate,
    opensAt: clubCreate.from && utcText(clubCreate.from),
    closesAt: clubCreate.till && utcText(clubCreate.till),
    // Clubs register in the current edition, whatever the dates of another one.
    isOpen: isCurrent && isWindowOpen(clubCreate, clock.now()),
    categories: await repository.findCategories(id, tx),
    ...(await repository.countPrepared(id, tx)),
    hasTerms: linkOf(texts.get('terms-club')) !== null,
    sendsMail,
  };
}
