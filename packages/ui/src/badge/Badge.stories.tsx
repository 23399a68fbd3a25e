import type { Meta, StoryObj } from "@storybook/react-vite";
import { conforms, fitsNarrow } from "../conformance/index.ts";
import { Badge } from "./Badge.tsx";

const meta = { title: "Content/Badge", component: Badge } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  tags: ["snapshot"],
  render: () => (
    <div className="flex flex-wrap gap-2">
      {(["neutral", "lime", "success", "error", "warning", "info"] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone === "neutral" ? 12 : tone}
        </Badge>
      ))}
    </div>
  ),
};
export const Conforms = conforms(HTMLSpanElement, (props) => <Badge {...props}>3</Badge>);

export const Narrow = fitsNarrow(() => (
  <Badge tone="warning">Pendent de la revisió dels col·laboradors</Badge>
));
