/** Possible final places of the teams of a group. `{aim}` is one of the aims. */
export const outlook = {
  question: 'What would it take?',
  exact: {
    one: '{count} match is open. This is true however it ends.',
    other: '{count} matches are open. This is true however they end.',
  },
  bound: {
    one: '{count} match is open.',
    other:
      '{count} matches are open: too many to check every outcome. What you see follows from points alone; more may be certain.',
  },
  nothingYet: 'Nothing is certain or out of reach yet.',
  mark: {
    place: 'place is certain',
    zone: 'through to {aim}',
  },
  aim: {
    playoff: 'play-off\u00A0{name}',
    group: '{label} · {round}',
    place: '{place} place',
    placeOrBetter: '{place} place or better',
  },
  certainPlace: '{place} place is certain.',
  certain: 'Through to {aim}.',
  out: 'Can no longer advance.',
  notFirst: 'Can no longer be first.',
  tie: 'A tie in the last match is enough for {aim}.',
  loss: {
    one: 'Even a loss by one goal in the last match is enough for {aim}.',
    other: 'Even a loss by up to {count} goals in the last match is enough for {aim}.',
  },
  allWins: {
    one: 'A win in the last match is enough for {aim}.',
    other: 'Winning all {count} remaining matches is enough for {aim}.',
  },
  points: {
    one: '{count} point from its remaining matches is enough for {aim}.',
    other: '{count} points from its remaining matches are enough for {aim}.',
  },
  pointsBound: {
    one: '{count} point from its remaining matches is surely enough for {aim}, perhaps less.',
    other: '{count} points from its remaining matches are surely enough for {aim}, perhaps fewer.',
  },
  atLeast: {
    one: 'Needs at least {count} more point for {aim}.',
    other: 'Needs at least {count} more points for {aim}.',
  },
  beating: 'So is a win over {teams} alone.',
  nothingLess: 'Nothing less will do.',
  margin: {
    one: 'A win by {count} goal is enough for {aim}.',
    other: 'A win by {count} goals or more is enough for {aim}; with a closer one goals decide.',
  },
  goalsWin: 'Even a win leaves {aim} to goals.',
  goalsWins: 'Even winning all remaining matches leaves {aim} to goals.',
  goalsDone: 'All played: goals in other matches decide about {aim}.',
  othersDone: 'All played: other matches decide about {aim}.',
  othersWin: 'Needs a win and help from other results for {aim}.',
  othersTie: 'Needs at least a tie and help from other results for {aim}.',
  othersPoints: {
    one: 'Needs at least {count} point and help from other results for {aim}.',
    other: 'Needs at least {count} points and help from other results for {aim}.',
  },
  others: 'Needs help from other results for {aim}.',
} as const;
