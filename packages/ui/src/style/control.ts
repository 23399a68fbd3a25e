/** The classes of every one-line field: height, border, colours and states; 16 px on touch, below which iOS zooms. Focus is drawn by tokens.css. */
export const controlStyle = [
  "block w-full min-w-0 h-9 pointer-coarse:h-10 rounded-field border border-line-strong/70 bg-surface px-3",
  "text-body text-ink placeholder:text-ink-faint pointer-coarse:text-reading",
  "transition-colors duration-150 ease-calm hover:border-line-strong",
  "aria-invalid:border-danger aria-invalid:hover:border-danger",
  "[&[readonly]]:bg-sunken disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-muted",
].join(" ");

/** What is typed is ordered by its own letters, so that numbers and addresses stay readable in a page from right to left. */
export const contentStyle = "[unicode-bidi:plaintext] rtl:text-right";

/** The classes of floating surfaces: menus, tooltips, dialogs, toasts. */
export const floatStyle = "rounded-card border border-line bg-surface text-ink shadow-float";
