import "@panel/ui/styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Page } from "./Page.tsx";

createRoot(document.getElementById("root") as HTMLElement).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
