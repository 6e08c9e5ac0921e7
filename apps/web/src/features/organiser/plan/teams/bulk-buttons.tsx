import type { PlanTeam } from '@sevenmetre/contract/plan/schemas';
import { useWords } from '../../../../lib/words/words.ts';
import type { Records } from '../../../../ui/lists/use-records.ts';
import { type PotActions, type Pots, roomIn } from './use-team-pots.ts';

interface BulkButtonsProps {
  readonly pots: Pots;
  readonly chosen: readonly PlanTeam[];
  readonly actions: PotActions;
  readonly records: Records<PlanTeam>;
}

/** What can be done with the chosen teams: each button says how many of them find a place in its pot. */
export function BulkButtons({ pots, chosen, actions, records }: BulkButtonsProps) {
  const t = useWords();
  const accepted = chosen.filter(({ state }) => state === 'accepted');
  const ids = accepted.map(({ id }) => id);
  const waiting = accepted.filter((team) => pots.without.includes(team)).length;
  const free = pots.places - (pots.teams.length - pots.without.length);
  const after = (saving: Promise<boolean>) =>
    void saving.then((isSaved) => isSaved && records.deselect(chosen.map(({ id }) => id)));
  return (
    <>
      {pots.pots.map((pot) => {
        const count = roomIn(pots, pot.number, accepted);
        const isFull = pot.teams.length === pot.size;
        return count === 0 ? (
          <span key={pot.number} className="pot-full">
            {t(isFull ? 'planSettings.teams.potFull' : 'planSettings.teams.potHas', { number: pot.number })}
          </span>
        ) : (
          <button
            key={pot.number}
            type="button"
            className="button button--outline"
            onClick={() => after(actions.put(ids, pot))}
          >
            {t('planSettings.teams.intoPot', { count, number: pot.number })}
          </button>
        );
      })}
      {waiting < accepted.length ? (
        <button type="button" className="button button--outline" onClick={() => after(actions.takeOut(ids))}>
          {t('planSettings.teams.takeOut')}
        </button>
      ) : null}
      {waiting > 0 && free > 0 ? (
        <button type="button" className="button" onClick={() => after(actions.put(ids))}>
          {t('planSettings.teams.fill', { count: Math.min(free, waiting) })} <kbd>E</kbd>
        </button>
      ) : null}
    </>
  );
}
