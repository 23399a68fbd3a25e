import { useEffect, type RefObject } from "react";
import { useTranslation } from "react-i18next";

/** Whether a screen was shown since the page was loaded; the first one leaves the focus where the browser begins. */
let arrived = false;

/**
 * Makes the heading of a screen the title of the document and, after a navigation, moves the focus to it, so that
 * it is read out. A control of the screen that took the focus itself keeps it.
 */
export function useScreenHeading(heading: RefObject<HTMLElement | null>, title: string): void {
  const { t } = useTranslation();
  const product = t("GENERIC.appName");
  useEffect(() => {
    document.title = `${title} · ${product}`;
    return () => {
      document.title = product;
    };
  }, [title, product]);

  useEffect(() => {
    if (!arrived) {
      arrived = true;
      return undefined;
    }
    const arrive = () => {
      if (document.activeElement?.closest("main")) return;
      heading.current?.focus({ preventScroll: true });
    };
    arrive();
    // A dialog that has just closed gives the focus back after this.
    const timer = setTimeout(arrive);
    return () => clearTimeout(timer);
  }, [heading]);
}
