import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { AssetPicker } from "../asset-picker/index.ts";
import { Button } from "../button/index.ts";
import { DateField } from "../date-field/index.ts";
import { Dialog } from "../dialog/index.ts";
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
} from "../dropdown-menu/index.ts";
import { SearchableSelect } from "../searchable-select/index.ts";
import { ToastProvider, useToast } from "../toast/index.ts";
import { Tooltip } from "../tooltip/index.ts";
import { Popover } from "./index.ts";

/** What opens over the page. The holders contain others; the rest are the last of a path. */
const holders = ["dialog", "popover", "menu"] as const;
const kinds = [...holders, "select", "tooltip", "toast", "date", "picker"] as const;
type Kind = (typeof kinds)[number];
type Path = readonly [Kind, Kind, Kind];

/** A menu contains items only: no field with a list or a calendar of its own. */
const fits = (outer: Kind, inner: Kind) =>
  outer !== "menu" || (inner !== "select" && inner !== "date");

/** Every way to open three of them, one from inside of the other. */
const pathsFrom = (first: Kind): Path[] =>
  holders
    .filter((second) => fits(first, second))
    .flatMap((second) =>
      kinds.filter((third) => fits(second, third)).map((third): Path => [first, second, third]),
    );

const nameOf = (path: Path, depth: number) =>
  `${path.slice(0, depth + 1).join(" ")} of ${path.join(" ")}`;

/** From an item a popover opens beside the menu, which closes. */
const isBesideMenu = (path: Path, depth: number) =>
  path[depth] === "popover" && path[depth - 1] === "menu";

/** Whether a layer closes a menu: the popover beside it, also one that is opened from a submenu. */
const isOpenedBeside = (path: Path, menu: number, depth: number) =>
  menu < depth &&
  isBesideMenu(path, depth) &&
  path.slice(menu, depth).every((each) => each === "menu");

const towns = [
  { value: "m", label: "Madrid" },
  { value: "v", label: "Vic" },
];

interface LayerProps {
  path: Path;
  depth: number;
  /** Opens the popover beside the menu in which the layer's item is. */
  onBeside?: (() => void) | undefined;
}

/** One layer of a path, with its button, or in a menu its item. */
function Layer({ path, depth, onBeside }: LayerProps) {
  const { show } = useToast();
  const kind = path[depth];
  const name = nameOf(path, depth);
  const isItem = path[depth - 1] === "menu";
  const opener = (onOpen?: () => void) =>
    isItem ? (
      <DropdownMenuItem
        onSelect={(event) => {
          event.preventDefault();
          onOpen?.();
        }}
      >
        {name}
      </DropdownMenuItem>
    ) : (
      <Button onClick={onOpen}>{name}</Button>
    );
  const inner = depth < 2 && <Layer path={path} depth={depth + 1} />;
  switch (kind) {
    case "dialog":
      return (
        <Dialog title={`Layer ${name}`} trigger={opener()}>
          {inner}
        </Dialog>
      );
    case "popover":
      return isItem ? (
        <DropdownMenuItem onSelect={onBeside}>{name}</DropdownMenuItem>
      ) : (
        <PopoverLayer path={path} depth={depth} />
      );
    case "menu":
      return <MenuLayer {...{ path, depth, onBeside }} />;
    case "tooltip":
      return (
        <Tooltip content={`Layer ${name}`} showDelay={0}>
          {opener()}
        </Tooltip>
      );
    case "toast":
      return opener(() => show({ title: `Layer ${name}`, duration: null }));
    case "picker":
      return (
        <AssetPicker
          title={`Layer ${name}`}
          trigger={opener()}
          assets={[]}
          onChoose={() => undefined}
        />
      );
    case "date":
      return <DateField aria-label={name} labels={{ calendar: `Layer ${name}` }} />;
    default:
      return <SearchableSelect aria-label={name} label={`Layer ${name}`} options={towns} />;
  }
}

interface PopoverLayerProps {
  path: Path;
  depth: number;
  /** Held by the menu beside it. */
  held?: { open: boolean; onOpenChange: (open: boolean) => void };
}

