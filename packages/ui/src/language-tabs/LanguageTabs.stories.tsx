import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import {
  conforms,
  drawnWith,
  fitsNarrowWindow,
  inForcedColors,
  translate,
} from "../conformance/index.ts";
import { LanguagePanel, LanguageTabs } from "./index.ts";

const meta = {
  title: "Back office/LanguageTabs",
  component: LanguageTabs,
  args: {
    label: "Language of the content",
    value: "cas",
    onValueChange: fn(),
    languages: [
      { code: "cas", label: "ES", name: "Español", state: "complete" },
      { code: "cat", label: "CAT", name: "Català", state: "incomplete", missing: 3 },
      { code: "eng", label: "EN", name: "English", state: "empty" },
    ],
  },
  render: function HeldTabs(args) {
    const [value, setValue] = useState(args.value);
    return (
      <LanguageTabs
        {...args}
        value={value}
        onValueChange={(code) => {
          setValue(code);
          args.onValueChange(code);
        }}
      />
    );
  },
} satisfies Meta<typeof LanguageTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

const panels = ["cas", "cat", "eng"].map((code) => (
  <LanguagePanel key={code} code={code} keepMounted>
    <input aria-label={`Name, ${code}`} className="rounded-field border border-line-strong p-2" />
  </LanguagePanel>
));

export const StatesInWords: Story = {
  tags: ["snapshot"],
  name: "UIK-03 Each tab says its state in words",
  args: { children: panels },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("tab", { name: "Español, complete" })).toBeVisible();
    await expect(canvas.getByRole("tab", { name: "Català, 3 missing" })).toBeVisible();
    await expect(canvas.getByRole("tab", { name: "English, empty" })).toBeVisible();
  },
};

export const Errors: Story = {
  name: "UIK-03 A tab with errors says how many, and how complete it is",
  args: {
    children: panels,
    languages: [
      { code: "cas", label: "ES", state: "incomplete", missing: 2, errors: 1 },
      { code: "cat", label: "CAT", state: "complete", errors: 2 },
      { code: "eng", label: "EN", name: "English", state: "empty", errors: 1 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("tab", { name: "ES 1 error 2 missing" })).toBeVisible();
    await expect(canvas.getByRole("tab", { name: "CAT 2 errors complete" })).toBeVisible();
    await expect(canvas.getByRole("tab", { name: "English, 1 error empty" })).toBeVisible();
    await expect(canvas.getByText("2 missing").offsetWidth).toBeGreaterThan(20);
  },
};

export const ErrorsNarrow: Story = {
  name: "UIK-03 Where there is no room for both, a tab shows its errors and reads out the rest",
  args: {
    children: panels,
    languages: [
      { code: "cas", label: "ES", state: "incomplete", missing: 12, errors: 3 },
      { code: "cat", label: "CAT", state: "incomplete", missing: 12, errors: 3 },
      { code: "eng", label: "EN", state: "incomplete", missing: 12, errors: 3 },
    ],
    labels: {
      missing: (count) => `${count} per escriure`,
      errors: (count) => `${count} errors`,
    },
  },
  decorators: [
    (Bar) => (
      <div style={{ width: 358 }}>
        <Bar />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const tab = canvas.getByRole("tab", { name: "CAT 3 errors 12 per escriure" });
    await expect(within(tab).getByText("3 errors").offsetWidth).toBeGreaterThan(20);
    const lacking = within(tab).getByText("12 per escriure").closest("[class*='sr-only']");
    await expect(lacking).toHaveProperty("offsetWidth", 1);
    const list = canvas.getByRole("tablist");
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

export const ByKeyboard: Story = {
  name: "UIK-03 Arrows choose a language, Tab leaves the list",
  args: { children: panels },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: /Català/ })).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("cat");
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("tab", { name: /English/, selected: true })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: /Español/, selected: true })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("textbox", { name: "Name, cas" })).toHaveFocus();
  },
};

export const PanelsKeepTheirText: Story = {
  name: "UIK-03 A panel keeps what was typed while another language is shown",
  args: { children: panels },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Name, cas" }), "Ruta");
    await userEvent.click(canvas.getByRole("tab", { name: /English/ }));
    await expect(canvas.queryByRole("textbox", { name: "Name, cas" })).toBeNull();
    await userEvent.click(canvas.getByRole("tab", { name: /Español/ }));
    await expect(canvas.getByRole("textbox", { name: "Name, cas" })).toHaveValue("Ruta");
  },
};

