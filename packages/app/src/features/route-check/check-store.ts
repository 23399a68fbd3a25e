import type { KeptWalk, RouteBot } from "@panel/domain/check/context";
import type { WalkStep } from "@panel/domain/check/finding";
import type { ExperienceForm } from "@panel/domain/experience/experience";
import type { Route } from "@panel/domain/play/route";
import type { PointForm } from "@panel/domain/experience/point";
import type { TextInLanguage } from "@panel/domain/texts/texts";
import type {
  CheckState,
  RouteCheckStore,
  ShownWalk,
  TypedForm,
} from "../../route/check/check-state.ts";
import type { KeyedFinding } from "../../route/check/findings.ts";
import { sortedFindings } from "./sorted-findings.ts";
import { RouteChecker } from "./route-checker.ts";
import type { CheckRequest, KnownAssets, StoredRoute, TypedPoint } from "./typed-route.ts";

/** What the panel knows of the route beside its forms. A part stays undefined until it is known. */
export interface CheckInputs {
  readonly stored: StoredRoute | null | undefined;
  /** Null if the assets could not be fetched. */
  readonly assets: KnownAssets | null | undefined;
  readonly bots: readonly RouteBot[] | undefined;
  readonly walks?: readonly KeptWalk[] | undefined;
  readonly outdated?: readonly TextInLanguage[] | undefined;
}

/** The check begins when nothing has been typed for this long, in ms. */
const PAUSE = 300;

/**
 * Checks the route as it is typed. It listens to the forms by itself, so that a key renders nothing; one check runs at a
 * time, and the next one reads what the forms hold by then.
 */
export class CheckStore implements RouteCheckStore {
  readonly #checker: RouteChecker;
  readonly #listeners = new Set<() => void>();
  readonly #points = new Map<number, () => PointForm>();
  #experience: (() => ExperienceForm) | undefined;
  #inputs: CheckInputs = { stored: undefined, assets: undefined, bots: undefined };
  /** What the thread has been told. */
  #told: Partial<CheckInputs> = {};
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running = false;
  #isStopped = false;
  /** Whether something has changed since the running check began. */
  #changed = false;
  #state: CheckState = {
    experienceId: undefined,
    status: "checking",
    found: undefined,
    strangers: [],
    assetsFailed: false,
    walk: undefined,
    tried: undefined,
    followed: undefined,
    mended: undefined,
  };

  constructor(checker = new RouteChecker()) {
    this.#checker = checker;
  }

  get state(): CheckState {
    return this.#state;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Reads the experience from its form, until the returned function is called. */
  readExperience(id: number, form: TypedForm<ExperienceForm>): () => void {
    this.#experience = () => form.state.values;
    this.#change({ experienceId: id });
    const { unsubscribe } = form.store.subscribe(this.#later);
    this.#later();
    return unsubscribe;
  }

  /**
   * Reads a point from its form instead of from what is stored.
   * @param isKept whether the form's text outlives it, as a draft; it is then checked in the place of what is stored
   */
  readPoint(id: number, form: TypedForm<PointForm>, isKept: () => boolean): () => void {
    this.#points.set(id, () => form.state.values);
    const { unsubscribe } = form.store.subscribe(this.#later);
    this.#later();
    return () => {
      unsubscribe();
      const last = form.state.values;
      if (isKept()) this.#points.set(id, () => last);
      else this.#points.delete(id);
      this.#later();
    };
  }

  setInputs(inputs: CheckInputs): void {
    this.#inputs = inputs;
    const assetsFailed = inputs.assets === null;
    if (assetsFailed !== this.#state.assetsFailed) this.#change({ assetsFailed });
    this.#later();
  }

  /** Checks again after a failure. */
  readonly retry = (): void => {
    this.#change({ status: "checking" });
    void this.#run();
  };

  showWalk(walk: ShownWalk | undefined): void {
    this.#change({ walk });
  }

  tryWalk(tried: readonly WalkStep[] | undefined): void {
    this.#change({ tried });
  }

  async typedRoute(): Promise<Route> {
    const { TypedRoute } = await import("./typed-route.ts");
    return new TypedRoute().read({ ...this.#typed(), stored: this.#inputs.stored });
  }

  follow(followed: KeyedFinding): void {
    this.#change({ followed, mended: undefined });
  }

  /** Goes on after it was stopped. */
  start(): void {
    this.#isStopped = false;
    this.#later();
  }

  /** Checks nothing any more, whatever changes; forms may be taken away afterwards. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#checker.stop();
  }

  readonly #later = (): void => {
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => void this.#run(), PAUSE);
  };

  async #run(): Promise<void> {
    const { stored, assets } = this.#inputs;
    // What is asked for later would only give a list that grows under the reader's eyes.
    if (stored === undefined || assets === undefined) return;
    this.#changed = this.#running;
    if (this.#running) return;
    this.#running = true;
    try {
      const answer = await this.#checker.check(this.#request());
      const found = sortedFindings(answer, this.#state.found);
      const { walk, followed } = this.#state;
      this.#change({
        status: "checked",
        found,
        strangers: withMore(this.#state.strangers, answer.unknownAssets),
        // A walk that no longer ends in a dead end is not shown any more.
        walk: walk && found.keys.has(walk.key) ? walk : undefined,
        ...(followed && !found.keys.has(followed.key)
          ? { followed: undefined, mended: { was: followed, left: found } }
          : {}),
      });
    } catch {
      if (!this.#isStopped) this.#change({ status: "failed", walk: undefined });
    } finally {
      this.#running = false;
    }
    if (this.#changed && !this.#isStopped) void this.#run();
  }

  #request(): CheckRequest {
    if (this.#checker.isFresh) this.#told = {};
    const { stored, assets, bots, walks, outdated } = this.#inputs;
    const told = this.#told;
    this.#told = this.#inputs;
    return {
      ...this.#typed(),
      stored: stored === told.stored ? undefined : stored,
      assets: assets === told.assets || assets === null ? undefined : assets,
      bots: bots === told.bots ? undefined : bots,
      walks: walks === told.walks ? undefined : walks,
      outdated: outdated === told.outdated ? undefined : outdated,
    };
  }

  #typed(): Pick<CheckRequest, "now" | "experience" | "points"> {
    return {
      now: Date.now(),
      experience: this.#experience?.(),
      points: [...this.#points].map(([id, values]): TypedPoint => ({ id, values: values() })),
    };
  }

  #change(changes: Partial<CheckState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }
}

/** The same list where nothing is new. */
function withMore(ids: readonly number[], more: readonly number[]): readonly number[] {
  const added = more.filter((id) => !ids.includes(id));
  return added.length === 0 ? ids : [...ids, ...added];
}
