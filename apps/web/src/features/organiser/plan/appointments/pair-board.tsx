import { useEffect, useEffectEvent, useRef } from 'react';
import type { CSSProperties, KeyboardEvent, RefObject } from 'react';
import { categoryLook } from '@sevenmetre/rules/look';
import { minutesOfDay } from '@sevenmetre/rules/dates';
import { useWords } from '../../../../lib/words/words.ts';
import { timeText } from '../clock.ts';
import {
  type BoardView,
  type Chosen,
  type ShownMatch,
  type ShownPair,
  awayOf,
  hoursOf,
  leadersOf,
  matchName,
} from './board-model.ts';
import { nowIn } from './board-now.ts';
import { type Lane, lanesOf, nextMatch } from './lanes.ts';

/** Minutes before now that the board opens with. */
const lead = 30;

interface PairBoardProps {
  readonly view: BoardView;
  readonly day: number;
  readonly matches: readonly ShownMatch[];
  readonly rows: 'pairs' | 'halls';
  readonly find: string;
  readonly chosen: Chosen;
  readonly choose: (chosen: Chosen) => void;
}

/** Pairs or halls down, the day across. One tab stop: arrows move from match to match. */
export function PairBoard({ view, day, matches, rows, find, chosen, choose }: PairBoardProps) {
  const t = useWords();
  const box = useRef<HTMLDivElement>(null);
  const hours = hoursOf(matches, day);
  const lanes = lanesOf(view, matches, rows, find);
  useOpenAtNow(box, view, day, hours);
  const step = (event: KeyboardEvent) => {
    const next = nextMatch(event.key, lanes, chosen.matchId);
    if (next === null) return;
    event.preventDefault();
    choose({ matchId: next.id, pairId: next.pairId });
    box.current?.querySelector<HTMLElement>(`[data-match="${next.id}"]`)?.focus();
  };
  return (
    <div
      ref={box}
      className="planner appointments__board"
      role="grid"
      aria-label={t('appointments.title')}
      tabIndex={-1}
      onKeyDown={step}
    >
      <Hours hours={hours} view={view} rows={rows} />
      {lanes.map((lane) => (
        <div
          key={lane.key}
          className={`lane appointments__lane${lane.pair !== null && lane.pair.pair.id === chosen.pairId ? ' appointments__lane--current' : ''}`}
          role="row"
        >
          <LaneHead lane={lane} choose={choose} />
          <div className="lane__track">
            {lane.pair ? <AwayTimes view={view} pair={lane.pair} day={day} hours={hours} /> : null}
            {lane.matches.map((match) => (
              <Chip
                key={match.id}
                view={view}
                match={match}
                rows={rows}
                style={place(match.led.start - day * minutesOfDay, match.led.end - match.led.start, hours)}
                isFocused={
                  match.id === (chosen.matchId ?? lanes.find((one) => one.matches.length > 0)?.matches[0]?.id)
                }
                choose={choose}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

/** A phone shows a part of the day only: today's board opens with the matches of now. */
function useOpenAtNow(
  box: RefObject<HTMLDivElement | null>,
  view: BoardView,
  day: number,
  { from, to }: Range,
) {
  const { days, timeZone } = view.board;
  const open = useEffectEvent(() => {
    const now = nowIn(timeZone);
    const track = box.current?.querySelector('.hours__track');
    if (days[day] !== now.day || !track || !box.current) return;
    const part = (now.minute - lead - from) / (to - from);
    box.current.scrollTo({ left: Math.max(0, part) * track.clientWidth });
  });
  useEffect(() => open(), [day]);
}

interface Range {
  readonly from: number;
  readonly to: number;
}

function place(start: number, length: number, { from, to }: Range): CSSProperties {
  const span = to - from;
  return { left: `${((start - from) / span) * 100}%`, width: `calc(${(length / span) * 100}% - 1px)` };
}

interface HoursProps {
  readonly hours: Range;
  readonly view: BoardView;
  readonly rows: 'pairs' | 'halls';
}

function Hours({ hours: { from, to }, view, rows }: HoursProps) {
  const t = useWords();
  const hours = Array.from({ length: (to - from) / 60 }, (_, index) => from + index * 60);
  return (
    <div className="hours appointments__lane" role="row">
      <span className="hours__corner" role="columnheader">
        {rows === 'halls'
          ? t('appointments.allHalls')
          : t('appointments.pairCount', { count: view.pairs.length })}
      </span>
      <div className="hours__track">
        {hours.map((hour) => (
          <span
            key={hour}
            className="hours__hour"
            role="columnheader"
            style={{ left: `${((hour - from) / (to - from)) * 100}%` }}
          >
            {timeText(hour)}
          </span>
        ))}
      </div>
    </div>
  );
}

function LaneHead({ lane, choose }: { lane: Lane; choose: (chosen: Chosen) => void }) {
  const t = useWords();
  const { pair } = lane;
  if (pair === null)
    return (
      <div className="lane__head" role="rowheader">
        <b>{lane.name}</b>
      </div>
    );
  const { load, share } = pair;
  const off = load - share;
  const label = t('appointments.loadOf', { count: load, share: String(Math.round(share)) });
  return (
    <div className="lane__head" role="rowheader">
      <button
        type="button"
        className="appointments__pair"
        onClick={() => choose({ matchId: null, pairId: pair.pair.id })}
      >
        {pair.name}
      </button>
      <em>{pair.pair.level}</em>
      <LoadBar load={load} share={share} />
      <span
        className={`appointments__load${Math.abs(off) > 1.5 ? ' appointments__load--off' : ''}`}
        title={label}
      >
        {load}
        {Math.abs(off) > 1.5 ? (off > 0 ? ' ▲' : ' ▼') : ''}
        <span className="visually-hidden"> {label}</span>
      </span>
    </div>
  );
}

/** The load as a bar with a mark at the share. */
function LoadBar({ load, share }: { load: number; share: number }) {
  const most = Math.max(1, load, share * 1.4);
  return (
    <svg className="appointments__bar" viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 0h${(load / most) * 100}v24H0z`} />
      <path className="appointments__share" d={`M${(share / most) * 100} 0v24`} />
    </svg>
  );
}

function AwayTimes({
  view,
  pair,
  day,
  hours,
}: {
  view: BoardView;
  pair: ShownPair;
  day: number;
  hours: Range;
}) {
  const t = useWords();
  return awayOf(view, pair.pair, day, hours).map(({ from, to, reason }) => (
    <div key={from} className="closed-hours" role="gridcell" style={place(from, to - from, hours)}>
      <span>{reason === '' ? t('appointments.away') : reason}</span>
    </div>
  ));
}

interface ChipProps {
  readonly view: BoardView;
  readonly match: ShownMatch;
  readonly rows: 'pairs' | 'halls';
  readonly style: CSSProperties;
  readonly isFocused: boolean;
  readonly choose: (chosen: Chosen) => void;
}

const signs = { toConfirm: '?', lost: '×', givenBack: '×', removed: '−', planned: '+' } as const;

function Chip({ view, match, rows, style, isFocused, choose }: ChipProps) {
  const t = useWords();
  const { id, state, hallCode, led, pairId, isBroken } = match;
  const look = view.looks.find(({ code }) => code === match.category);
  const ink = look ? categoryLook(look.gender, look.ageRank).inkClass : 'cX0';
  const pair = leadersOf(view, match) ?? t('appointments.nobody');
  const sign = Object.entries(signs).find(([known]) => known === state)?.[1];
  const [shown, other] = rows === 'pairs' ? [hallCode, pair] : [pair, hallCode];
  // The visible label comes first and unchanged, for voice control.
  const label = [
    `${matchName(match)} ${shown}`,
    timeText(led.start % minutesOfDay),
    other,
    t(`appointments.state.${state}`),
  ];
  return (
    <button
      type="button"
      role="gridcell"
      className={`chip appointments__chip ${ink} appointments__chip--${state}${isBroken ? ' chip--broken' : ''}`}
      style={style}
      data-match={id}
      tabIndex={isFocused ? 0 : -1}
      aria-label={label.join(', ')}
      onClick={() => choose({ matchId: id, pairId })}
    >
      <b>{matchName(match)}</b> <span>{shown}</span>
      {sign === undefined && !isBroken ? null : (
        <i className="appointments__sign" aria-hidden="true">
          {sign ?? '!'}
        </i>
      )}
    </button>
  );
}
