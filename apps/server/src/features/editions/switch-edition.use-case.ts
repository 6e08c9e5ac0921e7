import type { AdminEditions } from '@sevenmetre/contract/editions/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { recordAudit } from '../audit/index.ts';
import { editionRepository } from '../competition/index.ts';
import { appendChange } from '../live/index.ts';
import { lockAll, lockLiveMatches } from './edition.repository.ts';
import { listEditions } from './read-editions.use-case.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';

interface EditionSwitch {
  readonly id: number;
  /** The edition that was current when the organiser confirmed; refused if it is another one by now. */
  readonly before: number | null;
  /** Confirmed number of its live matches. */
  readonly agreedLive?: number | undefined;
}

/**
 * Makes an edition the current one. A change of structure makes every process load the public data again;
 * calls of signed-in users read the current edition each time. While matches of the current one are live,
 * their exact number has to be confirmed (`edition-live`).
 */
export function switchEdition(
  { database, clock }: UseCaseContext,
  actor: Actor,
  { id, before, agreedLive = 0 }: EditionSwitch,
): Promise<Outcome<AdminEditions>> {
  return database.transaction(async (tx) => {
    const editions = await lockAll(tx);
    const current = editions.find(({ isCurrent }) => isCurrent)?.id ?? null;
    if (!editions.some((edition) => edition.id === id)) return refuse('edition-unknown');
    if (current === id) return done(await listEditions(tx));
    if (current !== before) return refuse('changed-meanwhile', { current });
    const live = current === null ? 0 : await lockLiveMatches(current, tx);
    if (live > 0 && live !== agreedLive) return refuse('edition-live', { matches: live });
    await editionRepository.makeCurrent(id, tx);
    await recordAudit(tx, {
      at: clock.now(),
      userId: actor.userId,
      action: 'edition.current',
      subjectType: 'edition',
      subjectId: id,
      before: { currentId: current },
      after: { currentId: id, liveMatches: live },
    });
    const body = await listEditions(tx);
    await appendChange(tx, { structure: true });
    return done(body);
  });
}
