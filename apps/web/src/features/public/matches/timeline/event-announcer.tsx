import type { MatchSlice } from '@sevenmetre/contract/matches/match-slice';
import type { Translator } from '@sevenmetre/phrases';
import { opponentName } from '@sevenmetre/phrases/names';
import { eventClock } from '@sevenmetre/rules/match';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../../../lib/words/words.ts';
import { clockText, eventName, personName } from './event-words.ts';
import type { MatchMoment, Story } from '../story.ts';

interface EventAnnouncerProps {
  /** What the page showed first: something may have happened before this part had come. */
  readonly opened: MatchSlice;
  readonly slice: MatchSlice;
  readonly story: Story;
}

/** More events at once are not announced one by one: a page that was in the background announces the score. */
const most = 3;

/** Announces new events to screen readers, politely. */
export function EventAnnouncer({ opened, slice, story }: EventAnnouncerProps) {
  const t = useWords();
  const before = useRef(opened);
  const [sentence, setSentence] = useState('');
  useEffect(() => {
    const announced = before.current;
    before.current = slice;
    const known = new Set(announced.events.map(({ id }) => id));
    const added = story.moments.filter(({ event }) => !known.has(event.id));
    if (announced.detail === 'whole' && added.length > 0 && added.length <= most) {
      setSentence(added.map((moment) => sentenceOf(t, slice, story, moment)).join('. '));
    } else if (scoreText(announced) !== scoreText(slice)) setSentence(standing(t, slice));
  }, [slice, story, t]);
  return (
    <p className="visually-hidden" role="status">
      {sentence}
    </p>
  );
}

/** "22:41, goal, Kryštof M., TJ Sokol Velké Meziříčí II 17, SKH Řepčín 15". */
function sentenceOf(t: Translator, slice: MatchSlice, story: Story, moment: MatchMoment): string {
  const { event, scored } = moment;
  const { ticket } = slice;
  const id = event.competitionMatchParticipantId;
  const type = story.types.get(event.competitionEventTypeId);
  const who = id === null ? null : personName(t, story.people.get(id) ?? null);
  return [
    clockText(eventClock(event, ticket.halfLength)),
    ...(type ? [eventName(t, type)] : []),
    ...(who === null ? [] : [who]),
    scored ? standing(t, slice) : opponentName(t, ticket[event.side]),
  ].join(', ');
}

function standing(t: Translator, { ticket }: MatchSlice): string {
  return t('results.ticket.scoreChanged', {
    home: opponentName(t, ticket.home),
    away: opponentName(t, ticket.away),
    homeScore: ticket.homeScore ?? 0,
    awayScore: ticket.awayScore ?? 0,
  });
}

function scoreText({ ticket: { homeScore, awayScore } }: MatchSlice): string {
  return `${homeScore}:${awayScore}`;
}
