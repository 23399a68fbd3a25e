import type { Meta, StoryObj } from "@storybook/react-vite";
import { Controller, useForm } from "react-hook-form";
import { expect, userEvent, waitFor } from "storybook/test";
import { everyField, groupedFields } from "../conformance/every-field.tsx";
import { Field } from "./index.ts";

const meta = {
  title: "Form/Field/Focus by ref",
  component: Field,
  args: { label: "", children: null },
  tags: ["!autodocs", "no-visual"],
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

const kinds = Object.keys(everyField);
const elements = new Map<string, HTMLElement>();

/** What a person uses of each field. */
const controls: Readonly<Record<string, string>> = {
  textarea: "textarea",
  select: "select",
  searchable: "[role=combobox]",
  several: "[role=combobox]",
  checkbox: "[role=checkbox]",
  checkboxes: "[role=checkbox]",
  switch: "[role=switch]",
  radios: "[role=radio][aria-checked=true]",
  segments: "[role=radio][aria-checked=true]",
  date: "[role=spinbutton]",
  time: "[role=spinbutton]",
  "date and time": "[role=spinbutton]",
  range: "[role=spinbutton]",
  avatar: "button",
  asset: "button",
  files: "button",
};

/** The focus is on the control of a field, which the eye sees. */
async function expectFocusIn(kind: string) {
  const { activeElement } = document;
  const field = document.querySelector(`[data-kind="${kind}"]`);
  await expect(field?.contains(activeElement), `${kind} has the focus`).toBe(true);
  const control = controls[kind] ?? "input";
  await expect(activeElement?.matches(control), `${kind}: ${activeElement?.outerHTML}`).toBe(true);
  const isSeen = activeElement?.checkVisibility({ opacityProperty: true });
  await expect(isSeen && !activeElement?.closest("[aria-hidden=true]"), `${kind} is seen`).toBe(
    true,
  );
}

export const EveryRef: Story = {
  name: "UIK-08 The ref of every field can be focused, and focuses what a person uses",
  render: () => (
    <div className="grid gap-4">
      {kinds.map((kind) => (
        <Field key={kind} data-kind={kind} label={kind} group={groupedFields.has(kind)}>
          {everyField[kind]?.({
            name: kind,
            ref: (element) => {
              if (element) elements.set(kind, element);
            },
          })}
        </Field>
      ))}
    </div>
  ),
  play: async () => {
    for (const kind of kinds) {
      await waitFor(async () => {
        elements.get(kind)?.focus();
        await expectFocusIn(kind);
      });
      (document.activeElement as HTMLElement).blur();
    }
  },
};

/** The field that the form finds wrong. */
let wrong = "";

export const WithReactHookForm: Story = {
  name: "UIK-08 react-hook-form brings the focus to any field that it finds wrong",
  render: function Bound() {
    const { control, handleSubmit } = useForm();
    return (
      <form className="grid gap-4" onSubmit={(event) => void handleSubmit(() => {})(event)}>
        <button type="submit">Send</button>
        {kinds.map((kind) => (
          <Controller
            key={kind}
            name={`fields.${kinds.indexOf(kind)}`}
            control={control}
            rules={{ validate: () => kind !== wrong || "Wrong" }}
            render={({ field: { ref }, fieldState: { error } }) => (
              <Field
                data-kind={kind}
                label={kind}
                group={groupedFields.has(kind)}
                error={error?.message}
              >
                {everyField[kind]?.({ name: kind, ref })}
              </Field>
            )}
          />
        ))}
      </form>
    );
  },
  play: async ({ canvas }) => {
    for (const kind of kinds) {
      wrong = kind;
      await userEvent.click(canvas.getByRole("button", { name: "Send" }));
      await waitFor(() => expectFocusIn(kind));
    }
  },
};
