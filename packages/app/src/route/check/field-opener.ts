import type { FindingPlace } from "@panel/domain/check/finding";
import type { Position } from "@panel/domain/experience/position";
import { CONTENT_LANGUAGES, type ContentLanguage } from "@panel/domain/languages";
import { focusInSection } from "@panel/ui/section";

/** What the screen can do to bring a field into view. */
interface Offers {
  showLanguage(language: ContentLanguage): void;
  /** Opens the editor of a point, unless it is open. A place becomes an unsaved change in it, and it gets the focus. */
  openPoint(id: number, place?: Position): void;
}

/** How long an editor may take to appear, in ms. */
const PATIENCE = 5_000;

/** Opens the editor of a point, and the field of a finding: its point's editor, its language, its section; and moves the focus there. */
export class FieldOpener {
  #offers: Partial<Offers> = {};
  #waiting: AbortController | undefined;

  /** Takes what a part of the screen offers, until the returned function is called. */
  offer(offers: Partial<Offers>): () => void {
    this.#offers = { ...this.#offers, ...offers };
    return () => {
      const kept = Object.entries(this.#offers).filter(
        ([name, offer]) => offers[name as keyof Offers] !== offer,
      );
      this.#offers = Object.fromEntries(kept);
    };
  }

  /** Opens the editor of a point with another place, which is unsaved. */
  openPointAt(id: number, place: Position): void {
    this.#waiting?.abort();
    this.#offers.openPoint?.(id, place);
  }

  open(place: FindingPlace): void {
    this.#waiting?.abort();
    if (place.language) this.#offers.showLanguage?.(place.language);
    if (place.point !== undefined) this.#offers.openPoint?.(place.point);
    this.#waiting = new AbortController();
    void whenThere(() => fieldOf(place), this.#waiting.signal).then((field) => {
      const target = field ?? document.getElementById("points");
      if (target) focusInSection(target);
    }, ignoreAbort);
  }
}

const ignoreAbort = () => undefined;

/** The element of a field, once it is shown in its language. */
function fieldOf({ point, field, language }: FindingPlace): HTMLElement | null {
  if (field === "points") return document.getElementById("points");
  const form = point === undefined ? "[id^=experience-form]" : `form[data-point="${point}"]`;
  const names = language ? [`${field}.${language}`] : [field, ...inAnyLanguage(field)];
  for (const name of names) {
    const found = document.querySelector<HTMLElement>(`${form} [data-field="${name}"]`);
    if (found) return found;
  }
  return null;
}

const inAnyLanguage = (field: string) =>
  CONTENT_LANGUAGES.map((language) => `${field}.${language}`);

/** Waits for an element that the screen is about to show; null if it does not come. */
function whenThere(
  find: () => HTMLElement | null,
  signal: AbortSignal,
): Promise<HTMLElement | null> {
  return new Promise((resolve, reject) => {
    const end = (found: HTMLElement | null) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(found);
    };
    const look = () => {
      const found = find();
      if (found) end(found);
    };
    const observer = new MutationObserver(look);
    const timer = setTimeout(() => end(null), PATIENCE);
    signal.addEventListener("abort", () => {
      observer.disconnect();
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ["data-field", "data-point"],
    });
    look();
  });
}
