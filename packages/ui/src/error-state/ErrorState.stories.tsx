import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { conforms, fitsNarrow } from "../conformance/index.ts";
import { ErrorState } from "./ErrorState.tsx";

const meta = {
  title: "States/ErrorState",
  component: ErrorState,
  args: {
    title: "No s'han pogut carregar les experiències",
    children: "El servidor no respon. Comproveu la connexió i torneu-ho a provar.",
    retryLabel: "Torna-ho a provar",
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Retries: Story = {
  tags: ["snapshot"],
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent(
      "El servidor no respon",
    );
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Torna-ho a provar" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Retrying: Story = { args: { retrying: true } };
export const Conforms = conforms(HTMLDivElement, (props) => (
  <ErrorState {...props} title="Failed" />
));

export const Narrow = fitsNarrow(() => (
  <ErrorState title="No s'han pogut carregar les experiències" onRetry={() => {}}>
    El servidor no respon. Comproveu la connexió i torneu-ho a provar.
  </ErrorState>
));
