import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { conforms } from "../conformance/index.ts";
import { Field } from "../field/index.ts";
import { AvatarField } from "./index.ts";

const changed = fn();

interface PersonProps {
  src?: string;
  disabled?: boolean;
}

function Person({ src, disabled = false }: PersonProps) {
  const [value, setValue] = useState<File | null>();
  return (
    <Field label="Fotografia del perfil" hint="PNG, JPEG o WebP." disabled={disabled}>
      <AvatarField
        name="Núria Puig"
        {...(src === undefined ? {} : { src })}
        value={value}
        maxSize={4096}
        locale="ca"
        onValueChange={(next) => {
          setValue(next);
          changed(next);
        }}
      />
    </Field>
  );
}

async function picture(name = "foto.png"): Promise<File> {
  const canvas = document.createElement("canvas");
  canvas.width = 8;
  canvas.height = 8;
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, "image/png");
  });
  return new File([blob as Blob], name, { type: "image/png" });
}

const stored = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

const input = (root: HTMLElement) => root.querySelector("input[type=file]") as HTMLInputElement;

const meta = {
  title: "Form/AvatarField",
  component: Person,
  beforeEach: () => {
    changed.mockClear();
  },
} satisfies Meta<typeof Person>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Remove the picture" })).toBeNull();
  },
};

export const EmptyDark: Story = { globals: { theme: "dark" } };

export const Chooses: Story = {
  name: "A chosen picture is shown and handed out, and can be let go",
  play: async ({ canvas, canvasElement }) => {
    const file = await picture();
    await userEvent.upload(input(canvasElement), file);
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith(file));
    await waitFor(() => expect(canvasElement.querySelector("img")?.src).toMatch(/^blob:/));
    await userEvent.click(canvas.getByRole("button", { name: "Remove the picture" }));
    await expect(changed).toHaveBeenLastCalledWith(undefined);
    await expect(canvasElement.querySelector("img")).toBeNull();
  },
};

export const RemovesTheStored: Story = {
  name: "Removing the stored picture hands out null; the focus stays in the field",
  args: { src: stored },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove the picture" }));
    await expect(changed).toHaveBeenLastCalledWith(null);
    await expect(canvasElement.querySelector("img")).toBeNull();
    await expect(canvas.getByRole("button")).toHaveFocus();
  },
};

export const RefusesTheType: Story = {
  name: "Another type is refused in words",
  play: async ({ canvas, canvasElement }) => {
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(
      input(canvasElement),
      new File(["%PDF"], "a.pdf", { type: "application/pdf" }),
    );
    await expect(await canvas.findByText("Choose a PNG, JPEG or WebP picture.")).toBeVisible();
    await expect(changed).not.toHaveBeenCalled();
  },
};

export const RefusesTheSize: Story = {
  name: "A picture that is too large is refused with the limit",
  play: async ({ canvas, canvasElement }) => {
    const large = new File([new Uint8Array(5000)], "gran.png", { type: "image/png" });
    await userEvent.upload(input(canvasElement), large);
    await expect(await canvas.findByText(/may have at most 4 kB/)).toBeVisible();
  },
};

export const RefusesTheUnreadable: Story = {
  name: "What only calls itself a picture is refused",
  play: async ({ canvas, canvasElement }) => {
    const fake = new File(["not a picture"], "fals.png", { type: "image/png" });
    await userEvent.upload(input(canvasElement), fake);
    await expect(await canvas.findByText(/could not be read as a picture/)).toBeVisible();
    await expect(changed).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { disabled: true, src: stored },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole("button")) await expect(button).toBeDisabled();
  },
};

export const Conforms = conforms(HTMLDivElement, (props) => (
  <AvatarField {...props} name="Ada" value={undefined} onValueChange={fn()} />
));
