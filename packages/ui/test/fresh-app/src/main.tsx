import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import "./app.css";
import "./nonce.ts";

declare global {
  interface Window {
    /** The exports of each subpath, set when the page was opened to list them. */
    subpaths?: Record<string, string[]>;
  }
}

if (location.search === "?every") {
  const every = await import("./every.ts");
  window.subpaths = Object.fromEntries(
    Object.entries(every).map(([path, exported]) => [path, Object.keys(exported)]),
  );
}

createRoot(document.getElementById("root") as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
