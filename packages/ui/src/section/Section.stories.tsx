import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { conforms } from "../conformance/index.ts";
import { Field } from "../field/index.ts";
import { TextInput } from "../text-input/index.ts";
import { TabsContent, Tabs } from "../tabs/index.ts";
import { focusInSection } from "./open-section.ts";
import { Section } from "./Section.tsx";

const meta = {
  title: "Layout/Section",
  component: Section,
  args: {
    id: "prize",
    title: "Premi",
    hint: "Què guanya qui acaba la ruta.",
    state: "incomplete",
    stateLabel: "Incompleta",
    children: (
      <Field label="Descripció del premi" className="max-w-md">
        <TextInput />
      </Field>
    ),
  },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  tags: ["snapshot"],
  render: ({ children }) => (
    <div className="grid max-w-3xl gap-3">
      <Section
        id="a"
        title="La meva experiència"
        state="complete"
        stateLabel="Completa"
        defaultOpen={false}
      >
        {children}
      </Section>
      <Section
        id="b"
        title="Premi"
        hint="Què guanya qui acaba la ruta."
        state="incomplete"
        stateLabel="Incompleta"
      >
        {children}
      </Section>
      <Section id="c" title="Crèdits" state="error" stateLabel="Amb errors" defaultOpen={false}>
        {children}
      </Section>
    </div>
  ),
};

export const WhatWasTypedSurvivesFolding: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText("Descripció del premi"), "Un dinar");
    const header = canvas.getByRole("button", { name: "Premi" });
    header.focus();
    await userEvent.keyboard("{Enter}");
    await expect(header).toHaveAttribute("aria-expanded", "false");
    await expect(header.closest("section")).toHaveAttribute("data-closed");
    await expect(canvas.getByLabelText("Descripció del premi")).not.toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByLabelText("Descripció del premi")).toHaveValue("Un dinar");
  },
};

export const OpensForAFieldInside: Story = {
  args: { defaultOpen: false },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText("Descripció del premi");
    await expect(field).not.toBeVisible();
    focusInSection(field);
    await expect(field).toHaveFocus();
    await expect(field).toBeVisible();
  },
};

export const OpensTheTab: Story = {
  name: "A field in the panel of another tab is shown and gets the focus",
  args: { defaultOpen: false },
  render: (args) => (
    <Section {...args}>
      <Tabs label="Idiomes" tabs={["es", "cat"].map((value) => ({ value, label: value }))}>
        {["es", "cat"].map((value) => (
          <TabsContent key={value} value={value} keepMounted tabIndex={-1}>
            <Field label={`Nom ${value}`}>
              <TextInput />
            </Field>
          </TabsContent>
        ))}
      </Tabs>
    </Section>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("Nom cat");
    focusInSection(field);
    await expect(field).toHaveFocus();
    await expect(field).toBeVisible();
    await expect(canvas.getByRole("tab", { name: "cat" })).toHaveAttribute("aria-selected", "true");
  },
};

export const FindsTheControl: Story = {
  name: "A whole field gives the focus to its control",
  args: { defaultOpen: false },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText("Descripció del premi");
    const field = input.closest<HTMLElement>(".grid");
    if (field) focusInSection(field);
    await expect(input).toHaveFocus();
  },
};

export const Narrow: Story = {
  args: {
    title: "Establiments col·laboradors i avantatges",
    state: "error",
    stateLabel: "Amb errors",
  },
  decorators: [
    (Story) => (
      <div className="w-80">
        <Story />
      </div>
    ),
  ],
};
export const Conforms = conforms(HTMLElement, (props) => (
  <Section {...props} id="section" title="Section">
    Content
  </Section>
));
