import type { MatchSlice } from '@sevenmetre/contract/matches/match-slice';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../../../lib/words/words.ts';
import { dotted } from '../../../../lib/words/dotted.ts';
import { type MatchMoment, storyOf } from '../story.ts';
import { personName } from '../timeline/event-words.ts';

/** Milliseconds that a goal is shown. */
const shownFor = 6000;

/** The newest goal with its scorer, for six seconds; what had happened before the layer was opened is not shown. */
export function GoalStrip({ slice }: { slice: MatchSlice }) {
  const t = useWords();
  const goal = useNewGoal(slice);
  if (goal === null) return null;
  const { moment, person } = goal;
  const count = goalsOf(slice, moment);
  return (
    <p className="goal-strip" data-overlay="goal">
      <span>{t('overlay.goal')}</span>
      <b>
        {person?.jerseyNumber == null ? null : <i>{person.jerseyNumber}</i>}
        {person === null || person.name === null ? null : personName(t, person)}
      </b>
      <span>
        {dotted([
          `${slice.ticket.homeScore}:${slice.ticket.awayScore}`,
          ...(person === null ? [] : [t('overlay.goals', { count })]),
        ])}
      </span>
    </p>
  );
}

function useNewGoal(slice: MatchSlice) {
  const known = useRef(new Set(slice.events.map(({ id }) => id)));
  const [shown, setShown] = useState<MatchMoment | null>(null);
  useEffect(() => {
    const fresh = storyOf(slice).moments.filter(
      ({ event, scored }) => scored && !known.current.has(event.id),
    );
    known.current = new Set(slice.events.map(({ id }) => id));
    const newest = fresh.at(-1);
    if (newest) setShown(newest);
  }, [slice]);
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => setShown(null), shownFor);
    return () => clearTimeout(timer);
  }, [shown]);
  if (shown === null || !slice.events.some(({ id }) => id === shown.event.id)) return null;
  const person = storyOf(slice).people.get(shown.event.competitionMatchParticipantId ?? 0) ?? null;
  return { moment: shown, person };
}

function goalsOf(slice: MatchSlice, { event }: MatchMoment): number {
  return storyOf(slice).moments.filter(
    (moment) =>
      moment.scored && moment.event.competitionMatchParticipantId === event.competitionMatchParticipantId,
  ).length;
}
