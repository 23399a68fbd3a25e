import { visitorLanguage } from "@panel/i18n/page-words";
import { followTheme, keyOf } from "@panel/ui/style";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import "./app.css";
import { readPageAddress } from "./page-address.ts";

const address = readPageAddress(location);
followTheme(address.theme);

if (address.hasOuterClose) {
  addEventListener("keydown", (event) => {
    const isDialogOpen = document.querySelector("dialog[open]") !== null;
    if (keyOf(event) === "Escape" && !isDialogOpen) parent.postMessage("explorar-chat-close", "*");
  });
}

createRoot(document.getElementById("root")!).render(
  <App
    address={address}
    firstLanguage={address.language ?? visitorLanguage(navigator.languages)}
  />,
);

void import("./typeface.ts");
