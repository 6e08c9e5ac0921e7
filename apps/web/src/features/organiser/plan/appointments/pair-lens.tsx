import { moneyText } from '@sevenmetre/phrases/money';
import { useEffect, useRef, useState } from 'react';
import { minutesOfDay } from '@sevenmetre/rules/dates';
import { showToast } from '../../../../lib/page/toasts.ts';
import { useWrite } from '../../../../lib/queries/use-write.ts';
import { instantText } from '../../../../lib/time/moments.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { Badge } from '../../../../ui/page/badge.tsx';
import {
  type BoardView,
  type Chosen,
  type ShownMatch,
  type ShownPair,
  leadersOf,
  matchName,
  teamsText,
} from './board-model.ts';
import { PublishPairs } from './board-toolbar.tsx';
import { GoingHomeForm } from './going-home-form.tsx';
import { Suggestions } from './suggestions.tsx';
import { type Appointing, useBoardAnswer } from './use-appointments.ts';
import { CategoryPlate } from '../category-plate.tsx';

export interface BoardSideProps {
  readonly view: BoardView;
  readonly day: number;
  readonly matches: readonly ShownMatch[];
  readonly chosen: Chosen;
  readonly choose: (chosen: Chosen) => void;
  readonly appointing: Appointing;
}

/** On such a window it stands below the board, out of sight of what was pressed. */
const belowBoard = '(max-width: 800px)';

/** More about the chosen pair and the chosen match, and what can be done with them. */
export function PairLens({ view, day, matches, chosen, appointing }: BoardSideProps) {
  const t = useWords();
  const match = matches.find(({ id }) => id === chosen.matchId) ?? null;
  const pairId = match ? match.pairId : chosen.pairId;
  const pair = view.pairs.find((one) => one.pair.id === pairId) ?? null;
  const box = useRef<HTMLElement>(null);
  const shown = match?.id ?? pairId;
  useEffect(() => {
    if (shown !== null && matchMedia(belowBoard).matches) box.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  if (match === null && pair === null)
    return (
      <section className="appointments__lens">
        <p className="quiet">{t('appointments.choosePair')}</p>
      </section>
    );
  return (
    <section ref={box} className="appointments__lens">
      <div className="appointments__side-head">
        <h2>{pair?.name ?? ((match && leadersOf(view, match)) || t('appointments.nobody'))}</h2>
        {pair ? (
          <span className="quiet">
            {pair.countries} · {pair.pair.level}
          </span>
        ) : null}
      </div>
      {match ? <ChosenMatch key={match.id} view={view} match={match} appointing={appointing} /> : null}
      {pair ? (
        <>
          <PairFacts view={view} pair={pair} day={day} matches={matches} />
          <GoingHome key={pair.pair.id} view={view} pair={pair} day={day} appointing={appointing} />
        </>
      ) : null}
    </section>
  );
}

function ChosenMatch({
  view,
  match,
  appointing,
}: Pick<BoardSideProps, 'view' | 'appointing'> & { match: ShownMatch }) {
  const t = useWords();
  const [isReplacing, setReplacing] = useState(false);
  const { take, failed } = useBoardAnswer();
  const confirm = useWrite('appointmentsConfirm');
  const remind = useWrite('appointmentsRemind');
  const body = { matchIds: [match.id] };
  const call = async (write: typeof confirm, said: string) => {
    const outcome = await write({ body });
    if (!outcome.ok) return failed(outcome.failure);
    take(outcome.body);
    showToast('done', said);
  };
  const isAsked = match.state === 'asked' || match.state === 'toConfirm';
  const keep = () => void call(confirm, t('appointments.confirmed'));
  const ask = () => void call(remind, t('appointments.reminded'));
  useKeys(isAsked ? { k: keep, a: ask, f: () => setReplacing(true) } : { f: () => setReplacing(true) });
  const leave = () =>
    appointing.change({
      changes: [{ matchId: match.id, pairId: null, seen: match.pairId }],
      name: `${t('appointments.takeAway')}, ${matchName(match)}`,
    });
  return (
    <div className="appointments__chosen">
      <div className="appointments__open-head">
        <MatchPlate view={view} match={match} />
        <b>{match.number}</b>
        <Badge kind={match.state === 'kept' ? 'good' : 'plain'}>
          {t(`appointments.state.${match.state}`)}
        </Badge>
      </div>
      <p className="quiet">{teamsText(t, match)}</p>
      <Asked view={view} match={match} />
      {match.fixed ? null : (
        <div className="plan-inline">
          {isAsked ? (
            <>
              <button
                type="button"
                className="tool-button tool-button--slim tool-button--primary"
                onClick={keep}
              >
                {t('appointments.keep')} <kbd>K</kbd>
              </button>
              <button type="button" className="tool-button tool-button--slim" onClick={ask}>
                {t('appointments.askAgain')} <kbd>A</kbd>
              </button>
            </>
          ) : null}
          <button
            type="button"
            className="tool-button tool-button--slim"
            onClick={() => setReplacing(!isReplacing)}
          >
            {t('appointments.replace')} <kbd>F</kbd>
          </button>
          {match.pairId === null ? null : (
            <button type="button" className="tool-button tool-button--slim" onClick={() => void leave()}>
              {t('appointments.takeAway')}
            </button>
          )}
        </div>
      )}
      {isReplacing ? (
        <Suggestions view={view} match={match} appointing={appointing} done={() => setReplacing(false)} />
      ) : null}
    </div>
  );
}

/** Opens what a pair leaves behind that goes home. */
function GoingHome(props: Pick<BoardSideProps, 'view' | 'day' | 'appointing'> & { pair: ShownPair }) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen && matchMedia(belowBoard).matches) form.current?.scrollIntoView({ block: 'center' });
  }, [isOpen]);
  if (isOpen)
    return (
      <div ref={form}>
        <GoingHomeForm
          {...props}
          done={(isStored) => {
            setOpen(false);
            setLeft(isStored);
          }}
        />
      </div>
    );
  return (
    <>
      {isLeft && props.view.board.toPublish > 0 ? (
        <div className="appointments__next" role="group" aria-label={t('appointments.home.next')}>
          <p>{t('appointments.home.next')}</p>
          <PublishPairs view={props.view} />
        </div>
      ) : null}
      <button type="button" className="tool-button tool-button--slim" onClick={() => setOpen(true)}>
        {t('appointments.home.goes')}
      </button>
    </>
  );
}

