import { createRoot } from "react-dom/client";
import "./app.css";
import { Framed } from "./Framed.tsx";

createRoot(document.getElementById("root")!).render(<Framed />);
