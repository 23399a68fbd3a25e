import type { ReactNode } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { tags } from "./conformance.tsx";

/** The props that a field takes from a native form. */
interface NativeProps {
  name?: string;
  form?: string;
  required?: boolean;
  disabled?: boolean;
}

interface FormOptions {
  /** What the field sends at first, and after a reset. */
  sends: readonly string[];
  /** Changes the value by hand. */
  change: (canvasElement: HTMLElement) => Promise<unknown>;
  /** What the field sends then. */
  changed: readonly string[];
  /** The same field without a value; without it the field is never empty, or cannot be required. */
  empty?: (props: NativeProps) => ReactNode;
  /** True where the caller holds the value, which a reset leaves as it is. */
  held?: boolean;
}

/**
 * Makes a story that checks that a field takes part in native forms: the form around it, or named by `form`, sends its value,
 * resets it, also after a React action, sends nothing of it while it is disabled, and is not sent without a required value,
 * whose field gets the focus.
 */
export function conformsToForm(
  render: (props: NativeProps) => ReactNode,
  { sends, change, changed, empty, held = false }: FormOptions,
) {
  const done: { sent?: FormDataEntryValue[] } = {};
  const id = "native-form";
  const send = "Send";
  return {
    tags,
    render: () => (
      <div className="grid gap-4">
        <form
          data-testid="around"
          action={(data) => {
            done.sent = data.getAll("field");
          }}
        >
          {render({ name: "field" })}
          <button type="submit">{send}</button>
        </form>
        <form id={id} data-testid="elsewhere" />
        <div data-testid="outside">{render({ name: "field", form: id })}</div>
        <form data-testid="disabled">{render({ name: "field", disabled: true })}</form>
        {empty && (
          <form data-testid="empty" onSubmit={(event) => event.preventDefault()}>
            {empty({ name: "field", required: true })}
          </form>
        )}
      </div>
    ),
    play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
      const canvas = within(canvasElement);
      const sentBy = (form: string) =>
        new FormData(canvas.getByTestId<HTMLFormElement>(form))
          .getAll("field")
          .map((entry) => (entry instanceof File ? entry.name : entry));
      const expectSent = (form: string, entries: readonly string[]) =>
        waitFor(() => expect(sentBy(form)).toEqual(entries));
      await expectSent("around", sends);
      await expectSent("elsewhere", sends);
      await expectSent("disabled", []);

      const around = canvas.getByTestId<HTMLFormElement>("around");
      await change(around);
      await expectSent("around", changed);
      await expectSent("elsewhere", sends);
      around.reset();
      await expectSent("around", held ? changed : sends);

      const outside = canvas.getByTestId("outside");
      await change(outside);
      await expectSent("elsewhere", changed);
      canvas.getByTestId<HTMLFormElement>("elsewhere").reset();
      await expectSent("elsewhere", held ? changed : sends);

      if (!held) await change(around);
      await userEvent.click(within(around).getByRole("button", { name: send }));
      await waitFor(() => expect(done.sent).toHaveLength(changed.length));
      await expectSent("around", held ? changed : sends);

      if (!empty) return;
      const form = canvas.getByTestId<HTMLFormElement>("empty");
      await expect(form.checkValidity()).toBe(false);
      form.requestSubmit();
      await waitFor(() => expect(form.contains(document.activeElement)).toBe(true));
      const { activeElement } = document;
      await expect(activeElement?.checkVisibility({ opacityProperty: true })).toBe(true);
      await expect(activeElement?.closest("[aria-hidden=true]")).toBeNull();
    },
  };
}
