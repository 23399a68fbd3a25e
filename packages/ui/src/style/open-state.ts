/** `data-open` or `data-closed`, by which an element's looks may follow its state. */
export const openState = (open: boolean) => ({ [open ? "data-open" : "data-closed"]: "" });
