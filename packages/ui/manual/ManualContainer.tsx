import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useEffect, useState } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { create } from "storybook/theming";
import { type ThemeName, variables } from "./tokens.ts";

const themes = { light: themeOf("light"), dark: themeOf("dark") };

/** Storybook's own page elements in the colours of the library. */
function themeOf(base: ThemeName) {
  const value = (name: string) => variables[base][`--color-${name}`];
  return create({
    base,
    fontBase: '"Inter Variable", system-ui, sans-serif',
    appBg: value("paper"),
    appContentBg: value("surface"),
    appPreviewBg: value("surface"),
    appBorderColor: value("line"),
    appBorderRadius: 10,
    textColor: value("ink"),
    textMutedColor: value("ink-muted"),
    colorPrimary: value("ink"),
    colorSecondary: value("ink"),
    barBg: value("surface"),
    barTextColor: value("ink-muted"),
    barSelectedColor: value("ink"),
    barHoverColor: value("ink"),
    inputBg: value("surface"),
    inputBorder: value("line-strong"),
    inputTextColor: value("ink"),
  });
}

type Globals = Readonly<Record<string, unknown>>;

/** The theme chosen in the toolbar; Storybook's channel keeps the last event of each kind. */
function lastTheme(): ThemeName {
  const channel = addons.getChannel();
  const [last] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  return themeIn((last as { globals?: Globals } | undefined)?.globals ?? {});
}

function themeIn(globals: Globals): ThemeName {
  return globals["theme"] === "dark" ? "dark" : "light";
}

/** The theme of the toolbar, applied to pages as well as stories. */
function useTheme(): ThemeName {
  const [theme, setTheme] = useState(lastTheme);
  useEffect(() => {
    const channel = addons.getChannel();
    const take = ({ globals }: { globals: Globals }) => setTheme(themeIn(globals));
    channel.on(GLOBALS_UPDATED, take);
    return () => channel.off(GLOBALS_UPDATED, take);
  }, []);
  useEffect(() => {
    const { dataset } = document.documentElement;
    const changed = dataset["theme"] !== undefined && dataset["theme"] !== theme;
    dataset["theme"] = theme;
    if (!changed) return;
    // A story in an iframe reads the theme of the page only once, at its start, so it is reloaded.
    for (const frame of document.querySelectorAll("iframe")) frame.contentWindow?.location.reload();
  }, [theme]);
  return theme;
}

/** Wraps every page of the manual. */
export function ManualContainer({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const theme = useTheme();
  return (
    <DocsContainer {...props} theme={themes[theme]}>
      {children}
    </DocsContainer>
  );
}
