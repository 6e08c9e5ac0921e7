import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { isLive } from '../../../../../lib/matches/match-clock.ts';
import { ticketsOf } from '../../../../../lib/matches/schedule-rows.ts';
import { useRead } from '../../../../../lib/queries/use-read.ts';
import { Minute } from '../../../control-room/late-halls.tsx';
import { scoreText } from '../../../control-room/room-context.ts';
import type { ShownMatch } from '../model/schedule-view.ts';

/** Milliseconds after which the scores are asked for again. */
const often = 15_000;

const Scores = createContext<ReadonlyMap<number, MatchTicket>>(new Map());

export interface DayScoresProps {
  /** ISO date; empty: no day. */
  readonly day: string;
  /** false: the rows have no room for scores. */
  readonly isRead: boolean;
  readonly children: ReactNode;
}

/** Gives the cells of a day the results of its matches, by their numbers. */
export function DayScores({ day, isRead, children }: DayScoresProps) {
  const { data } = useRead(
    'scheduleSlice',
    { params: { day } },
    { enabled: isRead && day !== '', every: often },
  );
  const scores = useMemo(
    () => new Map(data === undefined ? [] : ticketsOf(data).map((ticket) => [ticket.matchNumber, ticket])),
    [data],
  );
  return <Scores value={scores}>{children}</Scores>;
}

export interface MatchScore {
  readonly ticket: MatchTicket;
  readonly state: 'live' | 'played';
}

/** The score of a match that has begun; null: it has not, or results are not read here. */
export function useScore(match: ShownMatch | undefined): MatchScore | null {
  const scores = use(Scores);
  const ticket = match?.number == null ? undefined : scores.get(match.number);
  if (ticket === undefined) return null;
  if (isLive(ticket)) return { ticket, state: 'live' };
  return ticket.stageCode === 'not_started' ? null : { ticket, state: 'played' };
}

/** `12 : 9`; of a match that is played with its minute. */
export function ScoreText({ score: { ticket, state } }: { score: MatchScore }) {
  const { homeScore, awayScore } = ticket;
  const score = homeScore === null || awayScore === null ? '–' : scoreText(homeScore, awayScore);
  if (state === 'played') return <>{score}</>;
  return (
    <>
      {score} · <Minute match={ticket} />
    </>
  );
}
