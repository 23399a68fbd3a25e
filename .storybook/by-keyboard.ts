import { beforeEach } from "vitest";
import { userEvent } from "vitest/browser";

/**
 * Each story begins as after a key. A click on a label in another story counts as a pointer and the keys of a story, being
 * imitated, do not count as keys: what `:focus-visible` matches would depend on the order of the stories.
 */
beforeEach(async () => {
  // A key goes to the frame that has the focus.
  const focused = document.body.appendChild(document.createElement("button"));
  focused.focus();
  await userEvent.keyboard("{Shift}");
  focused.remove();
});
