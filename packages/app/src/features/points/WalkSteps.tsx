import { pointLabel } from "@panel/domain/check/finding-text";
import { Button } from "@panel/ui/button";
import { IconButton } from "@panel/ui/icon-button";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useRouteCheck } from "../../route/check/check-context.ts";
import type { ShownWalk } from "../../route/check/check-state.ts";
import { useFindingWords } from "../../route/check/finding-words.ts";
import { keyOf } from "@panel/ui/style";

/** The step of a walk that the map shows, in words, with buttons to the others. */
export function WalkSteps({ walk }: { walk: ShownWalk }) {
  const { t } = useTranslation();
  const { store } = useRouteCheck();
  const words = useFindingWords();
  const region = useRef<HTMLElement>(null);
  const { key, steps, at } = walk;
  const step = steps[at];

  useEffect(() => {
    region.current?.scrollIntoView({ block: "nearest" });
    region.current?.focus({ preventScroll: true });
  }, [key]);
  if (!words || !step) return null;

  const show = (next: number) => {
    if (next >= 0 && next < steps.length) store.showWalk({ ...walk, at: next });
  };
  const close = () => {
    store.showWalk(undefined);
    document.querySelector<HTMLElement>(`[data-walk="${CSS.escape(key)}"]`)?.focus();
  };
  const said = { step: at + 1, steps: steps.length, point: pointLabel(words, step.point) };
  const isLast = at === steps.length - 1;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its buttons
    <section
      ref={region}
      tabIndex={-1}
      aria-label={t("ROUTE_CHECK.walkTitle")}
      // The map above it comes into view too, below what is fixed at the top of the window.
      className="scroll-mt-[33rem] scroll-mb-28 flex flex-wrap items-center gap-2 rounded-card border border-line p-2 outline-none"
      onKeyDown={(event) => {
        if (event.key === "ArrowRight") show(at + 1);
        else if (event.key === "ArrowLeft") show(at - 1);
        else if (keyOf(event) === "Escape") close();
        else return;
        event.preventDefault();
      }}
    >
      <IconButton
        label={t("ROUTE_CHECK.previousStep")}
        aria-disabled={at === 0}
        onClick={() => show(at - 1)}
      >
        <ChevronLeft />
      </IconButton>
      <IconButton
        label={t("ROUTE_CHECK.nextStep")}
        aria-disabled={isLast}
        onClick={() => show(at + 1)}
      >
        <ChevronRight />
      </IconButton>
      <p role="status" className="min-w-0 flex-1 basis-48 text-body">
        <span>
          {t(step.event === "reach" ? "ROUTE_CHECK.stepReach" : "ROUTE_CHECK.stepExpire", said)}
        </span>
        {isLast && <strong className="font-medium"> {t("ROUTE_CHECK.walkEnd")}</strong>}
      </p>
      <Button size="sm" onClick={close}>
        {t("ROUTE_CHECK.closeWalk")}
      </Button>
    </section>
  );
}
