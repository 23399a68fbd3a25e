import type { Identity } from "@panel/api-client/panel";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryRouter } from "react-router-dom";
import { expect, screen, userEvent, within } from "storybook/test";
import { Desk, signedIn, startDesk } from "../../../shared/story-desk.tsx";
import { profileKeys } from "../queries.ts";
import { IdentitiesSection } from "./IdentitiesSection.tsx";

const IDENTITIES: Identity[] = [
  {
    provider: "google",
    name: "Google",
    email: "nuria.soler@example.org",
    linkedAt: "2026-03-01T09:30:00.000Z",
    usedAt: "2026-05-04T08:00:00.000Z",
  },
  { provider: "school", name: "Escuela" },
];
const refusal = (key: string) => ({
  success: false,
  message: "Refused",
  data: { translation_key: key },
});

interface StoryProps {
  address?: string;
  identities?: readonly Identity[];
}

function Story({ address = "/panel/profile", identities = IDENTITIES }: StoryProps) {
  const factor = { on: false, recoveryCodesLeft: 0, required: false };
  return (
    <Desk
      known={[
        [profileKeys.identities, identities],
        [profileKeys.secondFactor, factor],
      ]}
    >
      <MemoryRouter initialEntries={[address]}>
        <IdentitiesSection />
      </MemoryRouter>
    </Desk>
  );
}

const meta = {
  title: "Profile/Linked accounts",
  component: Story,
  loaders: [startDesk],
  beforeEach: () =>
    signedIn({
      "/api/user/identities": { success: true, message: "OK", data: IDENTITIES },
      "/api/user/unlinkIdentity": refusal("ERRORS.wrongPassword"),
      "/api/user/linkIdentity": refusal("ERRORS.providerAway"),
      "/api/user/finishLinkIdentity": refusal("ERRORS.providerOtherUser"),
    }),
} satisfies Meta<typeof Story>;
export default meta;
type Told = StoryObj<typeof meta>;

/** Each provider says whether it is linked, with which account, and what can be done. */
export const Listed: Told = {
  play: async ({ canvas }) => {
    const [google, school] = canvas.getAllByRole("listitem");
    await expect(google).toHaveTextContent(/Vinculada.*nuria\.soler@example\.org.*Último acceso/);
    await expect(school).toHaveTextContent(/Sin vincular/);
    // Whoever is refused is told where the password was asked.
    await userEvent.click(canvas.getByRole("button", { name: "Desvincular la cuenta de Google" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByLabelText("Contraseña"), "otra-clave");
    await userEvent.click(dialog.getByRole("button", { name: "Desvincular" }));
    await expect(await dialog.findByText("La contraseña no es correcta.")).toBeVisible();
  },
};

/** A provider that is away is told in the dialog. */
export const Away: Told = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Vincular la cuenta de Escuela" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByLabelText("Contraseña"), "una-clave");
    await userEvent.click(dialog.getByRole("button", { name: "Continuar" }));
    await expect(await dialog.findByText(/no responde/)).toBeVisible();
  },
};

/** Whoever comes back with the account of somebody else is told in the section, once. */
export const Refused: Told = {
  args: { address: "/panel/profile?identity=linked" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      /No se ha vinculado la cuenta.*ya está vinculada con otra persona/,
    );
  },
};

/** Whoever comes back with a good account sees it linked. */
export const Linked: Told = {
  args: { address: "/panel/profile?identity=linked", identities: IDENTITIES.slice(1) },
  beforeEach: () =>
    signedIn({
      "/api/user/identities": { success: true, message: "OK", data: IDENTITIES },
      "/api/user/finishLinkIdentity": { success: true, message: "OK", data: IDENTITIES[0] },
    }),
  play: async ({ canvas }) => {
    await expect(await screen.findByText("Cuenta de Google vinculada")).toBeVisible();
    await expect(await canvas.findByText(/nuria\.soler@example\.org/)).toBeVisible();
  },
};
