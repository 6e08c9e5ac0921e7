import type { ClosingFacts } from '@sevenmetre/contract/contents/schemas';
import { isShown, shownKeys } from '@sevenmetre/rules/configuration';
import { done } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { configurationRepository, findWorkingEdition } from '../competition/index.ts';
import { openWorkOf } from '../editions/index.ts';
import * as repository from './contents.repository.ts';
import type { ContentsContext } from './read-contents.use-case.ts';

/** What is left to do in the current edition after its last match. */
export function readClosingSteps({
  database,
  clock,
  snapshot,
}: ContentsContext): Promise<Outcome<ClosingFacts>> {
  const known = snapshot();
  return database.transaction(
    async (tx) => {
      const working = await findWorkingEdition(null, tx);
      if (!working.ok) return working;
      const { id, startDate, closedAt } = working.value;
      const texts = await configurationRepository.findAllByEditionId(id, [shownKeys.results], tx);
      return done({
        // Between a switch of editions and the next snapshot no lots are known.
        open: await openWorkOf(id, known?.edition.id === id ? known : null, tx),
        ...(await repository.countAfterPlay(id, clock.now(), tx)),
        areResultsShown: isShown(texts, shownKeys.results),
        next: await repository.findNextEdition(startDate, tx),
        isClosed: closedAt !== null,
      });
    },
    { accessMode: 'read only' },
  );
}
