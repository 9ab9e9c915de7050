/** The fields of the effects that are animated. */
export interface ShownEffect {
  readonly type: string;
  readonly seat?: number;
  readonly from?: number;
  readonly to?: number;
  /** The squares of the walk in order, including the last one. */
  readonly via?: readonly number[];
  readonly dice?: readonly number[];
}
