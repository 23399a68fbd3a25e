import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { Field } from "../field/index.ts";
import { PasswordInput } from "../password-input/index.ts";
import { Spinner } from "../spinner/index.ts";
import { TabsContent, Tabs } from "../tabs/index.ts";
import { TextInput } from "../text-input/index.ts";
import { UsageMeter } from "../usage-meter/index.ts";
import { englishLabels, UiLabelsProvider, useUiLabels } from "./index.ts";

const Waiting = () => {
  const labels = useUiLabels();
  return <Spinner size="lg" label={labels.loading} />;
};

const meta = {
  title: "Layout/UiLabelsProvider",
  component: UiLabelsProvider,
  args: {
    labels: { showPassword: "Mostra la contrasenya", loading: "S'està carregant" },
    children: <PasswordInput aria-label="Contrasenya" />,
  },
} satisfies Meta<typeof UiLabelsProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Translates: Story = {
  name: "Components below show the provider's labels",
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("button", { name: "Mostra la contrasenya" }),
    ).toBeVisible();
  },
};

export const Direction: Story = {
  globals: { direction: "ltr" },
  name: "UIK-08 The direction is that of the page, also when it changes, unless the labels name one",
  render: () => (
    <>
      <UiLabelsProvider labels={{}}>
        <Tabs label="Of the page" tabs={[{ value: "a", label: "A" }]}>
          <TabsContent value="a">A</TabsContent>
        </Tabs>
      </UiLabelsProvider>
      <UiLabelsProvider labels={{ direction: "ltr" }}>
        <Tabs label="Named" tabs={[{ value: "a", label: "A" }]}>
          <TabsContent value="a">A</TabsContent>
        </Tabs>
      </UiLabelsProvider>
    </>
  ),
  play: async ({ canvas }) => {
    const around = (name: string) => canvas.getByRole("tablist", { name }).parentElement;
    await expect(around("Of the page")).toHaveAttribute("dir", "ltr");
    document.documentElement.dir = "rtl";
    await waitFor(() => expect(around("Of the page")).toHaveAttribute("dir", "rtl"));
    await expect(around("Named")).toHaveAttribute("dir", "ltr");
    document.documentElement.dir = "ltr";
    await waitFor(() => expect(around("Of the page")).toHaveAttribute("dir", "ltr"));
  },
};

export const Nested: Story = {
  name: "A word that is left out stays as the provider above says it",
  args: {
    children: (
      <UiLabelsProvider labels={{ showPassword: "Ensenya-la" }}>
        <Waiting />
      </UiLabelsProvider>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("img", { name: "S'està carregant" }),
    ).toBeVisible();
  },
};

export const English: Story = {
  name: "Without a provider they are English, and so are numbers",
  render: () => (
    <>
      <Waiting />
      <UsageMeter label="Words" used={1234.5} total={5_000_000} />
      <Field label="Text" counter={{ length: 4200, max: 5000 }}>
        <TextInput />
      </Field>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("progressbar")).toHaveAttribute(
      "aria-valuetext",
      "1,234.5 of 5,000,000",
    );
    await expect(canvas.getByText("4,200/5,000")).toBeVisible();
    await expect(
      within(canvasElement).getByRole("img", { name: englishLabels.loading }),
    ).toBeVisible();
  },
};
