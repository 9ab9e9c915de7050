// The files that are loaded when a game has ended, statistics and challenges: they come at once, late, or not at all.
import {OnDemand} from '../../../src/core/on-demand.js';

type Use = (this: OnDemand<object>, work: (module: object) => unknown, otherwise?: unknown) => unknown;
const prototype = OnDemand.prototype as unknown as {use: Use};
const {use} = prototype;

/** Whether a module is one of them. */
const isHeld = (module: object): boolean =>
  ['countGame', 'resultDetails', 'levels', 'count'].some((name) => name in module);

/** Resolves to whether the files come; undefined: they are at hand. */
let gate: Promise<boolean> | undefined;
let open: ((come: boolean) => void) | undefined;

prototype.use = function (work, otherwise) {
  const waits = gate;
  if (!waits || (this.module && !isHeld(this.module))) return use.call(this, work, otherwise);
  return Promise.resolve(use.call(this, (module) => module)).then(async (module) =>
    module === undefined || (isHeld(module as object) && !(await waits)) ? otherwise : work(module as object),
  );
};

/** From now on the files are late, until {@link release}. */
export function hold(): void {
  gate ??= new Promise((resolve) => (open = resolve));
}

/** The files that are late come, or fail; later ones are at hand. */
export function release(come: boolean): void {
  open?.(come);
  gate = open = undefined;
}
