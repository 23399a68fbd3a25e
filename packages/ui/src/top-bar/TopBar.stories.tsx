import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Avatar } from "../avatar/index.ts";
import { conforms, drawnWith, inForcedColors, conformsToOpening } from "../conformance/index.ts";
import { LanguageSwitch } from "../language-switch/index.ts";
import { ThemeSwitch } from "../theme-switch/index.ts";
import { TopBar, TopBarEntry } from "./TopBar.tsx";

const meta = {
  title: "Layout/TopBar",
  component: TopBar,
  parameters: { layout: "fullscreen" },
  args: {
    logo: <span className="text-reading font-bold tracking-tight">Explorar</span>,
    navLabel: "Principal",
    menuLabel: "Menú",
    entries: (
      <>
        <TopBarEntry href="#experiences" active>
          Experiències
        </TopBarEntry>
        <TopBarEntry href="#bots">Assistents</TopBarEntry>
        <TopBarEntry href="#library" onClick={(event) => event.preventDefault()}>
          Biblioteca
        </TopBarEntry>
        <TopBarEntry href="#users">Usuaris</TopBarEntry>
      </>
    ),
    end: (
      <>
        <LanguageSwitch
          label="Idioma"
          value="ca"
          options={[
            { value: "es", label: "Español" },
            { value: "ca", label: "Català" },
          ]}
          onValueChange={() => {}}
        />
        <ThemeSwitch
          label="Tema"
          value="system"
          labels={{ light: "Clar", dark: "Fosc", system: "Del sistema" }}
          onValueChange={() => {}}
        />
        <Avatar name="Núria Puig" size="sm" className="ms-1" />
      </>
    ),
  },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  tags: ["snapshot"],
  globals: { viewport: { value: undefined } },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole("banner");
    await expect(bar.getBoundingClientRect().height).toBe(56);
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: "mobile1" } },
  play: async ({ canvasElement }) => {
    if (window.innerWidth >= 1024) return;
    const menu = within(canvasElement).getByRole("button", { name: "Menú" });
    menu.focus();
    await userEvent.keyboard("{Enter}");
    const sheet = within(await within(document.body).findByRole("dialog", { name: "Menú" }));
    await expect(sheet.getByRole("link", { name: "Experiències" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await userEvent.click(sheet.getByRole("link", { name: "Biblioteca" }));
    await waitFor(() => expect(within(document.body).queryByRole("dialog")).toBeNull());
    await expect(menu).toHaveFocus();
  },
};
export const Widened: Story = {
  name: "Widened while its sheet is open, the bar has its entries, the focus and the page again",
  globals: { viewport: { value: "mobile1" } },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole("button", { name: "Menú" });
    await userEvent.click(menu);
    await within(document.body).findByRole("dialog", { name: "Menú" });
    await expect(document.body).toHaveAttribute("data-scroll-locked");
    // Visible as from 1024 px, set here because the story's window is narrow.
    const nav = canvas.getByRole("banner", { hidden: true }).querySelector("nav") as HTMLElement;
    menu.style.display = "none";
    nav.style.visibility = "visible";
    window.dispatchEvent(new Event("resize"));
    await waitFor(() => expect(within(document.body).queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(canvas.getByRole("link", { name: "Experiències" })).toHaveFocus());
    await expect(document.body).not.toHaveAttribute("data-scroll-locked");
  },
};

export const Conforms = conforms(HTMLElement, (props) => (
  <TopBar {...props} logo="Explorar" navLabel="Main" />
));
export const EntryConforms = conforms(HTMLAnchorElement, (props) => (
  <TopBarEntry {...props} href="#users">
    Users
  </TopBarEntry>
));

export const ForcedColors: Story = {
  name: "Where colours are forced, the current place differs from the others",
  play: async ({ canvas }) => {
    await inForcedColors(async () => {
      const links = canvas.getAllByRole("link", { hidden: true });
      const current = links.filter((link) => link.ariaCurrent).map(drawnWith);
      const others = links.filter((link) => !link.ariaCurrent).map(drawnWith);
      await expect(others).not.toContain(current[0]);
    });
  },
};

export const ConformsToOpening = conformsToOpening(
  (props) => (
    <TopBar
      {...props}
      logo="Explorar"
      navLabel="Main"
      entries={<TopBarEntry href="#users">Users</TopBarEntry>}
    />
  ),
  "dialog",
  { viewport: { value: "mobile1" } },
);
