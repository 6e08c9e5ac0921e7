import { describe, expect, it } from 'vitest';
import { cancelled, isMoved, knowledgeAfter, messagesOf, moved, newsOf } from './index.ts';
import type { FollowerChoice, FollowerKnowledge, MatchState, News } from './index.ts';

const now = Date.parse('2026-04-04T12:00:00Z');
const minutes = (count: number) => count * 60_000;
const running: MatchState = {
  stageCode: '1st_half',
  homeScore: 0,
  awayScore: 0,
  walkOver: null,
  startedAt: now,
  endedAt: null,
  resultHidden: false,
};
const coming: MatchState = {
  ...running,
  stageCode: 'not_started',
  homeScore: null,
  awayScore: null,
  startedAt: null,
};
const at = (homeScore: number, awayScore: number): MatchState => ({ ...running, homeScore, awayScore });
const over = (homeScore: number, awayScore: number): MatchState => ({
  ...at(homeScore, awayScore),
  stageCode: 'waiting_for_approval',
  endedAt: now,
});

/** News of consecutive states. */
function newsAfter(
  states: readonly MatchState[],
  before: FollowerKnowledge | null = knowledgeAfter(coming),
): string[] {
  let known = before;
  return states.flatMap((state) => {
    const updated = newsOf(known, state, now);
    known = updated.knowledge;
    return updated.news.map(({ kind, home, away }) => `${kind} ${home}:${away}`);
  });
}

describe('a match with another time or hall', () => {
  const planned = { startsAt: now, placeId: 1 };

  it('[NO9] is reported until the match has begun', () => {
    expect(isMoved(planned, { ...planned, startsAt: now + minutes(5) }, coming)).toBe(true);
    expect(isMoved(planned, { ...planned, placeId: 2 }, coming)).toBe(true);
    expect(isMoved(planned, { ...planned }, coming)).toBe(false);
    expect(isMoved(planned, { ...planned, placeId: 2 }, running)).toBe(false);
    expect(isMoved(planned, { ...planned, placeId: 2 }, over(1, 0))).toBe(false);
  });

  it('[NO9] is for everybody who hears anything of its teams', () => {
    const choice = { followerId: 7, teamId: 1, start: false, goals: false, result: true };
    expect(messagesOf({ homeTeamId: 1, awayTeamId: 2 }, [cancelled], [choice])).toHaveLength(1);
    const messages = messagesOf({ homeTeamId: 1, awayTeamId: 2 }, [moved], [choice]);
    expect(messages).toEqual([{ followerId: 7, news: moved, quiet: false, teamIds: [1] }]);
  });
});

