import type { Meta, StoryObj } from "@storybook/react-vite";
import { Map, Plus } from "lucide-react";
import { Button } from "../button/index.ts";
import { conforms, fitsNarrow } from "../conformance/index.ts";
import { EmptyState } from "./EmptyState.tsx";

const meta = {
  title: "States/EmptyState",
  component: EmptyState,
  args: {
    icon: <Map aria-hidden />,
    title: "Encara no hi ha cap experiència",
    children: "Una experiència és una ruta amb punts al mapa, reptes i un premi.",
    action: (
      <Button variant="primary" icon={<Plus aria-hidden />}>
        Crea la primera experiència
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ["snapshot"] };
export const NoMatch: Story = {
  args: {
    icon: undefined,
    title: "Cap experiència no coincideix amb «prado»",
    children: undefined,
    action: <Button>Esborra el filtre</Button>,
  },
};
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div className="w-60">
        <Story />
      </div>
    ),
  ],
};
export const Conforms = conforms(HTMLDivElement, (props) => (
  <EmptyState {...props} title="Nothing yet" />
));

export const NarrowWithLongWords = fitsNarrow(() => (
  <EmptyState
    title="Cap experiència no coincideix amb «desproporcionadament»"
    action={<Button>Esborra el filtre</Button>}
  >
    Proveu-ho amb una altra paraula.
  </EmptyState>
));
