import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArrowRight, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { conforms, fitsNarrow, translate } from "../conformance/index.ts";
import { Tooltip } from "../tooltip/index.ts";
import { Button } from "./Button.tsx";

const submitted = fn();

const meta = {
  title: "Form/Button",
  component: Button,
  args: { children: "Save", onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  tags: ["snapshot"],
  render: () => (
    <div className="flex flex-wrap items-center gap-2">
      <Button variant="primary" icon={<Plus aria-hidden />}>
        Crear experiencia
      </Button>
      <Button>Previsualitzar</Button>
      <Button variant="quiet">Descartar els canvis</Button>
      <Button variant="danger" icon={<Trash2 aria-hidden />}>
        Suprimeix definitivament
      </Button>
      <Button disabled>Desactivat</Button>
      <Button variant="primary" disabled>
        Desactivat
      </Button>
    </div>
  ),
};

export const Sizes: Story = {
  tags: ["snapshot"],
  render: () => (
    <div className="flex flex-wrap items-center gap-2">
      {(["sm", "md", "lg"] as const).map((size) => (
        <Button key={size} size={size} variant="primary" iconEnd={<ArrowRight aria-hidden />}>
          Continuar
        </Button>
      ))}
    </div>
  ),
};

export const Presses: Story = {
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole("button", { name: "Save" }).focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const LoadingIgnoresClicks: Story = {
  args: { loading: true, variant: "primary" },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button", { name: /Save/ });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute("aria-busy", "true");
  },
};

const Saver = () => {
  const [loading, setLoading] = useState(false);
  return (
    <Button
      variant="primary"
      // Disabled too, as a form does while it saves: it keeps the focus nevertheless.
      disabled={loading}
      loading={loading}
      loadingLabel="S'està desant…"
      onClick={() => setLoading(true)}
    >
      Desa
    </Button>
  );
};

export const LoadingKeepsWidthAndFocus: Story = {
  render: () => <Saver />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Desa" });
    const before = button.getBoundingClientRect().width;
    await userEvent.click(button);
    await expect(
      within(canvasElement).getByRole("button", { name: "S'està desant…" }),
    ).toHaveFocus();
    await expect(button.getBoundingClientRect().width).toBe(before);
  },
};

export const LoadingDoesNotSubmit: Story = {
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <input aria-label="Name" />
      <Button {...args} onClick={undefined} type="submit" loading />
    </form>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText("Name"), "Prado{Enter}");
    await expect(submitted).not.toHaveBeenCalled();
  },
};

export const Translated: Story = {
  name: "On a page that the browser translates, its icon comes and goes",
  render: function Followed() {
    const [followed, setFollowed] = useState(false);
    return (
      <Button
        icon={followed && <Plus role="img" aria-label="Followed" />}
        onClick={() => setFollowed(!followed)}
      >
        Follow
      </Button>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    translate(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Follow" }));
    await userEvent.click(canvas.getByRole("button", { name: "Followed Follow" }));
    await expect(canvas.getByRole("button", { name: "Follow" })).toBeVisible();
  },
};

const pressedOff = fn();
export const AriaDisabled: Story = {
  name: "With aria-disabled it looks and acts disabled, takes the focus, and its tooltip says why",
  beforeEach: () => {
    pressedOff.mockClear();
  },
  render: () => (
    <form
      className="flex gap-2 pt-16"
      onSubmit={(event) => {
        event.preventDefault();
        pressedOff();
      }}
    >
      <Tooltip content="Falta el nom" showDelay={0}>
        <Button aria-disabled variant="primary" type="submit" onClick={pressedOff}>
          Publica
        </Button>
      </Tooltip>
      <Button asChild aria-disabled="true">
        <a href="#published">Obre-la</a>
      </Button>
      <Button aria-disabled={false} onClick={pressedOff}>
        Desa
      </Button>
    </form>
  ),
  play: async ({ canvas }) => {
    const publish = canvas.getByRole("button", { name: "Publica" });
    const { backgroundColor } = getComputedStyle(publish);
    await expect(getComputedStyle(publish).opacity).toBe("0.5");
    await userEvent.hover(publish);
    await within(document.body).findByRole("tooltip", { name: "Falta el nom" });
    await expect(getComputedStyle(publish).backgroundColor).toBe(backgroundColor);
    await userEvent.click(publish);
    await userEvent.keyboard("{Enter} ");
    await expect(publish).toHaveFocus();
    await userEvent.click(canvas.getByRole("link", { name: "Obre-la" }));
    await expect(location.hash).not.toBe("#published");
    await expect(pressedOff).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Desa" }));
    await expect(pressedOff).toHaveBeenCalledOnce();
  },
};

export const OffByTouch: Story = {
  name: "A tap on a button that is aria-disabled shows its tooltip",
  render: () => (
    <div className="pt-16">
      <Tooltip content="Falta el nom">
        <Button aria-disabled>Publica</Button>
      </Tooltip>
    </div>
  ),
  play: async ({ canvas }) => {
    const publish = canvas.getByRole("button", { name: "Publica" });
    await userEvent.pointer({ target: publish, keys: "[TouchA]" });
    await within(document.body).findByRole("tooltip", { name: "Falta el nom" });
  },
};

export const AsLink: Story = {
  render: () => (
    <Button asChild variant="primary" icon={<Plus aria-hidden />}>
      <a href="#new">Nova ruta</a>
    </Button>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "Nova ruta" })).toHaveClass(
      "bg-lime",
    );
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
  },
};

export const Conforms = conforms(HTMLButtonElement, (props) => <Button {...props}>Save</Button>);

export const Narrow = fitsNarrow(() => (
  <Button fullWidth icon={<Plus aria-hidden />}>
    Crea una experiència
  </Button>
));
