import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import {
  conforms,
  drawnWith,
  fitsNarrowWindow,
  inForcedColors,
  conformsToForm,
  conformsToOpening,
} from "../conformance/index.ts";
import { Dialog } from "../dialog/index.ts";
import { Field } from "../field/index.ts";
import { type SearchableOption, SearchableSelect } from "./index.ts";

const cities: readonly SearchableOption[] = [
  { value: "av", label: "Ávila", description: "Castilla y León" },
  { value: "bcn", label: "Barcelona", description: "Catalunya" },
  { value: "gi", label: "Girona", description: "Catalunya" },
  { value: "mad", label: "Madrid", description: "Comunidad de Madrid" },
  { value: "old", label: "Oviedo", description: "Ja no disponible", disabled: true },
];

const many: readonly SearchableOption[] = Array.from({ length: 10_000 }, (_, index) => ({
  value: `p${index}`,
  label: `Punt del mapa ${index}`,
}));

const chose = fn();

interface FormProps {
  options: readonly SearchableOption[];
  initial?: string;
  error?: string;
  disabled?: boolean;
  clearable?: boolean;
}

function One({ options, initial = "", error, disabled = false, clearable = false }: FormProps) {
  const [value, setValue] = useState(initial);
  return (
    <Field label="Ciutat de l'experiència" error={error} disabled={disabled} className="max-w-72">
      <SearchableSelect
        label="Ciutats"
        placeholder="Trieu una ciutat"
        clearable={clearable}
        options={options}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          chose(next);
        }}
      />
    </Field>
  );
}

interface SeveralProps {
  options: readonly SearchableOption[];
  initial?: readonly string[];
}

function Several({ options, initial = [] }: SeveralProps) {
  const [value, setValue] = useState(initial);
  return (
    <Field label="Ciutats" className="max-w-72">
      <SearchableSelect
        multiple
        label="Ciutats"
        placeholder="Totes"
        options={options}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          chose(next);
        }}
      />
    </Field>
  );
}

const meta = {
  title: "Form/SearchableSelect",
  component: One,
  args: { options: cities },
} satisfies Meta<typeof One>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chooses: Story = {
  tags: ["snapshot"],
  name: "A choice is found by a part of it, without accents, and taken with Enter",
  play: async ({ canvas }) => {
    const box = canvas.getByRole("combobox", { name: "Ciutat de l'experiència" });
    await expect(box).toHaveTextContent("Trieu una ciutat");
    box.focus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(canvas.getByRole("searchbox", { name: "Search" })).toHaveFocus());
    await canvas.findByRole("option", { name: /Madrid/ });
    await userEvent.keyboard("avi");
    await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(1));
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(chose).toHaveBeenLastCalledWith("av");
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toHaveTextContent("Ávila");
  },
};