function PopoverLayer({ path, depth, held }: PopoverLayerProps) {
  const name = nameOf(path, depth);
  return (
    <Popover
      {...held}
      label={`Layer ${name}`}
      trigger={<Button>{held ? `Beside ${name}` : name}</Button>}
    >
      {(closeIt) => (
        <>
          <Button onClick={closeIt}>Close</Button>
          {depth < 2 && <Layer path={path} depth={depth + 1} />}
        </>
      )}
    </Popover>
  );
}

function MenuLayer({ path, depth, onBeside }: LayerProps) {
  const isItem = onBeside !== undefined;
  const [beside, setBeside] = useState(false);
  const name = nameOf(path, depth);
  const openBeside = onBeside ?? (() => setBeside(true));
  const inner = depth < 2 && <Layer path={path} depth={depth + 1} onBeside={openBeside} />;
  const besideAt = [1, 2].find((each) => !isItem && isOpenedBeside(path, depth, each));
  const held = besideAt !== undefined && (
    <PopoverLayer path={path} depth={besideAt} held={{ open: beside, onOpenChange: setBeside }} />
  );
  const first = <DropdownMenuItem>First {name}</DropdownMenuItem>;
  return isItem ? (
    <DropdownMenuSub>
      <DropdownMenuSubTrigger>{name}</DropdownMenuSubTrigger>
      <DropdownMenuSubContent>
        {first}
        {inner}
      </DropdownMenuSubContent>
    </DropdownMenuSub>
  ) : (
    <>
      <DropdownMenu trigger={<Button>{name}</Button>} align="start">
        {first}
        {inner}
      </DropdownMenu>
      {held}
    </>
  );
}

const page = () => document.body;

/** A button, an item or a field by its name, also where something open hides it from assistive technology. */
function openerOf(path: Path, depth: number): HTMLElement {
  const name = nameOf(path, depth);
  if (path[depth] === "date") {
    const [part] = within(page()).getAllByRole("spinbutton", {
      name: new RegExp(`, ${name}$`),
      hidden: true,
    });
    const field = part?.closest("div:has(button)");
    return field?.querySelector("button[aria-haspopup]") as HTMLElement;
  }
  const role =
    path[depth] === "select" ? "combobox" : path[depth - 1] === "menu" ? "menuitem" : "button";
  return within(page()).getByRole(role, { name, hidden: true });
}

/** The element of a layer, while it is open. */
function layerOf(path: Path, depth: number): HTMLElement | undefined {
  const name = nameOf(path, depth);
  const kind = path[depth];
  const all = [
    ...page().querySelectorAll<HTMLElement>(
      kind === "menu"
        ? "[role=menu]"
        : kind === "toast"
          ? "[data-toast]"
          : kind === "tooltip"
            ? "[role=tooltip]"
            : "[role=dialog][data-open]",
    ),
  ];
  return all.find((each) => {
    const labels = each.getAttribute("aria-labelledby") ?? "";
    const label = document.getElementById(labels)?.textContent ?? each.getAttribute("aria-label");
    const said = kind === "toast" || kind === "tooltip" ? each.textContent : label;
    return kind === "menu" ? said === name : said?.includes(`Layer ${name}`);
  });
}

async function expectOnTop(element: HTMLElement) {
  await waitFor(() => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return expect(element.contains(seen)).toBe(true);
  });
}

/** Which layers of a path are open once it is open to a depth. */
const openAt = (path: Path, depth: number) =>
  [0, 1, 2].filter(
    (each) => each <= depth && ![1, 2].some((at) => at <= depth && isOpenedBeside(path, each, at)),
  );

async function expectOpen(path: Path, depth: number) {
  await waitFor(() =>
    expect([0, 1, 2].filter((each) => layerOf(path, each))).toEqual(openAt(path, depth)),
  );
}

type Way = "mouse" | "keys";

