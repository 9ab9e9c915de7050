/**
 * A module that is loaded on demand. Owns the module once it is loaded. Does not own what happens without it: its users
 * continue.
 */
export class OnDemand<Module> {
  readonly #load: () => Promise<Module>;
  #module: Module | undefined;

  /** @param load imports the module: `() => import('./thinking.js')` */
  constructor(load: () => Promise<Module>) {
    this.#load = load;
  }

  /** The module; undefined until it is loaded. */
  get module(): Module | undefined {
    return this.#module;
  }

  /**
   * Uses the module: synchronously if it is loaded, otherwise after loading it. Each call tries again.
   * @returns the result of the work; `otherwise` if the module can't be loaded
   */
  use<T>(work: (module: Module) => T): T | Promise<Awaited<T> | undefined>;
  use<T>(work: (module: Module) => T, otherwise: Awaited<T>): T | Promise<Awaited<T>>;
  use<T>(work: (module: Module) => T, otherwise?: Awaited<T>): T | Promise<Awaited<T> | undefined> {
    if (this.#module) return work(this.#module);
    return this.#load().then(
      (module) => work((this.#module = module)) as Awaited<T>,
      () => otherwise,
    );
  }
}
