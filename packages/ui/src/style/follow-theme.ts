/** Follows the theme that the address asks for, else the system's. */
export function followTheme(theme: "light" | "dark" | undefined): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const apply = () => {
    document.documentElement.dataset["theme"] = theme ?? (dark.matches ? "dark" : "light");
  };
  apply();
  dark.addEventListener("change", apply);
}
