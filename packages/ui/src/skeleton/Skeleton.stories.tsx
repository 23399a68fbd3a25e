import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { conforms } from "../conformance/index.ts";
import { Loading, Skeleton, SkeletonText } from "./Skeleton.tsx";

const meta = { title: "States/Skeleton", component: Loading } satisfies Meta<typeof Loading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsAfterItsDelay: Story = {
  tags: ["snapshot"],
  args: {
    label: "S'estan carregant les experiències",
    delay: 50,
    children: (
      <div className="grid max-w-md gap-4">
        <Skeleton className="h-7 w-48" />
        <SkeletonText lines={4} />
      </div>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toBeEmptyDOMElement();
    await expect(
      await within(canvasElement).findByText("S'estan carregant les experiències"),
    ).toBeInTheDocument();
  },
};
export const Conforms = conforms(HTMLDivElement, (props) => <Skeleton {...props} />);
export const TextConforms = conforms(HTMLDivElement, (props) => <SkeletonText {...props} />);
export const LoadingConforms = conforms(HTMLDivElement, (props) => <Loading {...props} />);
