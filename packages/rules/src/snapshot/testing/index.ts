export { aCommit, aPlayingCup } from './playing-cup.ts';
export {
  aCategory,
  aChange,
  aGroup,
  aMatch,
  aSeat,
  aSnapshot,
  aTeam,
  type SnapshotRows,
  stageId,
} from './snapshot-builder.ts';
