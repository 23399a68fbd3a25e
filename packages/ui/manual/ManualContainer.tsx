import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useEffect, useState } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS, UPDATE_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { create } from "storybook/theming";
import { type ThemeName, variables } from "./tokens.ts";

const themes = { light: themeOf("light"), dark: themeOf("dark") };

/** Storybook's own furniture in the colours of the library. */
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

/** What the toolbar says now; the channel keeps the last of each event. */
function lastTheme(): ThemeName {
  const channel = addons.getChannel();
  const [last] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  return themeIn((last as { globals?: Globals } | undefined)?.globals ?? {});
}

function themeIn(globals: Globals): ThemeName {
  return globals["theme"] === "dark" ? "dark" : "light";
}

/** The theme of the toolbar, for pages as for stories. */
function useTheme(): ThemeName {
  const [theme, setTheme] = useState(lastTheme);
  useEffect(() => {
    const channel = addons.getChannel();
    const take = ({ globals }: { globals: Globals }) => setTheme(themeIn(globals));
    channel.on(GLOBALS_UPDATED, take);
    return () => channel.off(GLOBALS_UPDATED, take);
  }, []);
  useEffect(() => {
    document.documentElement.dataset["theme"] = theme;
    const told = ({ target }: Event) => tell(target, theme);
    for (const frame of document.querySelectorAll("iframe")) tell(frame, theme);
    // Frames that come later; their loading is heard on the way down alone.
    document.addEventListener("load", told, true);
    return () => document.removeEventListener("load", told, true);
  }, [theme]);
  return theme;
}

/** A story in a frame of its own begins in the light theme and does not hear the toolbar. */
function tell(frame: EventTarget | null, theme: ThemeName) {
  if (!(frame instanceof HTMLIFrameElement)) return;
  const inside: unknown = Reflect.get(frame.contentWindow ?? {}, "__STORYBOOK_ADDONS_CHANNEL__");
  const channel = inside as ReturnType<typeof addons.getChannel> | undefined;
  channel?.emit(UPDATE_GLOBALS, { globals: { theme } });
}

/** Around every page of the manual. */
export function ManualContainer({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const theme = useTheme();
  return (
    <DocsContainer {...props} theme={themes[theme]}>
      {children}
    </DocsContainer>
  );
}
