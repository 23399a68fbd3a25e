import type { Meta, StoryObj } from "@storybook/react-vite";
import { Copy, Eye, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { expect, fn, mocked, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/index.ts";
import { conforms, conformsPopup, fitsNarrowWindow, opensAndCloses } from "../conformance/index.ts";
import {
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenu,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
} from "./index.ts";

const selected = fn();
const meta = {
  title: "Overlays/DropdownMenu",
  component: DropdownMenu,
  args: {
    align: "start",
    trigger: <Button>Accions</Button>,
    children: (
      <>
        <DropdownMenuItem icon={<Eye aria-hidden />} asChild>
          <a href="#preview">Previsualitza</a>
        </DropdownMenuItem>
        <DropdownMenuItem icon={<Copy aria-hidden />} onSelect={() => selected("copy")}>
          Duplica l'experiència
        </DropdownMenuItem>
        <DropdownMenuItem disabled>Transfereix</DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuLabel>Estat</DropdownMenuLabel>
        <DropdownMenuRadioGroup label="Estat" value="draft" onValueChange={selected}>
          <DropdownMenuRadioItem value="draft">Esborrany</DropdownMenuRadioItem>
          <DropdownMenuRadioItem value="live">Publicada</DropdownMenuRadioItem>
        </DropdownMenuRadioGroup>
        <DropdownMenuSeparator />
        <DropdownMenuItem danger icon={<Trash2 aria-hidden />}>
          Elimina…
        </DropdownMenuItem>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div className="min-h-80">
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    selected.mockClear();
  },
} satisfies Meta<typeof DropdownMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const screen = within(document.body);

export const Open: Story = {
  tags: ["snapshot"],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Accions" }));
    await waitFor(() => expect(screen.getByRole("menu", { name: "Accions" })).toBeVisible());
    await expect(screen.getByRole("menuitem", { name: "Previsualitza" })).toHaveAttribute(
      "href",
      "#preview",
    );
    await expect(screen.getByRole("menuitemradio", { name: "Esborrany" })).toBeChecked();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await opensAndCloses(canvasElement, "Accions", "menu");
  },
};

export const Chooses: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole("button").focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("menu");
    // From the last item the arrow goes round to the first.
    await userEvent.keyboard("{End}{ArrowDown}{ArrowDown}{Enter}");
    await expect(selected).toHaveBeenCalledWith("copy");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  },
};

export const ChoosesAState: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    await userEvent.click(await screen.findByRole("menuitemradio", { name: "Publicada" }));
    await expect(selected).toHaveBeenCalledWith("live");
  },
};
export const Conforms = conformsPopup(HTMLDivElement, "menu", (props, { name }) => (
  <DropdownMenu {...props} trigger={<Button>{name}</Button>}>
    <DropdownMenuItem>Duplicate</DropdownMenuItem>
  </DropdownMenu>
));

/** Renders a part of a menu inside an open menu. */
const inMenu = (part: ReactNode) => (
  <DropdownMenu open trigger={<Button>Open</Button>}>
    {part}
  </DropdownMenu>
);
export const ItemConforms = conforms(HTMLDivElement, (props) =>
  inMenu(<DropdownMenuItem {...props}>Duplicate</DropdownMenuItem>),
);
export const LabelConforms = conforms(HTMLDivElement, (props) =>
  inMenu(
    <>
      <DropdownMenuLabel {...props}>State</DropdownMenuLabel>
      <DropdownMenuItem>Duplicate</DropdownMenuItem>
    </>,
  ),
);
export const SeparatorConforms = conforms(HTMLDivElement, (props) =>
  inMenu(
    <>
      <DropdownMenuItem>Duplicate</DropdownMenuItem>
      <DropdownMenuSeparator {...props} />
    </>,
  ),
);
export const RadioGroupConforms = conforms(HTMLDivElement, (props) =>
  inMenu(
    <DropdownMenuRadioGroup {...props} label="State" value="live">
      <DropdownMenuRadioItem value="live">Live</DropdownMenuRadioItem>
    </DropdownMenuRadioGroup>,
  ),
);
export const RadioItemConforms = conforms(HTMLDivElement, (props) =>
  inMenu(
    <DropdownMenuRadioGroup label="State" value="live">
      <DropdownMenuRadioItem {...props} value="live">
        Live
      </DropdownMenuRadioItem>
    </DropdownMenuRadioGroup>,
  ),
);

export const Narrow = fitsNarrowWindow(
  () => (
    <DropdownMenu open align="start" trigger={<Button>Accions</Button>}>
      <DropdownMenuLabel>Estatdesproporcionadamentincondicionaldelsestabliments</DropdownMenuLabel>
      <DropdownMenuItem icon={<Copy aria-hidden />}>
        Duplica l'experiència amb tots els establiments col·laboradors
      </DropdownMenuItem>
      <DropdownMenuItem danger>Internacionalitzacionsdesproporcionadamentllargues</DropdownMenuItem>
      <DropdownMenuRadioGroup label="Estat" value="off">
        <DropdownMenuRadioItem value="off">
          Desactivadatemporalmentpermantenimentdelservidor
        </DropdownMenuRadioItem>
      </DropdownMenuRadioGroup>
    </DropdownMenu>
  ),
  { role: "menu" },
);

export const TellsWhy: Story = {
  name: "Open at first where told so; it says why it opens and closes",
  args: { defaultOpen: true, onOpenChange: fn() },
  play: async ({ canvas, args }) => {
    const menu = within(document.body);
    const last = (open: boolean, reason: string) =>
      waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(open, reason));
    const trigger = canvas.getByRole("button", { name: "Accions" });
    await userEvent.click(await menu.findByRole("menuitem", { name: "Duplica l'experiència" }));
    await last(false, "choice");
    await userEvent.click(trigger);
    await last(true, "trigger");
    await userEvent.keyboard("{Escape}");
    await last(false, "escape");
    await userEvent.click(trigger);
    await last(true, "trigger");
    await userEvent.click(trigger);
    await last(false, "trigger");
    await userEvent.click(trigger);
    await menu.findByRole("menu");
    await userEvent.click(document.body);
    await last(false, "outside");
    await expect(mocked(args.onOpenChange as () => void).mock.calls).toEqual([
      [false, "choice"],
      [true, "trigger"],
      [false, "escape"],
      [true, "trigger"],
      [false, "trigger"],
      [true, "trigger"],
      [false, "outside"],
    ]);
  },
};