/** When the pair was asked, and from where the match has moved. */
function Asked({ view, match: { appointment, led, hallCode } }: { view: BoardView; match: ShownMatch }) {
  const t = useWords();
  if (appointment?.askedAt == null) return null;
  const { was, askedAt, remindedAt } = appointment;
  const { timeZone, halls } = view.board;
  const at = (instant: string) => instantText(t, instant, timeZone);
  const minute = led.start % minutesOfDay;
  const now = `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')} ${hallCode}`;
  const hall = halls.find(({ id }) => id === was?.hallId)?.code ?? '';
  return (
    <p className="quiet">
      {was?.startsAt == null
        ? null
        : `${t('appointments.movedFrom', { from: `${at(was.startsAt)} ${hall}`, to: now })} · `}
      {t('appointments.askedAt', { at: at(askedAt) })}
      {remindedAt === null ? null : `, ${t('appointments.remindedAt', { at: at(remindedAt) })}`}
    </p>
  );
}

interface PairFactsProps {
  readonly view: BoardView;
  readonly pair: ShownPair;
  readonly day: number;
  readonly matches: readonly ShownMatch[];
}

function PairFacts({ view, pair, matches }: PairFactsProps) {
  const t = useWords();
  const own = matches.filter(({ pairId }) => pairId === pair.pair.id);
  const halls = new Set(own.map(({ hallCode }) => hallCode)).size;
  const { fee, travel, wish } = pair.pair;
  const money = (amount: number) => moneyText(amount, view.board.currencyCode, t.locale);
  const row = longestRow(own, view.board.input.rules.pause);
  return (
    <p className="quiet">
      {t('appointments.dayLine', { count: own.length, all: pair.load, halls, row })}
      <br />
      {t('appointments.money', { fee: money(fee), travel: money(travel) })}
      {wish === null ? null : (
        <>
          <br />
          {wish}
        </>
      )}
      {pair.phones.map((phone) => (
        <span key={phone}>
          <br />
          {t('appointments.phone')} <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        </span>
      ))}
    </p>
  );
}

/** Matches one after the other without a real pause, at the most. */
function longestRow(matches: readonly ShownMatch[], pause: number): number {
  let longest = 0;
  let row = 0;
  let before: ShownMatch | undefined;
  for (const match of matches.toSorted((a, b) => a.led.start - b.led.start)) {
    row = before && match.led.start - before.led.end < pause ? row + 1 : 1;
    longest = Math.max(longest, row);
    before = match;
  }
  return longest;
}

/** Runs while keys are pressed outside of fields. */
function useKeys(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isField = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      if (isField || event.ctrlKey || event.metaKey || event.altKey) return;
      keys[event.key.toLowerCase()]?.();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}

/** The group of a match on the ink of its category. */
export function MatchPlate({ view, match }: { view: BoardView; match: ShownMatch }) {
  const look = view.looks.find(({ code }) => code === match.category);
  if (!look) return null;
  return <CategoryPlate category={match.group === null ? look : { ...look, code: match.group }} />;
}
