import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/index.ts";
import { type ToastOptions, ToastProvider, useToast } from "./Toast.tsx";

const undo = fn();

const Shower = ({ label, ...toast }: ToastOptions & { label: string }) => {
  const { show } = useToast();
  return <Button onClick={() => show(toast)}>{label}</Button>;
};

const meta = {
  title: "Messages/Toast",
  component: ToastProvider,
  args: {
    children: (
      <div className="flex min-h-80 items-start gap-2">
        <Shower label="Desa" title="Els canvis s'han desat" />
        <Shower
          label="Falla"
          tone="error"
          title="No s'ha pogut desar"
          description="El servidor no respon."
        />
        <Shower
          label="Arxiva"
          tone="info"
          title="«Ruta del Prado» arxivada"
          duration={null}
          action={{ label: "Desfés", onSelect: undo }}
        />
      </div>
    ),
  },
  beforeEach: () => {
    undo.mockClear();
  },
} satisfies Meta<typeof ToastProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

const screen = within(document.body);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

export const Shown: Story = {
  tags: ["snapshot"],
  args: { duration: 60_000 },
  play: async () => {
    await press("Desa");
    await press("Falla");
    await press("Arxiva");
    const region = screen.getByRole("region", { name: "Notifications" });
    await expect(within(region).getAllByRole("status")).toHaveLength(2);
    await expect(within(region).getByRole("alert")).toHaveTextContent("No s'ha pogut desar");
  },
};

export const GoesByItself: Story = {
  args: { duration: 60 },
  play: async () => {
    await press("Desa");
    await expect(screen.getByText("Els canvis s'han desat")).toBeVisible();
    await waitFor(() => expect(screen.queryByText("Els canvis s'han desat")).toBeNull());
  },
};

export const ErrorsStay: Story = {
  args: { duration: 60 },
  play: async () => {
    await press("Falla");
    await press("Desa");
    await waitFor(() => expect(screen.queryByText("Els canvis s'han desat")).toBeNull());
    await expect(screen.getByText("No s'ha pogut desar")).toBeVisible();
    await press("Dismiss");
    await expect(screen.queryByText("No s'ha pogut desar")).toBeNull();
  },
};

export const ReachedByF8: Story = {
  play: async () => {
    await press("Arxiva");
    await userEvent.keyboard("{F8}{Tab}");
    await expect(screen.getByRole("button", { name: "Desfés" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(undo).toHaveBeenCalledOnce();
    await expect(screen.getByRole("button", { name: "Arxiva" })).toHaveFocus();
  },
};
