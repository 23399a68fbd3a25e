import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { answering, Desk, startDesk } from "../../../shared/story-desk.tsx";
import { ProviderButtons } from "./ProviderButtons.tsx";

const BEGIN = "/api/login/provider";
const refusal = (key: string) => ({
  success: false,
  message: "Refused",
  data: { translation_key: key },
});

const meta = {
  title: "Account/Provider buttons",
  component: ProviderButtons,
  loaders: [startDesk],
  render: (args) => (
    <Desk>
      <ProviderButtons {...args} />
    </Desk>
  ),
  args: {
    providers: [
      { id: "google", name: "Google" },
      { id: "school", name: "Consorci d’Educació de la Generalitat de Catalunya, Lleida" },
    ],
  },
  beforeEach: () => answering({ [BEGIN]: refusal("ERRORS.providerAway") }),
} satisfies Meta<typeof ProviderButtons>;
export default meta;
type Told = StoryObj<typeof meta>;

/** A provider that is away is told in plain words, which stay. */
export const Away: Told = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Entrar con Google" });
    await userEvent.click(button);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/no responde/);
    await expect(button).toBeEnabled();
  },
};

/** While the server is asked, the other buttons wait. */
export const Leaving: Told = {
  beforeEach: () => answering({ [BEGIN]: new Promise<Response>(() => undefined) }),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const [google, school] = canvas.getAllByRole("button");
    await expect(google).toHaveAttribute("aria-busy", "true");
    await expect(google).toHaveFocus();
    await expect(school).toBeDisabled();
  },
};

/** With no provider there is nothing. */
export const None: Told = {
  args: { providers: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("list")).toBeNull();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
