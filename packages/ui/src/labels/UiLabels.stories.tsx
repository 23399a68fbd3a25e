import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { PasswordInput } from "../password-input/index.ts";
import { Spinner } from "../spinner/index.ts";
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
  name: "Without a provider they are English",
  render: () => <Waiting />,
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("img", { name: englishLabels.loading }),
    ).toBeVisible();
  },
};
