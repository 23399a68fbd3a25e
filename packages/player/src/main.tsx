import { followTheme } from "@panel/ui/style";
import { createRoot } from "react-dom/client";
import "./app.css";
import { Framed } from "./Framed.tsx";
import { Linked } from "./phone/Linked.tsx";

const { pathname, hash } = location;
followTheme(undefined);

// The panel frames the page as <base>/try/author; a trial link is <base>/try/#<token>.
createRoot(document.getElementById("root")!).render(
  pathname.endsWith("/try/author") ? (
    <Framed />
  ) : (
    <Linked base={pathname.slice(0, pathname.lastIndexOf("/try/"))} token={hash.slice(1)} />
  ),
);

// Another link in the same tab. Entries of the screens in the history leave the hash as it is.
addEventListener("hashchange", () => location.reload());

// Once the page is on the screen.
void import("./typeface.ts");
