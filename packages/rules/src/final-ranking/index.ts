export { finalRanking } from './final-ranking.ts';
export type {
  Compared,
  FinalPlace,
  FinalRankingInput,
  PlaceReason,
  RankedGroup,
  RankedTeam,
} from './input.ts';
