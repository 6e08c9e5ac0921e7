import type { DelayRules } from '../tournament/index.ts';

export const defaultDelayRules: DelayRules = {
  halfTimeBreak: 180,
  changeover: 180,
  shownFrom: 5,
  believedTo: 120,
  knownFor: 30,
};
