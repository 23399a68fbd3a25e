import { Badge } from "@panel/ui/badge";
import { Button } from "@panel/ui/button";
import { DateField } from "@panel/ui/date-field";
import { catalanLabelSet } from "@panel/ui/label-sets";
import { UiLabelsProvider } from "@panel/ui/labels";
import { PasswordInput } from "@panel/ui/password-input";
import { type Theme, ThemeSwitch } from "@panel/ui/theme-switch";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";

const meta = { title: "Recipes/Around the app" } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Theming: Story = {
  render: function Themed() {
    const [theme, setTheme] = useState<Theme>("light");
    // oxlint-disable-next-line explorar/no-hard-coded-colour -- the colours of another brand
    const brand = { "--color-lime": "#7fd4c1", "--color-lime-ink": "#10201c" };
    return (
      // Instead: the attribute and the variables on `<html>`.
      <div data-theme={theme} style={brand as object} className="flex items-center gap-3">
        <ThemeSwitch
          label="Theme"
          value={theme}
          labels={{ light: "Light", dark: "Dark", system: "Like the system" }}
          onValueChange={setTheme}
        />
        <Button variant="primary">Save</Button>
      </div>
    );
  },
};

export const ServerRendering: Story = {
  render: function Rendered() {
    const page = <Badge tone="success">Drawn on a server</Badge>;
    const html = renderToString(page);
    // The server sends the text; the browser takes it over.
    const takeOver = (element: HTMLElement | null) => {
      if (!element) return undefined;
      const root = hydrateRoot(element, page);
      return () => queueMicrotask(() => root.unmount());
    };
    return <div ref={takeOver} dangerouslySetInnerHTML={{ __html: html }} />;
  },
};

export const OneProviderOfWords: Story = {
  render: () => (
    <UiLabelsProvider labels={catalanLabelSet}>
      <div className="grid gap-4">
        <PasswordInput aria-label="Contrasenya" />
        <DateField aria-label="Data" defaultValue="2026-03-09" />
      </div>
    </UiLabelsProvider>
  ),
};
