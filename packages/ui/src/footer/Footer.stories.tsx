import type { Meta, StoryObj } from "@storybook/react-vite";
import { conforms, fitsNarrow } from "../conformance/index.ts";
import { TextLink } from "../text-link/index.ts";
import { Footer } from "./Footer.tsx";

const meta = {
  title: "Layout/Footer",
  component: Footer,
  parameters: { layout: "fullscreen" },
  args: {
    children: (
      <>
        <span>© 2026 Explorar</span>
        <TextLink href="#privacy" tone="quiet">
          Política de privadesa
        </TextLink>
      </>
    ),
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["snapshot"] };
export const Conforms = conforms(HTMLElement, (props) => <Footer {...props}>Words</Footer>);

export const Narrow = fitsNarrow(() => (
  <Footer>
    <span>© 2026 Explorar</span>
    <TextLink href="#accessibility" tone="quiet">
      Declaració d'accessibilitat
    </TextLink>
  </Footer>
));
