import { existsSync } from "node:fs";

export const WEBKIT_DRIVER = "/usr/bin/WebKitWebDriver";

/** WebKitGTK's own small browser, where Debian puts it; undefined until it is installed. */
export function webkitBrowser(): string | undefined {
  return ["x86_64", "aarch64"]
    .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
    .find((path) => existsSync(path));
}

/** Debian's packages of the driver and of a display without a screen. */
export const WEBKIT_PACKAGES = ["webkit2gtk-driver", "xvfb", "xauth"];

export function hasWebKit(): boolean {
  return webkitBrowser() !== undefined && existsSync(WEBKIT_DRIVER) && existsSync("/usr/bin/Xvfb");
}
