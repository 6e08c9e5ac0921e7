import type { Side } from '@sevenmetre/rules/vocabulary';
import { memo } from 'react';
import { useWords } from '../../../lib/words.ts';
import { clockText } from './words.ts';

export interface PlayerCellProps {
  readonly side: Side;
  readonly team: string;
  /** null: the number is not known yet. */
  readonly personId: number | null;
  readonly label: string;
  readonly name: string | null;
  readonly isLeader: boolean;
  readonly isArmed: boolean;
  /** It cannot be the second tap after the first. */
  readonly isOut: boolean;
  readonly goals: number;
  readonly yellow: number;
  readonly twoMinutes: number;
  readonly isDisqualified: boolean;
  /** Seconds of a suspension that are left; null: on the court. */
  readonly remaining: number | null;
  readonly press: (side: Side, personId: number | null) => void;
}

/** One number of the grid. Drawn anew only when something on it changes: a tap has 50 ms. */
export const PlayerCell = memo(function PlayerCell(props: PlayerCellProps) {
  const { side, personId, label, name, isLeader, remaining, isDisqualified, press } = props;
  const isSuspended = remaining !== null && !isDisqualified;
  const kind = isDisqualified ? ' dq' : isSuspended ? ' out' : '';
  return (
    <button
      className={`rp-p${isLeader || personId === null ? ' lead' : ''}${kind}`}
      type="button"
      aria-pressed={props.isArmed}
      aria-disabled={props.isOut || undefined}
      // At the first touch, not when the finger leaves: a hand that trembles slides off.
      onPointerDown={(event) => {
        if (event.button === 0) press(side, personId);
      }}
      onClick={(event) => {
        if (event.detail === 0) press(side, personId);
      }}
    >
      <span className="vh">{props.team}, </span>
      <b>{label}</b>{' '}
      {isSuspended ? (
        <span className="cd" aria-hidden="true">
          {clockText(remaining)}
        </span>
      ) : null}
      <span className={isSuspended ? 'vh' : 'nm'}>{name}</span>
      <span className="vh">{useCellState(props)}</span>
      {props.goals > 0 ? (
        <span className="go" aria-hidden="true">
          {props.goals}
        </span>
      ) : null}
      <span className="mk">
        {props.yellow > 0 ? <u /> : null}
        {Array.from({ length: Math.min(props.twoMinutes, 3) }, (_, index) => (
          <u key={index} className="tw" />
        ))}
      </span>
    </button>
  );
});

/** What the marks on a number say, in words. */
function useCellState(props: PlayerCellProps): string {
  const t = useWords();
  const { personId, isLeader, goals, remaining, isDisqualified } = props;
  return [
    '',
    personId === null ? t('reporter.grid.unknown') : '',
    isLeader ? t('reporter.grid.leader') : '',
    remaining !== null && !isDisqualified ? t('reporter.grid.suspended', { time: clockText(remaining) }) : '',
    isDisqualified ? t('reporter.grid.disqualified') : '',
    goals > 0 ? t('reporter.grid.goals', { count: goals }) : '',
  ]
    .filter((part, index) => index === 0 || part !== '')
    .join(', ');
}
