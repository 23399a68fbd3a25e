import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import "./app.css";
import { applyTheme } from "./brand.ts";
import { readPageAddress, visitorLanguage } from "./page-address.ts";

const address = readPageAddress(location);
applyTheme(address.theme);

if (address.hasOuterClose) {
  addEventListener("keydown", ({ key }) => {
    const isDialogOpen = document.querySelector("dialog[open]") !== null;
    if (key === "Escape" && !isDialogOpen) parent.postMessage("explorar-chat-close", "*");
  });
}

createRoot(document.getElementById("root")!).render(
  <App
    address={address}
    firstLanguage={address.language ?? visitorLanguage(navigator.languages)}
  />,
);
