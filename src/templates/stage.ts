/** What templates that move need of a presentation; the presenter's stage fits. */
export interface AnimationStage {
  animate(
    element: Element | null | undefined,
    keyframes: Keyframe[] | PropertyIndexedKeyframes,
    timing: {readonly duration: number; readonly delay?: number; readonly easing?: string},
  ): Promise<void>;
}
