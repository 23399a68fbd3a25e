import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/index.ts";
import { conforms, fitsNarrow } from "../conformance/index.ts";
import { Card, CardHeader } from "./Card.tsx";

const meta = { title: "Content/Card", component: Card } satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithHeader: Story = {
  tags: ["snapshot"],
  render: () => (
    <Card className="max-w-md">
      <CardHeader
        title="Col·laboradors"
        description="Qui pot editar aquesta experiència."
        action={<Button size="sm">Afegeix-ne</Button>}
      />
      <p className="text-ink-muted">Encara no n'hi ha cap.</p>
    </Card>
  ),
};
export const Conforms = conforms(HTMLDivElement, (props) => <Card {...props}>Card</Card>);
export const HeaderConforms = conforms(HTMLDivElement, (props) => (
  <CardHeader {...props} title="Collaborators" />
));

export const Narrow = fitsNarrow(() => (
  <Card>
    <CardHeader
      title="Internacionalitzacionsdesproporcionadament llargues"
      description="Qui pot editar aquesta experiència."
      action={<Button size="sm">Afegeix-ne</Button>}
    />
  </Card>
));