export const Translated: Story = {
  name: "UIK-03 On a page that the browser translates, a tab's state changes with what is written",
  render: function Written(args) {
    const [name, setName] = useState("Ruta");
    const state = name === "" ? "empty" : "complete";
    return (
      <>
        <LanguageTabs {...args} languages={[{ code: "cas", label: "ES", state }]} />
        <input aria-label="Name" value={name} onChange={(e) => setName(e.target.value)} />
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    translate(canvasElement);
    const name = canvas.getByRole("textbox");
    await userEvent.clear(name);
    await expect(canvas.getByRole("tab", { name: "ES empty" })).toBeVisible();
    translate(canvasElement);
    await userEvent.type(name, "R");
    await expect(canvas.getByRole("tab", { name: "ES complete" })).toBeVisible();
  },
};

export const BarAlone: Story = {
  name: "UIK-03 A bar that switches groups elsewhere names them",
  args: { controls: ["texts", "credits"], sticky: true },
  decorators: [
    (Bar) => (
      <>
        <Bar />
        <div id="texts" className="p-4">
          Texts
        </div>
        <div id="credits" className="p-4">
          Credits
        </div>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const controls = (name: RegExp) =>
      canvas.getByRole("tab", { name }).getAttribute("aria-controls");
    await expect(controls(/Español/)).toBe("texts credits");
    await expect(controls(/English/)).toBeNull();
    await userEvent.click(canvas.getByRole("tab", { name: /English/ }));
    await expect(controls(/English/)).toBe("texts credits");
    await expect(controls(/Español/)).toBeNull();
  },
};

export const DarkNarrow: Story = {
  globals: { theme: "dark" },
  args: { children: panels },
  decorators: [
    (Bar) => (
      <div style={{ width: 358 }}>
        <Bar />
      </div>
    ),
  ],
};

export const Uncounted: Story = {
  name: "A language of which nobody counts what is missing says that it is incomplete",
  args: { languages: [{ code: "cat", label: "CAT", name: "Català", state: "incomplete" }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("tab", { name: "Català, incomplete" })).toBeVisible();
  },
};

export const Conforms = conforms(HTMLDivElement, (props) => (
  <LanguageTabs {...props} {...meta.args}>
    {panels}
  </LanguageTabs>
));
export const PanelConforms = conforms(HTMLDivElement, (props) => (
  <LanguageTabs {...meta.args}>
    <LanguagePanel {...props} code="cas">
      Seen
    </LanguagePanel>
  </LanguageTabs>
));

export const ForcedColors: Story = {
  name: "Where colours are forced, the chosen language differs from the others",
  play: async ({ canvas }) => {
    await inForcedColors(async () => {
      const tabs = canvas.getAllByRole("tab");
      const chosen = tabs.filter((tab) => tab.ariaSelected === "true").map(drawnWith);
      const others = tabs.filter((tab) => tab.ariaSelected !== "true").map(drawnWith);
      await expect(others).not.toContain(chosen[0]);
    });
  },
};

const codes =
  "ast ara cat ces dan deu ell eng eus fin fra gal ita jpn kor nld nor oci pol por ron rus cas swe";

/** In a window of 320 px nothing overflows, and a key never reaches a tab that is not seen. */
function manyLanguages(count: number) {
  const languages = codes
    .split(" ")
    .slice(0, count)
    .map((code, place) => ({
      code,
      label: code.toUpperCase(),
      name: `Language ${code}`,
      state: (["complete", "incomplete", "empty"] as const)[place % 3] ?? "empty",
      missing: 3,
    }));
  const narrow = fitsNarrowWindow(() => (
    <LanguageTabs label="Languages" languages={languages} value="ast" onValueChange={fn()} sticky />
  ));
  return {
    ...narrow,
    play: async (context: { canvasElement: HTMLElement }) => {
      await narrow.play(context);
      const tabs = within(context.canvasElement).getAllByRole("tab");
      await expect(tabs).toHaveLength(count);
      tabs[0]?.focus();
      for (const tab of tabs) {
        await expect(tab).toHaveFocus();
        const { left, top, width, height } = tab.getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, top + height / 2);
        await expect(tab.contains(seen)).toBe(true);
        await userEvent.keyboard("{ArrowRight}");
      }
      await expect(tabs[0]).toHaveFocus();
    },
  };
}

export const FourLanguages = manyLanguages(4);
export const TwelveLanguages = manyLanguages(12);
export const TwentyFourLanguages = manyLanguages(24);
