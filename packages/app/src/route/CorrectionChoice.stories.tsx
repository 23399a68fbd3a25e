import { experienceFields, newExperience } from "@panel/domain/experience/experience";
import { toFormModel, withValues } from "@panel/domain/experience/fields";
import { EXPERIENCE_TEXT_FIELDS } from "@panel/domain/texts/texts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useForm } from "@tanstack/react-form";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { readDraft } from "../shared/editing/draft.ts";
import { useDraft } from "../shared/editing/use-draft.ts";
import { CorrectionChoice } from "./CorrectionChoice.tsx";
import { answering, Desk, startDesk } from "../shared/story-desk.tsx";
import { useCorrection } from "./use-correction.ts";

const KEY = "story-correction";
const PATHS = ["name.cas", "name.cat", "city"];
const STORED = withValues(toFormModel(experienceFields, newExperience("ABC123")), [
  ["name.cas", "Ruta del agua"],
  ["name.cat", "Ruta de l'aigua"],
]);
const LABEL = "Solo es una corrección: las traducciones siguen siendo válidas";

/** Three fields of an experience, and what a form has around them. */
function Form({ kept }: { kept?: unknown }) {
  const [typed] = useState(() =>
    kept ? withValues(STORED, [["name.cas", "Ruta de las aguas"]]) : STORED,
  );
  const form = useForm({ defaultValues: typed });
  const correction = useCorrection(EXPERIENCE_TEXT_FIELDS, kept);
  const saved = { id: 7, version: 1, values: STORED };
  useDraft(KEY, form.store, saved, PATHS, false, correction.aside);
  return (
    <div className="grid max-w-96 gap-3">
      {(["name.cas", "name.cat", "city"] as const).map((name) => (
        <form.Field key={name} name={name}>
          {(field) => (
            <input
              aria-label={name}
              value={field.state.value}
              onChange={(event) => field.handleChange(event.target.value)}
              className="rounded-field border border-line-strong px-2 py-1"
            />
          )}
        </form.Field>
      ))}
      <CorrectionChoice store={form.store} stored={STORED} correction={correction} />
    </div>
  );
}

const meta = {
  title: "Route/Only a correction",
  component: Form,
  loaders: [startDesk],
  beforeEach: () => answering({}),
  render: (args) => (
    <Desk>
      <Form {...args} />
    </Desk>
  ),
} satisfies Meta<typeof Form>;
export default meta;
type Told = StoryObj<typeof meta>;

const draft = () => readDraft(KEY, (values) => values as object);

/** It is offered while a source is changed whose translation stays as it was, and each time anew. */
export const Offered: Told = {
  play: async ({ canvas }) => {
    const box = () => canvas.queryByRole("checkbox", { name: LABEL });
    await expect(box()).toBeNull();
    await userEvent.type(canvas.getByLabelText("city"), "Girona");
    await expect(box()).toBeNull();
    const source = canvas.getByLabelText("name.cas");
    await userEvent.type(source, "s");
    await expect(box()).not.toBeChecked();
    await userEvent.click(canvas.getByText(LABEL));
    await expect(box()).toBeChecked();
    // What is as it was has no correction, and a correction that is gone is not kept for the next change.
    await userEvent.type(source, "{Backspace}");
    await expect(box()).toBeNull();
    await userEvent.type(source, "s");
    await expect(box()).not.toBeChecked();
    // A translation that is changed along is made from this source.
    await userEvent.type(canvas.getByLabelText("name.cat"), "s");
    await expect(box()).toBeNull();
  },
};

/** A form that opens with a draft says again what was said there. */
export const Restored: Told = {
  args: { kept: { isCorrection: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox", { name: LABEL })).toBeChecked();
  },
};

export const KeptInADraft: Told = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText("name.cas"), "s");
    await userEvent.click(canvas.getByText(LABEL));
    dispatchEvent(new Event("pagehide"));
    await expect(draft()?.aside).toEqual({ isCorrection: true });
    await userEvent.click(canvas.getByText(LABEL));
    dispatchEvent(new Event("pagehide"));
    await expect(draft()?.aside).toBeUndefined();
  },
};
