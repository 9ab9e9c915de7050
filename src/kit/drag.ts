/**
 * Dragging with mouse, touch or pen; a press that hardly moves is a tap. One drag at a time: other fingers are ignored.
 * A cancelled or lost pointer, Escape, or the removal of the host cancel the drag.
 * Owns the current press. Does not own the dragged item or its appearance.
 * A controller because a press must end when the host is disconnected.
 */
import type {ReactiveController, ReactiveControllerHost} from 'lit';

/** The position of the pointer in CSS pixels of the viewport, and its type. */
export interface DragPoint {
  readonly x: number;
  readonly y: number;
  /** `mouse`, `touch` or `pen`. */
  readonly pointerType: string;
}

export interface DragOptions<T> {
  /** The item under a press; undefined if there is nothing to drag or tap. */
  pick(event: PointerEvent): T | undefined;
  /** A drag starts: the pointer has exceeded the drag threshold. */
  start?(item: T, point: DragPoint): void;
  /** @returns `false` if the host has rendered the move itself and needs no update */
  move?(item: T, point: DragPoint): unknown;
  /** The item was dropped. */
  drop?(item: T, point: DragPoint): void;
  /** The drag was cancelled; put the item back. */
  cancel?(item: T): void;
  /** The item was pressed and released in place. */
  tap?(item: T, point: DragPoint): void;
}

/** Drag threshold in CSS pixels; larger for touch. */
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

  /** The dragged item; undefined also while a press may still become a tap. */
  get held(): T | undefined {
    return this.#press?.dragging ? this.#press.item : undefined;
  }

  hostDisconnected(): void {
    this.cancel();
  }

  /** The listener for `pointerdown` on the container of the items. Items need `touch-action: none`. */
  onPointerdown = (event: PointerEvent): void => {
    if (!event.isPrimary || event.button !== 0) return;
    // pressed again without a release, which may have been lost behind a dialog
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
      // synthetic events have no active pointer to capture; for a pointer that is already gone, pointerup is on its way
    }
    // on the window: a removed target receives no events, and a dragged item may leave it
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
    // released while another button is pressed, or unnoticed: no pointerup follows
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

  /** Cancels the drag. */
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