export const Open: Story = {
  tags: ["snapshot"],
  name: "The chosen option is marked",
  args: { initial: "gi" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    const option = await canvas.findByRole("option", { name: /Girona/ });
    await expect(option).toHaveAttribute("aria-selected", "true");
    await expect(canvas.getByRole("option", { name: /Oviedo/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};

export const OpenDark: Story = { ...Open, globals: { theme: "dark" } };

export const Multiple: Story = {
  name: "Several are chosen one after the other; the list stays open",
  render: ({ options }) => <Several options={options} />,
  play: async ({ canvas }) => {
    const box = canvas.getByRole("combobox", { name: "Ciutats" });
    await userEvent.click(box);
    await userEvent.click(await canvas.findByRole("option", { name: /Madrid/ }));
    await userEvent.click(canvas.getByRole("option", { name: /Girona/ }));
    await expect(chose).toHaveBeenLastCalledWith(["mad", "gi"]);
    await expect(box).toHaveTextContent("2 chosen");
    await userEvent.click(canvas.getByRole("option", { name: /Madrid/ }));
    await expect(chose).toHaveBeenLastCalledWith(["gi"]);
    await expect(box).toHaveTextContent("Girona");
  },
};

export const KeepsWhatIsNoOptionYet: Story = {
  name: "A chosen value that is not an option yet is kept while others are added and removed",
  render: ({ options }) => <Several options={options} initial={["tgn", "gi"]} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await userEvent.click(await canvas.findByRole("option", { name: /Madrid/ }));
    await expect(chose).toHaveBeenLastCalledWith(["tgn", "gi", "mad"]);
    await userEvent.click(canvas.getByRole("option", { name: /Girona/ }));
    await expect(chose).toHaveBeenLastCalledWith(["tgn", "mad"]);
  },
};

export const Clearable: Story = {
  name: "Where it is allowed, one choice is taken back by its button or by Delete; the focus stays",
  args: { clearable: true, initial: "gi" },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("combobox");
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await expect(chose).toHaveBeenLastCalledWith("");
    await expect(box).toHaveFocus();
    await expect(box).toHaveTextContent("Trieu una ciutat");
    await expect(canvas.queryByRole("button", { name: "Clear" })).toBeNull();
    await userEvent.click(box);
    await userEvent.click(await canvas.findByRole("option", { name: /Madrid/ }));
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard("{Delete}");
    await expect(chose).toHaveBeenLastCalledWith("");
  },
};

export const NoMatch: Story = {
  name: "Nothing found is said; Escape closes",
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await canvas.findByRole("option", { name: /Madrid/ });
    await userEvent.keyboard("xyz");
    await expect(await canvas.findByText("Nothing found.")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
  },
};

export const TenThousand: Story = {
  name: "Of ten thousand options only those in view are in the document",
  args: { options: many },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await canvas.findByRole("option", { name: "Punt del mapa 0" });
    await expect(canvas.getAllByRole("option").length).toBeLessThan(60);
    await userEvent.keyboard("mapa 9998");
    await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(1));
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(chose).toHaveBeenLastCalledWith("p9998");
  },
};

export const ChosenInSight: Story = {
  name: "The chosen option is in sight when the list opens, and the arrows go on from it",
  args: { options: many, initial: "p5000" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    const option = await canvas.findByRole("option", { name: "Punt del mapa 5000" });
    await waitFor(() => {
      const [box, around] = [option, canvas.getByRole("listbox")].map((each) =>
        each.getBoundingClientRect(),
      );
      return expect(
        box && around && box.top >= around.top && box.bottom <= around.bottom,
      ).toBeTruthy();
    });
    await expect(canvas.getByRole("searchbox")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(chose).toHaveBeenLastCalledWith("p5001");
  },
};

export const Chips: Story = {
  tags: ["snapshot"],
  name: "Several chosen are shown as chips, of more than six their number; keys take them away",
  render: ({ options }) => (
    <Several options={options} initial={["p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8"]} />
  ),
  args: { options: many },
  play: async ({ canvas }) => {
    const chips = within(canvas.getByRole("list", { name: "Ciutats" }));
    await expect(chips.getAllByRole("button")).toHaveLength(6);
    await expect(chips.getByText("and 2 more")).toBeVisible();
    chips.getByRole("button", { name: "Remove Punt del mapa 2" }).focus();
    await userEvent.keyboard("{Delete}");
    await expect(chose).toHaveBeenLastCalledWith(["p1", "p3", "p4", "p5", "p6", "p7", "p8"]);
    await expect(chips.getByRole("button", { name: "Remove Punt del mapa 3" })).toHaveFocus();
    await expect(chips.getByText("and 1 more")).toBeVisible();
  },
};

export const TheLastChip: Story = {
  name: "When the last chip is removed the focus moves to the button",
  render: ({ options }) => <Several options={options} initial={["gi"]} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Remove Girona" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(chose).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByRole("combobox")).toHaveFocus();
    await expect(canvas.queryByRole("list")).toBeNull();
  },
};

export const ForcedColors: Story = {
  name: "Where colours are forced, the option that Enter takes and the chosen one differ from the others",
  render: () => <One options={cities} initial="gi" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    const chosen = await canvas.findByRole("option", { name: /Girona/ });
    const other = canvas.getByRole("option", { name: /Madrid/ });
    await waitFor(() => expect(chosen).toHaveAttribute("data-focused"));
    await inForcedColors(async () => {
      await expect(drawnWith(chosen)).not.toBe(drawnWith(other));
      await expect(chosen.querySelector("svg")).toBeVisible();
      await expect(other.querySelector("svg")).toBeNull();
    });
  },
};

