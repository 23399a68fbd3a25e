import type { ANIMATIONS } from "@panel/domain/experience/point";
import { useForm } from "@tanstack/react-form";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { assetKeys } from "../../shared/assets/queries.ts";
import { Desk, signedIn, startDesk } from "../../shared/story-desk.tsx";
import { PointInSpace } from "./PointInSpace.tsx";
import type { PointFormApi } from "./use-point-form.ts";

const MEDIA = { Id: 5, Thumbnail: "", Sound: "", Name: "Molino", Type: 0, ScaleMod: 1 };
const asked = fn<(body: unknown) => void>();

interface StoryProps {
  asset: number;
  animation: (typeof ANIMATIONS)[number];
}

function Story({ asset, animation }: StoryProps) {
  const form = useForm({ defaultValues: { model: { asset, animation, clip: "Aspas" } } });
  return (
    <Desk known={[[assetKeys.media(5), MEDIA]]}>
      <PointInSpace form={form as unknown as PointFormApi} />
    </Desk>
  );
}

const meta = {
  title: "Points/Model on a phone",
  component: Story,
  loaders: [startDesk],
  args: { asset: 5, animation: "automatic" },
  beforeEach: () => {
    asked.mockReset();
    const end = signedIn();
    const { fetch } = globalThis;
    globalThis.fetch = async (of, init) => {
      const request = new Request(of, init);
      const { pathname } = new URL(request.url);
      const data = pathname.startsWith("/tryouts/models/") ? { links: [] } : undefined;
      if (pathname === "/tryouts/models/new") asked(await request.clone().json());
      return data ? Response.json({ success: true, message: "OK", data }) : fetch(of, init);
    };
    return () => {
      globalThis.fetch = fetch;
      end();
    };
  },
} satisfies Meta<typeof Story>;
export default meta;
type Told = StoryObj<typeof meta>;

const open = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole("button", { name: "Verlo en tu espacio" }));
  await within(document.body).findByRole("dialog", { name: "Ver «Molino» en tu espacio" });
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
};

/** The phone shows the animation that the point has. */
export const Moving: Told = {
  name: "CHL-01 the phone shows a point's model with the animation that the point has",
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(asked).toHaveBeenCalledWith({ idMod: 5, plays: true, clip: "Aspas" });
  },
};

export const Still: Told = {
  args: { animation: "none" },
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(asked).toHaveBeenCalledWith({ idMod: 5, plays: false, clip: "Aspas" });
  },
};

/** Without a model there is nothing to see. */
export const WithoutModel: Told = {
  args: { asset: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
