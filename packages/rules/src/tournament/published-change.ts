/** A match that a change of the published schedule has moved: where it was public before. */
export interface MovedMatch {
  readonly day: string | null;
  readonly time: string | null;
  readonly placeId: number | null;
  /** In the organiser's words, for everybody; null: none was given. */
  readonly reason: string | null;
}

/** A hall that a change of the published schedule has closed; days and times in the tournament's zone. */
export interface HallClosure {
  readonly placeId: number;
  readonly from: DayTime;
  readonly to: DayTime;
  readonly reason: string | null;
}

/** A moment on the clocks of the tournament's zone. */
export interface DayTime {
  readonly day: string;
  readonly time: string;
}