async function open(path: Path, depth: number, way: Way) {
  const opener = openerOf(path, depth);
  const isSubmenu = path[depth] === "menu" && path[depth - 1] === "menu";
  if (way === "mouse") {
    if (path[depth] === "tooltip") await fireEvent.pointerMove(opener, { pointerType: "mouse" });
    else await userEvent.click(opener);
  } else {
    opener.focus();
    await expect(opener).toHaveFocus();
    if (path[depth] !== "tooltip") await userEvent.keyboard(isSubmenu ? "{ArrowRight}" : "{Enter}");
  }
  await expectOpen(path, depth);
  const layer = layerOf(path, depth) as HTMLElement;
  await expectOnTop(layer);
  // A submenu that is opened by mouse leaves the focus on its item.
  if (path[depth] === "tooltip" || path[depth] === "toast" || (isSubmenu && way === "mouse"))
    return;
  await waitFor(() => expect(layer.contains(document.activeElement)).toBe(true));
}

async function close(path: Path, depth: number, way: Way) {
  const kind = path[depth];
  const layer = layerOf(path, depth) as HTMLElement;
  const opener = isBesideMenu(path, depth)
    ? within(page()).getByRole("button", { name: `Beside ${nameOf(path, depth)}`, hidden: true })
    : openerOf(path, depth);
  const isSubmenu = kind === "menu" && path[depth - 1] === "menu";
  if (way === "keys") {
    if (kind === "toast") await userEvent.keyboard("{F8}{Tab}");
    await userEvent.keyboard(isSubmenu ? "{ArrowLeft}" : "{Escape}");
  } else if (kind === "tooltip")
    await fireEvent.pointerOut(opener, { pointerType: "mouse", relatedTarget: page() });
  else if (isSubmenu) {
    // The pointer moves on and on over another item.
    const other = within(page()).getByText(`First ${nameOf(path, depth - 1)}`);
    await fireEvent.pointerOut(opener, { pointerType: "mouse", relatedTarget: other });
    await waitFor(async () => {
      await fireEvent.pointerMove(other, { pointerType: "mouse" });
      await expect(layerOf(path, depth)).toBeUndefined();
    });
  } else if (kind === "menu" || kind === "date") await userEvent.click(opener);
  else if (kind === "select") {
    await userEvent.click(await within(layer).findByRole("option", { name: "Vic" }));
  } else {
    const [button] = within(layer).getAllByRole("button", { name: /^(?:Close|Dismiss)/ });
    await userEvent.click(button as HTMLElement);
  }
  await waitFor(() => expect(layerOf(path, depth)).toBeUndefined());
  const left = openAt(path, depth).filter((each) => each !== depth);
  await expect([0, 1, 2].filter((each) => layerOf(path, each))).toEqual(left);
  if (way === "keys" || (kind !== "tooltip" && kind !== "toast" && !isSubmenu)) {
    await waitFor(() => expect(opener).toHaveFocus());
  }
}

const meta = {
  title: "Overlays/Layers",
  component: Popover,
  args: { label: "", trigger: <button type="button" />, children: null },
  tags: ["!autodocs", "no-visual"],
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens and closes every path that begins with a layer. */
const nests = (first: Kind, way: Way): Story => {
  let choose: (path: Path | undefined) => void = () => undefined;
  return {
    render: function Nested() {
      const [path, setPath] = useState<Path>();
      choose = setPath;
      return (
        <ToastProvider>
          <div className="min-h-100">
            {path && <Layer key={path.join()} path={path} depth={0} />}
          </div>
        </ToastProvider>
      );
    },
    play: async ({ step }) => {
      for (const path of pathsFrom(first)) {
        await step(`${path.join(", then ")}, by ${way}`, async () => {
          choose(path);
          await waitFor(() => expect(openerOf(path, 0)).toBeVisible());
          for (const depth of [0, 1, 2]) await open(path, depth, way);
          for (const depth of openAt(path, 2).toReversed()) await close(path, depth, way);
        });
      }
      choose(undefined);
    },
  };
};

export const FromADialogByMouse = nests("dialog", "mouse");
export const FromADialogByKeys = nests("dialog", "keys");
export const FromAPopoverByMouse = nests("popover", "mouse");
export const FromAPopoverByKeys = nests("popover", "keys");
export const FromAMenuByMouse = nests("menu", "mouse");
export const FromAMenuByKeys = nests("menu", "keys");
