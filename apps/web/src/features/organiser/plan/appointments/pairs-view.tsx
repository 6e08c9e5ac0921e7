import type { BoardReferee } from '@sevenmetre/contract/appointments/schemas';
import { useState } from 'react';
import { showToast } from '../../../../lib/page/toasts.ts';
import { useWrite } from '../../../../lib/queries/use-write.ts';
import { settingsPath } from '../../../../lib/paths/signed-in-paths.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { AsyncButton } from '../../../../ui/forms/async-button.tsx';
import { PinLink } from '../../../../ui/forms/pin-link.tsx';
import { Link } from '../../../../ui/link.tsx';
import { Badge } from '../../../../ui/page/badge.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { Empty } from '../../../../ui/page/states.tsx';
import type { BoardView, ShownPair } from './board-model.ts';
import { PairForm } from './pair-form.tsx';
import { useBoardAnswer } from './use-appointments.ts';

/** Pairs and singles with what the engine has to know of them, and referees who are in none. */
export function PairsView({ view }: { view: BoardView }) {
  const t = useWords();
  const [isNew, setNew] = useState(false);
  const { take, failed } = useBoardAnswer();
  const make = useWrite('refereePairsFromRegistrations', ['presses']);
  const paired = new Set(view.pairs.flatMap(({ pair }) => [pair.firstRefereeId, pair.secondRefereeId]));
  const free = view.board.referees.filter(({ id }) => !paired.has(id));
  const pairUp = async () => {
    const outcome = await make({ body: {} });
    if (!outcome.ok) {
      failed(outcome.failure);
      return false;
    }
    showToast(
      'done',
      t('appointments.fromRegistrationsDone', { count: outcome.body.pairs.length - view.pairs.length }),
    );
    take(outcome.body);
    return true;
  };
  if (view.board.referees.length === 0) return <Empty>{t('appointments.noReferees')}</Empty>;
  return (
    <Card
      title={t('appointments.pairsTitle')}
      aside={
        <div className="appointments__pair-actions">
          <Link className="button button--outline" to={`${settingsPath}?search=appointments`}>
            {t('appointments.rules')}
          </Link>
          <AsyncButton action={pairUp} look="plain">
            {t('appointments.fromRegistrations')}
          </AsyncButton>
        </div>
      }
    >
      <p>{t('appointments.pairsLead')}</p>
      {free.length > 0 ? <FreeReferees view={view} free={free} /> : null}
      {view.pairs.length === 0 ? <Empty>{t('appointments.noPairs')}</Empty> : null}
      <ul className="appointments__pairs">
        {view.pairs.map((pair) => (
          <PairEntry key={pair.pair.id} view={view} pair={pair} free={free} />
        ))}
      </ul>
      {free.length === 0 ? null : isNew ? (
        <PairForm view={view} pair={null} free={free} done={() => setNew(false)} />
      ) : (
        <button type="button" className="button" onClick={() => setNew(true)}>
          {t('appointments.newPair')}
        </button>
      )}
    </Card>
  );
}

/** More referees without a pair than these are folded: the pairs stand below them. */
const mostInSight = 12;

function FreeReferees({ view, free }: { view: BoardView; free: readonly BoardReferee[] }) {
  const t = useWords();
  const nameOf = ({ firstName, lastName }: BoardReferee) => `${firstName} ${lastName}`;
  const wish = ({ colleagueId, colleagueRequested }: BoardReferee) => {
    const colleague = view.board.referees.find(({ id }) => id === colleagueId);
    const name = colleague ? nameOf(colleague) : colleagueRequested;
    return name ? ` (${t('appointments.wants', { name })})` : '';
  };
  return (
    <details open={free.length <= mostInSight}>
      <summary>
        <Badge kind="wait">{t('appointments.unpaired', { count: free.length })}</Badge>
      </summary>
      <ul className="appointments__free">
        {free.map((referee) => (
          <li key={referee.id}>
            {nameOf(referee)}
            {wish(referee)}
          </li>
        ))}
      </ul>
    </details>
  );
}

function PairEntry({
  view,
  pair,
  free,
}: {
  view: BoardView;
  pair: ShownPair;
  free: readonly BoardReferee[];
}) {
  const t = useWords();
  const { referees } = view.board;
  const own = referees.filter(
    ({ id }) => id === pair.pair.firstRefereeId || id === pair.pair.secondRefereeId,
  );
  return (
    <li>
      <details>
        <summary>
          <b>{pair.name}</b>
          <Badge kind="plain">
            {t('appointments.level')} {pair.pair.level}
          </Badge>
          <span className="quiet">
            {pair.countries} ·{' '}
            {t('appointments.loadOf', { count: pair.load, share: String(Math.round(pair.share)) })}
          </span>
        </summary>
        <PairForm
          key={pair.pair.revision}
          view={view}
          pair={pair.pair}
          free={[...own, ...free]}
          done={() => undefined}
        />
        <RefereePins referees={own} />
      </details>
    </li>
  );
}

/** A link for each of a pair, over which the referee sets a PIN; the organiser hands it over. */
function RefereePins({ referees }: { referees: readonly BoardReferee[] }) {
  const t = useWords();
  const send = useWrite('refereePinLink', []);
  return referees.map(({ id, firstName, lastName }) => (
    <PinLink
      key={id}
      issue={() => send({ params: { id } })}
      label={t('appointments.pin.issue', { name: `${firstName} ${lastName}` })}
    />
  ));
}
