import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { DateField } from "../date-field/index.ts";
import { UiLabelsProvider } from "../labels/index.ts";
import { PasswordInput } from "../password-input/index.ts";
import { DropZone } from "../upload/index.ts";
import { UsageMeter } from "../usage-meter/index.ts";
import { catalanLabelSet, englishLabelSet, type LabelSet, spanishLabelSet } from "./index.ts";

const ignore = () => undefined;

const Sample = ({ labels }: { labels: LabelSet }) => (
  <UiLabelsProvider labels={labels}>
    <section lang={labels.locale} aria-label={labels.locale} className="grid gap-4">
      <PasswordInput aria-label={labels.locale} />
      <DateField aria-label={labels.locale} defaultValue="2026-03-09" />
      <UsageMeter label={labels.locale} used={12_345.5} total={0} />
      <DropZone onFiles={ignore} maxSize={1_572_864} />
    </section>
  </UiLabelsProvider>
);

const meta = {
  title: "Layout/Label sets",
  component: Sample,
  args: { labels: catalanLabelSet },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sets: Story = {
  name: "The words, numbers and dates of three languages",
  tags: ["snapshot"],
  render: () => (
    <div className="grid gap-8 md:grid-cols-3">
      {[spanishLabelSet, catalanLabelSet, englishLabelSet].map((labels) => (
        <Sample key={labels.locale} labels={labels} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const catalan = within(within(canvasElement).getByRole("region", { name: "ca" }));
    await expect(catalan.getByRole("button", { name: "Mostra la contrasenya" })).toBeVisible();
    await expect(catalan.getByRole("button", { name: /Obre el calendari/ })).toBeVisible();
    await expect(catalan.getByText("12.345,5, sense límit")).toBeVisible();
    await expect(catalan.getByText("1,5 MB com a màxim cadascun.")).toBeVisible();
  },
};

export const Overridden: Story = {
  name: "A word of one component is replaced, by the provider or by the component",
  render: () => (
    <UiLabelsProvider labels={catalanLabelSet}>
      <UiLabelsProvider labels={{ upload: { choose: "cerca’ls" } }}>
        <DropZone onFiles={ignore} />
        <DropZone onFiles={ignore} labels={{ choose: "busca’ls" }} />
      </UiLabelsProvider>
    </UiLabelsProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("button", { name: /cerca’ls/ })).toBeVisible();
    await expect(canvas.getByRole("button", { name: /busca’ls/ })).toBeVisible();
    await expect(canvas.getAllByText(/Arrossega aquí els fitxers/)).toHaveLength(2);
  },
};
