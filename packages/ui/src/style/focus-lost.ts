/** Dispatched on the nearest remaining ancestor when the element to which the focus should return was removed. */
export const focusLostEvent = "panel-ui-focus-lost";

/** What has the focus, also in an open `ShadowRoot`. */
export function focusedElement(): Element | null {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
}

/** Where the focus was before a layer, such as a dialog, was opened; from the inside out. */
const placesBefore = new WeakMap<Element, readonly Element[]>();

/** The button of a menu, or the item of a submenu: what names it. */
function openerOf(menu: Element): Element | null {
  const id = menu.matches("[role=menu]") && menu.getAttribute("aria-labelledby");
  // The root of one that was removed is the element that was removed with it.
  const root = menu.isConnected ? menu.getRootNode() : document;
  return id ? (root as Document | ShadowRoot).getElementById(id) : null;
}

/** The element itself, and then what opened the menus, popovers and dialogs around it, from the inside out. */
function placesFrom(element: Element): Element[] {
  const places = [element];
  let at: Element | null = element;
  while (at) {
    const before = placesBefore.get(at);
    if (before) return [...places, ...before];
    const opener = openerOf(at);
    if (opener) places.push(opener);
    at = opener ?? at.parentElement;
  }
  return places;
}

/** What had the focus last. Where it has been removed since, the browser says that nothing has. */
let lastFocused: Element | null = null;
let isNoting = false;

function noteFocus() {
  if (isNoting) return;
  isNoting = true;
  const note = ({ target }: FocusEvent) => {
    lastFocused = target instanceof Element ? target : null;
  };
  document.addEventListener("focusin", note, true);
}

interface Remembering {
  /** Gets the focus where nothing else is left. @default the heading of the page */
  place?: () => HTMLElement | null | undefined;
  /** The layer that opens: what opens from it returns to where the focus was before. */
  layer?: Element;
}

/**
 * Remembers an element, what opened the layers around it, and its ancestors, and returns a function that gives the focus to
 * the first of them that is there and takes it. If a list has removed one, the list receives `focusLostEvent` and decides what
 * gets the focus; where none does, the given place gets it, or else the heading of the page.
 * Call it when the focus has been lost: it leaves one that is elsewhere.
 */
export function rememberFocus(
  element: Element | null,
  { place, layer }: Remembering = {},
): () => void {
  noteFocus();
  const { body } = document;
  const isLost = element === body && lastFocused?.isConnected === false;
  const from = isLost ? lastFocused : element;
  const places = from && from !== body ? placesFrom(from) : [];
  if (layer) placesBefore.set(layer, places);
  const withAncestors = places.map((each) => [each, ...ancestorsOf(each)]);
  // The focus trap of a layer around it may have taken the focus first.
  const isFree = () => {
    const at = document.activeElement;
    return at === body || (at !== null && placesBefore.has(at) && at.contains(places[0] ?? null));
  };
  /** Whether the focus has come somewhere: to the place itself, or where a list that has lost it says. */
  const takes = ([own, ...around]: readonly Element[]) => {
    if (own?.isConnected) (own as HTMLElement).focus();
    else {
      const left = around.find((each) => each.isConnected);
      left?.dispatchEvent(new Event(focusLostEvent, { bubbles: true }));
    }
    return !isFree();
  };
  return () => {
    // Nothing had the focus, and nothing gets it.
    if (places.length === 0 || !isFree() || withAncestors.some(takes)) return;
    const next = place?.() ?? headingOf(document);
    if (next && next.tabIndex < 0) next.tabIndex = -1;
    next?.focus();
  };
}

function ancestorsOf(element: Element): Element[] {
  const around: Element[] = [];
  for (let at = element.parentElement; at; at = at.parentElement) around.push(at);
  return around;
}

/** The heading of the page, or else its main part. */
const headingOf = (page: Document) =>
  ["h1", "main, [role=main]"]
    .flatMap((each) => [...page.querySelectorAll<HTMLElement>(each)])
    .find((each) => each.checkVisibility());
