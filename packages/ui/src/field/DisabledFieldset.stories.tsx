import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, waitFor, within } from "storybook/test";
import { dropped, everyField, groupedFields } from "../conformance/every-field.tsx";
import { tabbablesIn } from "../style/tabbable.ts";
import { Field } from "./index.ts";

function One({ kind, disabled = false }: { kind: string; disabled?: boolean }) {
  const field = everyField[kind]?.(disabled ? { name: kind, disabled } : { name: kind });
  return (
    <Field label={kind} group={groupedFields.has(kind)}>
      {field}
    </Field>
  );
}

const meta = {
  title: "Form/Field/Disabled fieldset",
  component: Field,
  args: { label: "", children: null },
  tags: ["!autodocs", "no-visual"],
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the eye sees of each element inside. */
const looksOf = (place: HTMLElement) =>
  [...place.querySelectorAll<HTMLElement>("*")]
    .filter((each) => each.checkVisibility() && !each.closest("[data-map], canvas"))
    .map((each) => {
      const { color, backgroundColor, borderTopColor, cursor, opacity } = getComputedStyle(each);
      return [each.tagName, color, backgroundColor, borderTopColor, cursor, opacity].join(" ");
    });

export const AllFields: Story = {
  name: "A disabled fieldset around it disables every field: it looks so, takes no focus and sends nothing",
  render: function Sets() {
    const [isOff, setOff] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setOff(!isOff)}>
          Switch
        </button>
        {Object.keys(everyField).map((kind) => (
          <div key={kind} className="grid gap-2">
            <form data-testid={kind}>
              <fieldset disabled={isOff}>
                <One kind={kind} />
              </fieldset>
            </form>
            <form data-testid={`${kind}, disabled itself`}>
              <One kind={kind} disabled />
            </form>
          </div>
        ))}
      </>
    );
  },
  play: async ({ canvas, step }) => {
    const formOf = (kind: string) => canvas.getByTestId<HTMLFormElement>(kind);
    const sent = (kind: string) => [...new FormData(formOf(kind)).keys()];
    for (const kind of Object.keys(everyField)) {
      await step(kind, async () => {
        await waitFor(() => expect(tabbablesIn(formOf(kind))).toEqual([]));
        await expect(sent(kind)).toEqual([]);
        const own = canvas.getByTestId(`${kind}, disabled itself`);
        await expect(tabbablesIn(own)).toEqual([]);
        const inFieldset = within(formOf(kind)).getByText(kind).parentElement?.parentElement;
        const itself = within(own).getByText(kind).parentElement?.parentElement;
        await waitFor(() =>
          expect(looksOf(inFieldset as HTMLElement)).toEqual(looksOf(itself as HTMLElement)),
        );
      });
    }
    const data = new DataTransfer();
    data.items.add(new File(["x"], "retrat.png", { type: "image/png" }));
    await fireEvent.drop(within(formOf("files")).getByText(/drop/i), { dataTransfer: data });
    await expect(dropped).not.toHaveBeenCalled();
    await fireEvent.click(canvas.getByRole("button", { name: "Switch" }));
    for (const kind of Object.keys(everyField)) {
      await waitFor(() => expect(tabbablesIn(formOf(kind))).not.toEqual([]));
      if (kind !== "files") await waitFor(() => expect(sent(kind)).toContain(kind));
    }
  },
};