/** The room between the last option and the end of the list. */
async function roomBelow(canvas: ReturnType<typeof within>, last: RegExp): Promise<number> {
  await userEvent.click(canvas.getByRole("combobox"));
  const option = await canvas.findByRole("option", { name: last });
  const list = canvas.getByRole("listbox").getBoundingClientRect();
  return list.bottom - option.getBoundingClientRect().bottom;
}

const six = many.slice(0, 6);

export const EndsWithTheLast: Story = {
  name: "A list of a few options ends with the last one",
  render: () => <One options={six} />,
  play: async ({ canvas }) => {
    await expect(await roomBelow(canvas, /mapa 5/)).toBeLessThanOrEqual(5);
  },
};

export const EndsWithTheLastOfTwoLines: Story = {
  name: "So does one of options in two lines",
  render: () => <One options={cities} />,
  play: async ({ canvas }) => {
    await expect(await roomBelow(canvas, /Oviedo/)).toBeLessThanOrEqual(5);
  },
};

export const Invalid: Story = {
  args: { error: "Trieu una ciutat de la llista." },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("combobox");
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription("Trieu una ciutat de la llista.");
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox")).toBeDisabled();
  },
};

export const InADialog: Story = {
  name: "In a dialog its options can be pressed, and Escape leaves the dialog open",
  render: (args) => (
    <Dialog open title="Nova experiència" onClose={fn()}>
      <One {...args} />
    </Dialog>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole("combobox"));
    await userEvent.click(await page.findByRole("option", { name: /Girona/ }));
    await expect(chose).toHaveBeenLastCalledWith("gi");
    await expect(page.getByRole("dialog", { name: "Nova experiència" })).toBeVisible();
  },
};

export const Conforms = conforms(HTMLButtonElement, (props) => (
  <SearchableSelect
    {...props}
    aria-label="City"
    label="Cities"
    options={cities}
    value="av"
    onValueChange={fn()}
  />
));

export const Narrow = fitsNarrowWindow(
  () => (
    <SearchableSelect
      multiple
      aria-label="Establiments"
      label="Establiments"
      options={[
        { value: "a", label: "Internacionalitzacionsdesproporcionadamentllarguíssimes" },
        { value: "b", label: "Biblioteca", description: "Desproporcionadamentinternacionalitzada" },
      ]}
      value={["a", "b"]}
      onValueChange={fn()}
    />
  ),
  { show: (root) => userEvent.click(within(root).getByRole("combobox")), role: "listbox" },
);

const inAForm = [
  { value: "bcn", label: "Barcelona" },
  { value: "mad", label: "Madrid" },
];
const chooseMadrid = async (form: HTMLElement) => {
  await userEvent.click(within(form).getByRole("combobox"));
  await userEvent.click(await within(form).findByRole("option", { name: "Madrid" }));
  await userEvent.keyboard("{Escape}");
};
export const ConformsToForm = conformsToForm(
  (props) => (
    <SearchableSelect
      {...props}
      aria-label="City"
      label="Cities"
      options={inAForm}
      defaultValue="bcn"
    />
  ),
  {
    sends: ["bcn"],
    change: chooseMadrid,
    changed: ["mad"],
    empty: (props) => (
      <SearchableSelect {...props} aria-label="City" label="Cities" options={inAForm} />
    ),
  },
);
export const SeveralConformToForm = conformsToForm(
  (props) => (
    <SearchableSelect
      {...props}
      multiple
      aria-label="City"
      label="Cities"
      options={inAForm}
      defaultValue={["bcn"]}
    />
  ),
  {
    sends: ["bcn"],
    change: chooseMadrid,
    changed: ["bcn", "mad"],
    empty: (props) => (
      <SearchableSelect {...props} multiple aria-label="City" label="Cities" options={inAForm} />
    ),
  },
);

export const ConformsToOpening = conformsToOpening(
  (props) => <SearchableSelect {...props} aria-label="City" label="Cities" options={cities} />,
  "dialog",
);
