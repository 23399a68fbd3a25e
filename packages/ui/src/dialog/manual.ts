import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "For a short task that needs the page behind it to stay: a few fields, a choice, a preview.",
    'With `side="right"` for a sheet, `size="full"` where the window is not too much.',
    "With `trigger` it opens and closes by itself; `children` and `footer` may be functions that receive `close`. Without one the page keeps `open`.",
    "For another layout, from its parts: `Dialog.Root` around `Dialog.Trigger` and `Dialog.Content`, with `Dialog.Header`, `Dialog.Body` and `Dialog.Footer` in it.",
  ],
  avoid: [
    "To ask before something is lost: take ConfirmDialog. To tell one thing: take ModalAlert.",
    "For a long form, or for what must have an address: make it a page.",
    "Over another dialog: change what the first one shows.",
  ],
  keys: [
    ["Tab, Shift Tab", "Goes round inside."],
    ["Escape", "Closes it, unless it is `blocked`."],
  ],
  accessibility: [
    "The title is its name, also where `hideTitle` hides it; the rest of the page is inert.",
    "The first field has the focus, or `initialFocus`, or the close button; it goes back to where it was, also to the button of a menu.",
    "A dialog of parts needs a `Dialog.Title`, which names it, also where a class hides it; a `Dialog.Description` describes it.",
    "The part that scrolls is focusable, so that it can be scrolled by keys.",
    '`onClose`, and `onOpenChange` as its second argument, say why: `"escape"`, `"overlay"` or `"button"`. Leave `open` as it is to refuse one of them.',
    "If the page has moved the focus meanwhile, it stays there; prevent `onCloseAutoFocus` to focus something else.",
  ],
};
