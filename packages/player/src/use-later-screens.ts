import { useEffect, useState } from "react";

const load = () => import("./later-screens.ts");
type LaterScreens = Awaited<ReturnType<typeof load>>;

let loaded: LaterScreens | undefined;

export async function loadLaterScreens(): Promise<LaterScreens> {
  loaded ??= await load();
  return loaded;
}

/** Between two tries (ms) where they do not come. */
const PAUSE = 3000;

/** The screens that come after the page; undefined until they have come. Once there, they are shown at once. */
export function useLaterScreens(): LaterScreens | undefined {
  const [, tell] = useState(loaded);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const ask = () => {
      loadLaterScreens().then(
        (screens) => !isOver && tell(screens),
        () => {
          if (!isOver) timer = setTimeout(ask, PAUSE);
        },
      );
    };
    if (!loaded) ask();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, []);
  return loaded;
}
