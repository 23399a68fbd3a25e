import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import "@panel/ui/scoped.css";

createRoot(document.getElementById("root") as HTMLElement).render(<App />);
