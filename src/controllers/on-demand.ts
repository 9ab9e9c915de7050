/**
 * A module that is fetched when it is first needed, such as what computers think with. Owns the module once it is here.
 * Does not own what happens without it: whoever uses it plays on.
 */
export class OnDemand<Module> {
  readonly #load: () => Promise<Module>;
  #module: Module | undefined;

  /** `load` imports the module: `() => import('./thinking.js')`. */
  constructor(load: () => Promise<Module>) {
    this.#load = load;
  }

  /** The module; undefined until it has been fetched. */
  get module(): Module | undefined {
    return this.#module;
  }

  /**
   * Works with the module: at once where it is here, otherwise when it has been fetched. Each call tries again.
   * @returns what came of the work; `otherwise` where the module can't be fetched
   */
  use<T>(work: (module: Module) => T): T | Promise<T | undefined>;
  use<T>(work: (module: Module) => T, otherwise: T): T | Promise<T>;
  use<T>(work: (module: Module) => T, otherwise?: T): T | Promise<T | undefined> {
    if (this.#module) return work(this.#module);
    return this.#load().then(
      (module) => work((this.#module = module)),
      () => otherwise,
    );
  }
}
