import { scoutingOfTeams, shotResults } from '@sevenmetre/rules/scouting';
import type { ScoutingEntry, ShotResult } from '@sevenmetre/rules/scouting';
import { sides } from '@sevenmetre/rules/vocabulary';
import type { Side } from '@sevenmetre/rules/vocabulary';
import type { Outbox } from '@sevenmetre/sync/outbox/index';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { HalfCourt, ShotMark } from '../../../ui/half-court.tsx';
import { attentionWords } from '../device/error-words.ts';
import { TransferButtons } from '../device/transfer-buttons.tsx';
import type { MatchSheet } from '../match-sheets/match-sheet.ts';
import { useScouting } from './use-scouting.ts';

interface ScoutingPadProps {
  readonly outbox: Outbox;
  readonly sheet: Pick<MatchSheet, 'matchId' | 'teams' | 'people' | 'scouting'>;
  /** Match clock; null: the match has not begun. */
  readonly secondsNow: () => number | null;
  /** Below everything else. */
  readonly children?: ReactNode;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

const noShot = { x: null, y: null, result: null } as const;

/** Court, results and the other entries: a shot is two taps, anything else one. */
export function ScoutingPad({ outbox, sheet, secondsNow, children }: ScoutingPadProps) {
  const t = useWords();
  const { entries, counts, isRefused, note, undo, retry } = useScouting(outbox, sheet.matchId);
  const [side, setSide] = useState<Side>('home');
  const [spot, setSpot] = useState<Spot | null>(null);
  const [participantId, setParticipant] = useState<number | null>(null);
  const add = (entry: Pick<ScoutingEntry, 'kind' | 'x' | 'y' | 'result'>) => {
    setSpot(null);
    setParticipant(null);
    void note({ ...entry, side, participantId, seconds: secondsNow() });
  };
  const turn = (next: Side) => {
    setSide(next);
    setParticipant(null);
  };
  const shots = scoutingOfTeams(entries.map(({ entry }) => entry))[side];
  return (
    <main id="main" className="scouting-pad">
      <Sides sheet={sheet} side={side} turn={turn} />
      <div className="scouting-pad__court">
        <HalfCourt label={t('scouting.court', { count: shots.shots.length })} tap={setSpot}>
          {shots.shots.map((shot, index) => (
            <ShotMark key={index} {...shot} />
          ))}
          {spot === null ? null : <ShotMark {...spot} result={null} />}
        </HalfCourt>
      </div>
      <div className="scouting-pad__keys">
        {sheet.scouting === 'players' ? (
          <Numbers sheet={sheet} side={side} chosen={participantId} choose={setParticipant} />
        ) : null}
        <div className="scouting-pad__results" role="group" aria-label={t('scouting.result')}>
          {shotResults.map((result) => (
            <ResultKey key={result} result={result} spot={spot} add={(whole) => add(whole)} />
          ))}
        </div>
        <p className="dimmed">{spot === null ? t('scouting.place') : t('scouting.result')}</p>
        <div className="scouting-pad__results">
          {(['assist', 'turnover'] as const).map((kind) => (
            <button
              key={kind}
              className="reporter-button"
              type="button"
              onClick={() => add({ kind, ...noShot })}
            >
              {t(`scouting.noted.${kind}`)}
            </button>
          ))}
        </div>
        <Undo entries={entries} undo={(id) => void undo(id)} />
        <p role="status">
          {t('scouting.counts', {
            shots: String(shots.shots.length),
            saves: String(shots.saves),
            assists: String(shots.assists),
            turnovers: String(shots.turnovers),
          })}
          <br />
          {counts.here === 0 ? t('scouting.sent') : t('scouting.unsent', { count: counts.here })}
        </p>
        {isRefused ? <p role="alert">{t('scouting.refused')}</p> : null}
        <Refused entries={entries} retry={() => void retry()} />
        <p className="dimmed">{t('scouting.beside')}</p>
        <div className="scouting-pad__move">
          <TransferButtons outbox={outbox} queue="scouting" />
        </div>
        {children}
      </div>
    </main>
  );
}

interface SidesProps {
  readonly sheet: ScoutingPadProps['sheet'];
  readonly side: Side;
  readonly turn: (side: Side) => void;
}

/** Which team attacks. */
function Sides({ sheet, side, turn }: SidesProps) {
  const t = useWords();
  return (
    <div className="scouting-pad__sides" role="group" aria-label={t('scouting.attack')}>
      {sides.map((one) => (
        <button
          key={one}
          className="reporter-button"
          type="button"
          aria-pressed={one === side}
          onClick={() => turn(one)}
        >
          {sheet.teams[one].name}
        </button>
      ))}
    </div>
  );
}

function ResultKey({
  result,
  spot,
  add,
}: {
  readonly result: ShotResult;
  readonly spot: Spot | null;
  readonly add: (entry: Pick<ScoutingEntry, 'kind' | 'x' | 'y' | 'result'>) => void;
}) {
  const t = useWords();
  return (
    <button
      className="reporter-button strong"
      type="button"
      disabled={spot === null}
      onClick={() => spot !== null && add({ kind: 'shot', ...spot, result })}
    >
      {t(`scouting.ended.${result}`)}
    </button>
  );
}

function Numbers({
  sheet,
  side,
  chosen,
  choose,
}: {
  readonly sheet: ScoutingPadProps['sheet'];
  readonly side: Side;
  readonly chosen: number | null;
  readonly choose: (id: number | null) => void;
}) {
  const t = useWords();
  const players = sheet.people.filter((person) => person.side === side && !person.isLeader && person.id > 0);
  return (
    <div className="scouting-pad__numbers" role="group" aria-label={t('scouting.player')}>
      {players.map(({ id, label }) => (
        <button
          key={id}
          className="reporter-button"
          type="button"
          aria-pressed={id === chosen}
          onClick={() => choose(id === chosen ? null : id)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

type Entries = ReturnType<typeof useScouting>['entries'];

function Undo({ entries, undo }: { readonly entries: Entries; readonly undo: (id: string) => void }) {
  const t = useWords();
  const last = entries.at(-1);
  if (last === undefined) return <p className="dimmed">{t('scouting.nothing')}</p>;
  const { kind, result } = last.entry;
  const what = kind === 'shot' ? t(`scouting.ended.${result ?? 'goal'}`) : t(`scouting.noted.${kind}`);
  return (
    <button className="reporter-button wide" type="button" onClick={() => undo(last.id)}>
      {t('scouting.undo', { what })}
    </button>
  );
}

function Refused({ entries, retry }: { readonly entries: Entries; readonly retry: () => void }) {
  const t = useWords();
  const refused = entries.filter(({ attention }) => attention !== null);
  const [first] = refused;
  if (!first?.attention) return null;
  return (
    <div role="alert">
      <p>
        {t('scouting.attention', {
          count: refused.length,
          why: attentionWords(t, first.attention.code),
        })}
      </p>
      <button className="reporter-button" type="button" onClick={retry}>
        {t('scouting.again')}
      </button>
    </div>
  );
}
