import type { Meta, StoryObj } from "@storybook/react-vite";
import { Plus } from "lucide-react";
import { expect, within } from "storybook/test";
import { Button } from "../button/index.ts";
import { conforms } from "../conformance/index.ts";
import { StatusPill } from "../status-pill/index.ts";
import { TextLink } from "../text-link/index.ts";
import { PageHeader } from "./PageHeader.tsx";

const meta = {
  title: "Layout/PageHeader",
  component: PageHeader,
  args: {
    title: "Experiències",
    description: "Rutes amb punts al mapa, reptes i premis per als visitants.",
    action: (
      <Button variant="primary" icon={<Plus aria-hidden />}>
        Crea una experiència
      </Button>
    ),
  },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["snapshot"],
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole("heading", {
      level: 1,
      name: "Experiències",
    });
    heading.focus();
    await expect(heading).toHaveFocus();
    heading.blur();
  },
};
export const WithWayBackAndState: Story = {
  args: {
    before: (
      <TextLink href="#back" tone="quiet">
        ← Experiències
      </TextLink>
    ),
    title: "Ruta del Prado",
    after: <StatusPill tone="active">Publicada</StatusPill>,
  },
};
export const NarrowAndLong: Story = {
  tags: ["snapshot"],
  args: { title: "Descobriment dels establiments col·laboradors de l'Eixample" },
  decorators: [
    (Story) => (
      <div className="w-80">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector("header");
    await expect(box?.scrollWidth).toBeLessThanOrEqual(320);
  },
};
export const Conforms = conforms(HTMLElement, (props) => <PageHeader {...props} title="Title" />);
