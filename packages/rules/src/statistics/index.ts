export { averageHundredths, comparePenalties, compareScorers, hasPenalty, ranksInOrder } from './ranking.ts';
export { type CountedMatch, type PlayerTally, type RosterPerson, sumTallies, tallyMatch } from './tally.ts';
export { topScorersOfTeam } from './top-scorers-of-team.ts';