describe('what is news in a match', () => {
  it('[NO1] is its start, once', () => {
    expect(newsAfter([running, running])).toEqual(['start 0:0']);
    expect(newsAfter([running, coming, running])).toEqual(['start 0:0']);
  });

  it('[NO1] is not a start that was reported late', () => {
    expect(newsAfter([{ ...running, startedAt: now - minutes(3) }])).toEqual([]);
  });

  it('[NO2] is a goal of either team with the score, of several the last one', () => {
    expect(newsAfter([at(1, 0), at(1, 1)], knowledgeAfter(running))).toEqual(['goal 1:0', 'goal 1:1']);
    expect(newsAfter([at(4, 3)], knowledgeAfter(at(1, 0)))).toEqual(['goal 4:3']);
  });

  it('[NO3] is the result, once, when play has ended, with the last goal if that comes along', () => {
    expect(
      newsAfter([over(5, 4), { ...over(5, 4), stageCode: 'finished' }], knowledgeAfter(at(5, 4))),
    ).toEqual(['result 5:4']);
    expect(newsAfter([over(5, 4)], knowledgeAfter(at(4, 4)))).toEqual(['result 5:4', 'goal 5:4']);
    expect(newsAfter([{ ...over(5, 0), walkOver: 'home', stageCode: 'finished' }])).toEqual(['result 5:0']);
  });

  it('[NO3] is a walkover when it is declared, before and while the match is played, and not again when it is approved', () => {
    const given: MatchState = { ...at(5, 0), walkOver: 'home' };
    const approved: MatchState = { ...given, stageCode: 'finished' };
    expect(newsAfter([given, approved], knowledgeAfter(at(4, 2)))).toEqual(['result 5:0']);
    expect(newsAfter([{ ...given, stageCode: 'not_started', startedAt: null }, approved])).toEqual([
      'result 5:0',
    ]);
    expect(newsAfter([{ ...given, resultHidden: true }], knowledgeAfter(at(4, 2)))).toEqual([]);
  });

  it('[NO4] is not a goal that comes again after it was taken back', () => {
    expect(newsAfter([at(4, 4), at(5, 4), at(6, 4)], knowledgeAfter(at(5, 4)))).toEqual([
      'correction 4:4',
      'correction 5:4',
      'goal 6:4',
    ]);
  });

  it('[NO5] is a correction when a goal goes to the other team, or the score changes after the end', () => {
    expect(newsAfter([at(4, 5)], knowledgeAfter(at(5, 4)))).toEqual(['correction 4:5']);
    expect(newsAfter([over(6, 4)], knowledgeAfter(over(5, 4)))).toEqual(['correction 6:4']);
    expect(newsAfter([at(5, 5), over(5, 5)], knowledgeAfter(over(5, 4)))).toEqual(['correction 5:5']);
  });

  it('[NO7] is only the start where results are hidden', () => {
    const hidden = [running, at(1, 0), over(5, 4)].map((state) => ({ ...state, resultHidden: true }));
    expect(newsAfter(hidden)).toEqual(['start null:null']);
    expect(newsAfter([{ ...over(5, 0), walkOver: 'home', resultHidden: true }])).toEqual([]);
  });

  it('[NO8] is what happened just now when nobody has looked at the match before', () => {
    expect(newsAfter([at(1, 0)], null)).toEqual(['goal 1:0', 'start 1:0']);
    expect(newsAfter([{ ...at(7, 3), startedAt: now - minutes(9) }, at(8, 3)], null)).toEqual(['goal 8:3']);
    expect(newsAfter([over(9, 4)], null)).toEqual(['result 9:4']);
    expect(newsAfter([{ ...over(9, 4), endedAt: now - minutes(3) }], null)).toEqual([]);
    expect(newsAfter([{ ...over(5, 0), endedAt: null, walkOver: 'home' }], null)).toEqual(['result 5:0']);
  });
});

describe('who hears it', () => {
  const match = { homeTeamId: 1, awayTeamId: 2 };
  const choice = (followerId: number, teamId: number, wanted: string): FollowerChoice => ({
    followerId,
    teamId,
    start: wanted.includes('s'),
    goals: wanted.includes('g'),
    result: wanted.includes('r'),
  });
  const news = (kind: News['kind'], final = false): News => ({
    kind,
    home: 1,
    away: 0,
    walkOver: null,
    final,
  });
  const hearers = (all: readonly News[], choices: readonly FollowerChoice[]) =>
    messagesOf(match, all, choices).map(({ followerId, news: { kind } }) => `${followerId} ${kind}`);

  it('[NO6] are all who chose it, each once and with the most important of their choices', () => {
    const choices = [choice(7, 1, 'sg'), choice(7, 2, 'r'), choice(8, 2, 'g'), choice(9, 3, 'sgr')];
    expect(hearers([news('result', true), news('goal', true)], choices)).toEqual(['7 result', '8 goal']);
    expect(hearers([news('goal'), news('start')], [choice(7, 1, 's')])).toEqual(['7 start']);
    const [both] = messagesOf(match, [news('goal')], [choice(7, 2, 's'), choice(7, 1, 'g')]);
    expect(both?.teamIds).toEqual([1, 2]);
    expect(messagesOf(match, [news('goal')], [choice(7, 2, 'g')])[0]?.teamIds).toEqual([2]);
  });

  it('[NO5] is, of a quiet correction, whoever has heard the score', () => {
    const choices = [choice(7, 1, 's'), choice(8, 1, 'g'), choice(9, 1, 'r')];
    expect(hearers([news('correction')], choices)).toEqual(['8 correction']);
    expect(hearers([news('correction', true)], choices)).toEqual(['8 correction', '9 correction']);
    expect(messagesOf(match, [news('correction')], choices)[0]?.quiet).toBe(true);
    expect(messagesOf(match, [news('goal')], choices)[0]?.quiet).toBe(false);
  });
});
