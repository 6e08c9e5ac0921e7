/** What an edition says about its halls. The numbers are defaults of its configuration. */
export interface DelayRules {
  /** Seconds between the halves of a match. */
  readonly halfTimeBreak: number;
  /** Seconds that a hall needs from the end of a match to the beginning of the next. */
  readonly changeover: number;
  /** Minutes; what is less is not worth saying. */
  readonly shownFrom: number;
  /** Minutes; what is more is no delay but a schedule that is not kept, or a match that was recorded afterwards. */
  readonly believedTo: number;
  /** Minutes for which a claim is kept up when the next thing that it expects does not happen. */
  readonly knownFor: number;
}

export const defaultDelayRules: DelayRules = {
  halfTimeBreak: 180,
  changeover: 180,
  shownFrom: 5,
  believedTo: 120,
  knownFor: 30,
};
