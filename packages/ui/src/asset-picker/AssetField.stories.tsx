import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, type ReactNode, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { conforms, conformsToForm } from "../conformance/index.ts";
import { Field } from "../field/index.ts";
import { AssetField, type PickableAsset } from "./index.ts";

const hills = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 160 120"><rect width="160" height="120" fill="aliceblue"/><path d="M0 120 60 32 110 80 160 50V120Z" fill="seagreen"/></svg>',
)}`;

/** Ten seconds of silence. */
function silence(): string {
  const count = 80_000;
  const head = [68 + 252, 0, 0, 0];
  const bytes = new Uint8Array(44 + count).fill(128);
  bytes.set(new TextEncoder().encode("RIFF"), 0);
  bytes.set(head, 4);
  bytes.set(new TextEncoder().encode("WAVEfmt "), 8);
  bytes.set([16, 0, 0, 0, 1, 0, 1, 0, 64, 31, 0, 0, 64, 31, 0, 0, 1, 0, 8, 0], 16);
  bytes.set(new TextEncoder().encode("data"), 36);
  bytes.set([count & 255, (count >> 8) & 255, (count >> 16) & 255, 0], 40);
  return URL.createObjectURL(new Blob([bytes], { type: "audio/wav" }));
}

const image: PickableAsset = {
  id: "i",
  name: "Il·luminació_extraordinàriament_llarga_de_la_Sagrada_Família_definitiva.webp",
  type: "image",
  src: hills,
  thumbnail: hills,
};
const sound: PickableAsset = {
  id: "s",
  name: "Benvinguda a la ruta.mp3",
  type: "audio",
  src: silence(),
  peaks: Array.from({ length: 48 }, (_, index) => Math.abs(Math.sin(index / 5))),
};
const changed = fn();
const turned = fn();

interface FormProps {
  initial: PickableAsset | null;
  label?: string;
  hint?: ReactNode;
  error?: string;
  disabled?: boolean;
}

function Form({ initial, label = "Imatge de portada", hint, error, disabled }: FormProps) {
  const [value, setValue] = useState(initial);
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      disabled={disabled}
      required
      className="max-w-lg"
    >
      <AssetField
        value={value}
        onValueChange={(asset) => {
          setValue(asset);
          changed(asset);
        }}
        onOpenChange={turned}
        picker={{ title: "Trieu un recurs", assets: [image, sound], locale: "ca" }}
      />
    </Field>
  );
}

const meta = {
  title: "Back office/AssetField",
  component: Form,
  args: { initial: null, hint: "1920 × 1080 píxels, 2 MB com a màxim." },
  beforeEach: () => {
    changed.mockClear();
    turned.mockClear();
  },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

const screen = within(document.body);

export const Empty: Story = {
  tags: ["snapshot"],
  name: "LIB-09 Its button is named and described by the field",
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: /^Imatge de portada.*Choose$/ });
    await expect(button).toHaveAccessibleDescription("1920 × 1080 píxels, 2 MB com a màxim.");
    await expect(canvas.getByRole("group", { name: /^Imatge de portada/ })).toBeVisible();
  },
};

export const Chooses: Story = {
  name: "LIB-09 Browse, choose, change: the field shows what was chosen, and the focus comes back",
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: /Choose$/ });
    await userEvent.click(button);
    await expect(turned).toHaveBeenLastCalledWith(true, "trigger");
    await userEvent.click(await screen.findByRole("option", { name: /^Il·luminació/ }));
    await userEvent.click(screen.getByRole("button", { name: "Choose" }));
    await expect(changed).toHaveBeenLastCalledWith(image);
    await expect(turned).toHaveBeenLastCalledWith(false, "choice");
    await expect(canvas.getByText(image.name)).toHaveAttribute("title", image.name);
    await waitFor(() => expect(canvas.getByRole("button", { name: /Change$/ })).toHaveFocus());
  },
};

export const Removes: Story = {
  name: "LIB-09 What was chosen can be removed; the focus stays in the field",
  args: { initial: image },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Remove Il·luminació/ }));
    await expect(changed).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole("button", { name: /Choose$/ })).toHaveFocus();
  },
};

export const Filled: Story = { tags: ["snapshot"], args: { initial: image } };

export const FilledWithSound: Story = { tags: ["snapshot"], args: { initial: sound } };

export const FilledDark: Story = { args: { initial: sound }, globals: { theme: "dark" } };

export const FilledNarrow: Story = {
  args: { initial: image },
  decorators: [
    (Story) => (
      <div style={{ width: 300 }}>
        <Story />
      </div>
    ),
  ],
};

export const Hears: Story = {
  name: "LIB-05, LIB-09 A sound can be played and stopped in the field, and stops when it is removed",
  args: { initial: sound, label: "Àudio de benvinguda" },
  play: async ({ canvas, canvasElement }) => {
    const audio = canvasElement.querySelector("audio") as HTMLAudioElement;
    await userEvent.click(canvas.getByRole("button", { name: `Play ${sound.name}` }));
    await userEvent.click(await canvas.findByRole("button", { name: `Stop ${sound.name}` }));
    await expect(audio.paused).toBe(true);
    await userEvent.click(await canvas.findByRole("button", { name: `Play ${sound.name}` }));
    await canvas.findByRole("button", { name: `Stop ${sound.name}` });
    await userEvent.click(canvas.getByRole("button", { name: `Remove ${sound.name}` }));
    await waitFor(() => expect(audio.paused).toBe(true));
  },
};

export const NamesItsFile: Story = {
  name: "PNT-03 A sound in the field is named, and so is its file",
  args: { initial: { ...sound, name: "La veu", fileName: "veu.mp3" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("La veu")).toBeVisible();
    await expect(canvas.getByText("Audio · veu.mp3")).toBeVisible();
  },
};

export const Invalid: Story = {
  name: "LIB-09 An error describes the button",
  args: { error: "Trieu una imatge." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /Choose$/ })).toHaveAccessibleDescription(
      /Trieu una imatge\.$/,
    );
  },
};

export const Disabled: Story = {
  args: { initial: image, disabled: true },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole("button")) await expect(button).toBeDisabled();
  },
};

export const Conforms = conforms(HTMLDivElement, (props) => (
  <AssetField
    {...props}
    value={image}
    onValueChange={changed}
    picker={{ title: "Assets", assets: [image] }}
  />
));

const HeldAsset = (
  props: Partial<ComponentProps<typeof AssetField>> & { first?: PickableAsset | null },
) => {
  const { first = image, ...given } = props;
  const [value, setValue] = useState(first);
  return (
    <AssetField
      {...given}
      value={value}
      onValueChange={setValue}
      picker={{ title: "Assets", assets: [image, sound] }}
    />
  );
};
export const ConformsToForm = conformsToForm((props) => <HeldAsset {...props} />, {
  sends: ["i"],
  change: (form) => userEvent.click(within(form).getByRole("button", { name: /^Remove/ })),
  changed: [""],
  empty: (props) => <HeldAsset {...props} first={null} />,
  held: true,
});
