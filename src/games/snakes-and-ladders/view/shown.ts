/** What happened, as the rules tell it. Effects of other types show nothing. */
export interface Shown {
  readonly type: string;
  readonly seat?: number;
  readonly from?: number;
  readonly to?: number;
  /** Squares walked, in order, the last included. */
  readonly via?: readonly number[];
  readonly dice?: readonly number[];
}
