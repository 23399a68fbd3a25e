import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { PasswordInput } from "../password-input/index.ts";
import { Spinner } from "../spinner/index.ts";
import { englishWords, UiWordsProvider, useUiWords } from "./index.ts";

const Waiting = () => {
  const words = useUiWords();
  return <Spinner size="lg" label={words.loading} />;
};

const meta = {
  title: "Layout/UiWordsProvider",
  component: UiWordsProvider,
  args: {
    words: { showPassword: "Mostra la contrasenya", loading: "S'està carregant" },
    children: <PasswordInput aria-label="Contrasenya" />,
  },
} satisfies Meta<typeof UiWordsProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Translates: Story = {
  name: "Components below say the provider's words",
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
      <UiWordsProvider words={{ showPassword: "Ensenya-la" }}>
        <Waiting />
      </UiWordsProvider>
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
      within(canvasElement).getByRole("img", { name: englishWords.loading }),
    ).toBeVisible();
  },
};
