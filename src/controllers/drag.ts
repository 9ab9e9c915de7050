/**
 * Dragging with mouse, finger or pen; a press that hardly moves is a tap. One drag at a time: a second finger is
 * ignored; a cancelled or lost pointer, Escape, or the host's removal puts back what was held.
 * Owns the press that is going on. Does not own what is dragged nor how it looks: the host is told.
 * A controller because a press must not outlive its host's connection.
 */
import type {ReactiveController, ReactiveControllerHost} from 'lit';

/** Where the pointer is, in CSS pixels of the viewport, and with what. */
export interface DragPoint {
  readonly x: number;
  readonly y: number;
  /** `mouse`, `touch` or `pen`. */
  readonly pointerType: string;
}

export interface DragOptions<T> {
  /** What is under a press; undefined where there is nothing to drag or tap. */
  pick(event: PointerEvent): T | undefined;
  /** A drag begins: the pointer has left the place of the press. */
  start?(item: T, point: DragPoint): void;
  /** `false`: the host has shown it, and needs no update. */
  move?(item: T, point: DragPoint): unknown;
  /** Let go after a drag. */
  drop?(item: T, point: DragPoint): void;
  /** The drag came to nothing; put the item back. */
  cancel?(item: T): void;
  /** Pressed and let go in place. */
  tap?(item: T, point: DragPoint): void;
}

/** Pixels a pointer may stray before a press is a drag: more for a finger. */
const slack = (pointerType: string): number => (pointerType === 'mouse' ? 4 : 9);

interface Press<T> {
  readonly item: T;
  readonly pointer: number;
  readonly from: DragPoint;
  readonly target: Element;
  readonly abort: AbortController;
  dragging: boolean;
}

export class DragController<T> implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #options: DragOptions<T>;
  #press: Press<T> | undefined;

  constructor(host: ReactiveControllerHost, options: DragOptions<T>) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  /** What is being dragged now; undefined also while a press may still become a tap. */
  get held(): T | undefined {
    return this.#press?.dragging ? this.#press.item : undefined;
  }

  hostDisconnected(): void {
    this.cancel();
  }

  /** For `pointerdown` of whatever holds the things to drag. These need `touch-action: none`. */
  onPointerdown = (event: PointerEvent): void => {
    if (!event.isPrimary || event.button !== 0) return;
    // pressed again without a release: that was lost, behind a dialog say
    if (event.pointerId === this.#press?.pointer) this.cancel();
    if (this.#press) return;
    const item = this.#options.pick(event);
    if (item === undefined) return;
    const target = event.currentTarget as Element;
    const abort = new AbortController();
    this.#press = {item, pointer: event.pointerId, from: pointOf(event), target, abort, dragging: false};
    try {
      target.setPointerCapture(event.pointerId);
    } catch {
      // a made-up event has no live pointer to capture; one that is gone already has its pointerup on the way
    }
    // on the window: a target that is taken out of the page hears no more, and what is dragged may leave it
    const view = target.ownerDocument.defaultView ?? window;
    const listen = (type: string, listener: (event: PointerEvent) => void): void =>
      view.addEventListener(
        type,
        (e) => (e as PointerEvent).pointerId === this.#press?.pointer && listener(e as PointerEvent),
        {
          capture: true,
          signal: abort.signal,
        },
      );
    listen('pointermove', this.#onMove);
    listen('pointerup', this.#onUp);
    listen('pointercancel', () => this.cancel());
    listen('lostpointercapture', () => this.cancel());
    view.addEventListener('keydown', this.#onKeydown, {capture: true, signal: abort.signal});
  };

  #onMove = (event: PointerEvent): void => {
    // let go while another button stays down, or where nobody heard it: no pointerup comes
    if (event.isTrusted && !(event.buttons & 1)) return this.#onUp(event);
    const press = this.#press!;
    const point = pointOf(event);
    if (!press.dragging) {
      if (Math.hypot(point.x - press.from.x, point.y - press.from.y) <= slack(point.pointerType)) return;
      press.dragging = true;
      this.#options.start?.(press.item, press.from);
    }
    if (this.#options.move?.(press.item, point) !== false) this.#host.requestUpdate();
  };

  #onUp = (event: PointerEvent): void => {
    const press = this.#release()!;
    this.#options[press.dragging ? 'drop' : 'tap']?.(press.item, pointOf(event));
  };

  #onKeydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    this.cancel();
  };

  /** Puts back what is held. */
  cancel(): void {
    const press = this.#release();
    if (press?.dragging) this.#options.cancel?.(press.item);
  }

  #release(): Press<T> | undefined {
    const press = this.#press;
    if (!press) return undefined;
    this.#press = undefined;
    press.abort.abort();
    if (press.target.hasPointerCapture(press.pointer)) press.target.releasePointerCapture(press.pointer);
    this.#host.requestUpdate();
    return press;
  }
}

function pointOf({clientX, clientY, pointerType}: PointerEvent): DragPoint {
  return {x: clientX, y: clientY, pointerType};
}
