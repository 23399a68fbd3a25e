import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryRouter } from "react-router-dom";
import { expect } from "storybook/test";
import { madeAsset } from "../../shared/assets/made-asset.ts";
import { Desk, signedIn, startDesk } from "../../shared/story-desk.tsx";
import { AssetLink } from "./AssetLink.tsx";
import { checkedAssets } from "./checked-assets.ts";

const asset = (id: number, idUser: number) => madeAsset(id, { idUser });
const { queryKey } = checkedAssets(7, ["own", "global"]);

const meta = {
  title: "Route check/Link to an asset",
  component: AssetLink,
  loaders: [startDesk],
  args: { id: 5, experienceId: 7 },
  beforeEach: () => signedIn(),
  decorators: [
    (Story) => (
      <Desk known={[[queryKey, [asset(5, 3), asset(6, 0), asset(7, 9)]]]}>
        <MemoryRouter>
          <Story />
        </MemoryRouter>
      </Desk>
    ),
  ],
} satisfies Meta<typeof AssetLink>;
export default meta;
type Told = StoryObj<typeof meta>;

const LINK = { name: "Abrir el recurso" };

/** One's own is in one's own library. */
export const Own: Told = {
  play: ({ canvas }) =>
    expect(canvas.getByRole("link", LINK)).toHaveAttribute("href", "/panel/mylibrary?asset=5"),
};

export const Global: Told = {
  args: { id: 6 },
  play: ({ canvas }) =>
    expect(canvas.getByRole("link", LINK)).toHaveAttribute(
      "href",
      "/panel/mylibrary?tab=explore&asset=6",
    ),
};

/** What a colleague shares is found where the global ones are. */
export const Shared: Told = {
  args: { id: 7 },
  play: ({ canvas }) =>
    expect(canvas.getByRole("link", LINK)).toHaveAttribute(
      "href",
      "/panel/mylibrary?tab=explore&asset=7",
    ),
};

/** One that the reader finds in no library leads nowhere. */
export const OfNoLibrary: Told = {
  args: { id: 8 },
  play: ({ canvas }) => expect(canvas.queryByRole("link")).toBeNull(),
};
