import { useEffect, useEffectEvent, useState } from "react";

/** How long typing pauses before a search is asked for, in ms. */
const pause = 300;

/**
 * The text of a search box whose searches cost a request: told after a pause, at once when it is emptied or told to. A
 * search that the caller changes by itself, such as by the back button, takes the place of the text.
 */
export function useTypedSearch(search: string, tell: (text: string) => void) {
  const [typed, setTyped] = useState(search);
  const [seen, setSeen] = useState(search);
  const [told, setTold] = useState(search);
  if (search !== seen) {
    setSeen(search);
    // What was told comes back while more is typed already.
    if (search !== told) {
      setTold(search);
      setTyped(search);
    }
  }
  const tellNow = (text: string) => {
    if (text === told) return;
    setTold(text);
    tell(text);
  };
  const tellTyped = useEffectEvent(() => tellNow(typed));
  useEffect(() => {
    const timer = setTimeout(() => tellTyped(), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return {
    typed,
    type: (text: string) => {
      setTyped(text);
      if (text === "") tellNow(text);
    },
    enter: () => tellNow(typed),
  };
}
