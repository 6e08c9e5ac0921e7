import type { DrawAttempt, DrawGroup, PublicDraw } from '@sevenmetre/contract/draws/schemas';
import type { Translator } from '@sevenmetre/phrases';
import { instantText } from '../../lib/time/moments.ts';
import { useWords } from '../../lib/words/words.ts';
import './draws.css';

/** What is public of a draw beside its balls: changes after it, versions of its teams and rules, earlier attempts. */
export function DrawHistory({ draw }: { draw: PublicDraw }) {
  const t = useWords();
  const { amendments, earlierInputs, earlier, timeZone } = draw;
  return (
    <>
      {amendments.length === 0 ? null : <Amendments draw={draw} />}
      {earlierInputs.length === 0 ? null : (
        <section className="draw-history">
          <h2>{t('draws.public.versions')}</h2>
          <Versions inputs={earlierInputs} timeZone={timeZone} />
        </section>
      )}
      {earlier.length === 0 ? null : (
        <section className="draw-history">
          <h2>{t('draws.public.attempts')}</h2>
          <ul>
            {earlier.map((attempt) => (
              <Attempt key={attempt.number} attempt={attempt} timeZone={timeZone} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Amendments({ draw: { amendments, progress, input, timeZone } }: { draw: PublicDraw }) {
  const t = useWords();
  const nameOf = new Map(input?.teams.map(({ id, name }) => [id, name]));
  const drawn = (input?.groups ?? []).map(({ id }, index): DrawGroup => {
    const balls = (progress?.balls ?? []).filter(({ group }) => group === index);
    return { id, teams: balls.map(({ team }) => ({ id: team, name: nameOf.get(team) ?? team })) };
  });
  const states = [drawn, ...amendments.map(({ groups }) => groups)];
  return (
    <section className="draw-history">
      <h2>{t('draws.public.amendments')}</h2>
      <ul>
        {amendments.map(({ at, kind, reason, groups }, index) => (
          <li key={at + String(index)}>
            <b>{instantText(t, at, timeZone)}</b>
            {kind === 'undone' ? <p>{t('draws.public.amendmentUndone')}</p> : null}
            {reason === null ? null : <p>{t('draws.public.attemptReason', { reason })}</p>}
            {movesOf(t, states[index] ?? [], groups).map((move) => (
              <p key={move}>{move}</p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function movesOf(t: Translator, before: readonly DrawGroup[], after: readonly DrawGroup[]): string[] {
  const placesOf = (groups: readonly DrawGroup[]) =>
    new Map(
      groups.flatMap(({ id, teams }) => teams.map((team) => [team.id, { group: id, name: team.name }])),
    );
  const [was, is] = [placesOf(before), placesOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((id) => {
    const [from, to] = [was.get(id), is.get(id)];
    const team = to?.name ?? from?.name ?? id;
    if (from?.group === to?.group) return [];
    if (!from) return [t('draws.public.joined', { team, to: to?.group ?? '' })];
    if (!to) return [t('draws.public.left', { team, from: from.group })];
    return [t('draws.public.moved', { team, from: from.group, to: to.group })];
  });
}

interface VersionsProps {
  readonly inputs: PublicDraw['earlierInputs'];
  readonly timeZone: string;
}

/** Each version can be opened: its teams by pot, and its rule. */
function Versions({ inputs, timeZone }: VersionsProps) {
  const t = useWords();
  return (
    <ul>
      {inputs.map(({ at, hash, input }) => (
        <li key={at + hash}>
          <code className="draw-fingerprint">{hash}</code>
          <details>
            <summary>{instantText(t, at, timeZone)}</summary>
            <p>
              {t('draws.sameClub')}:{' '}
              {t(input.rules.sameClub === 'forbidden' ? 'draws.never' : 'draws.allowed')}
            </p>
            {[...Map.groupBy(input.teams, ({ pot }) => pot)].map(([pot, teams]) => (
              <p key={pot}>
                <b>{t('draws.potNumber', { pot: pot + 1 })}</b> {teams.map(({ name }) => name).join(', ')}
              </p>
            ))}
          </details>
        </li>
      ))}
    </ul>
  );
}

function Attempt({ attempt, timeZone }: { attempt: DrawAttempt; timeZone: string }) {
  const t = useWords();
  const { number, state, endedAt, reason, inputs, balls, hallNumbers, numbersBy } = attempt;
  const frozen = inputs.at(-1)?.input;
  const nameOf = new Map(frozen?.teams.map(({ id, name }) => [id, name]));
  const at = instantText(t, endedAt, timeZone);
  return (
    <li>
      <b>
        {t('draws.public.attempt', { number })} ·{' '}
        {t(state === 'stopped' ? 'draws.public.attemptStopped' : 'draws.public.attemptSetAside', { at })}
      </b>
      <p>{t('draws.public.attemptReason', { reason })}</p>
      {frozen ? (
        <p>
          {t('draws.public.attemptBalls', {
            drawn: balls.filter(({ group }) => group !== null).length,
            balls: frozen.teams.length,
          })}
        </p>
      ) : null}
      {balls.length === 0 ? null : (
        <p>
          {balls
            .map(
              ({ team, group }) => `${nameOf.get(team) ?? team}: ${frozen?.groups[group ?? -1]?.id ?? '?'}`,
            )
            .join(', ')}
        </p>
      )}
      {hallNumbers.length === 0 ? null : (
        <p>
          {t('draws.hallNumbers')}: {hallNumbers.join(' ')} ({numbersBy})
        </p>
      )}
      <p>
        {t('draws.fingerprint')} <code className="draw-fingerprint">{attempt.secretHash}</code>
      </p>
      <p>
        {attempt.secret === null ? t('draws.public.secretLost') : `${t('draws.secret')} `}
        <code className="draw-fingerprint">{attempt.secret}</code>
      </p>
      <Versions inputs={inputs} timeZone={timeZone} />
    </li>
  );
}
