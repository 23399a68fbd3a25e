import { View } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Button } from "../../button/index.ts";
import { InlineMessage } from "../../inline-message/index.ts";
import { defaultLocale } from "../../labels/default-locale.ts";
import { fetchOnline, PartBoundary } from "../../style/first-load.tsx";
import type { ModelInfo } from "@panel/models/types";
import type { ModelSpace, ModelStageProps } from "../props.ts";
import { englishModelSpaceLabels, type SpaceProblemCode } from "./labels.ts";
import type { SpaceClosed, SpaceViewProps } from "./SpaceView.tsx";
import { usdzProblem } from "./problem.ts";
import { openQuickLook } from "./quick-look.ts";
import { tooHeavy } from "./too-heavy.ts";
import { useUsdz } from "./use-usdz.ts";
import { spaceWay, type SpaceWay } from "./way.ts";

const loadView = () => lazy(() => fetchOnline(() => import("./SpaceView.tsx")));

/** Shared. Loaded at the first tap; replaced after a failure, because React.lazy keeps a failed load. */
let view = loadView();

interface SpaceButtonProps extends Pick<
  ModelStageProps,
  "label" | "labels" | "locale" | "source" | "limits" | "fetch"
> {
  space: ModelSpace;
  lend: SpaceViewProps["lend"];
  info: ModelInfo;
  scale: number;
  /** The animation that is chosen; undefined where the model stands still. */
  clip: string | undefined;
  /** Called when the model is tapped in the room. */
  onTap: () => void;
}

/** Opens the model in the room, in the way that the device has, and tells why where it cannot. */
export default function SpaceButton({ space, lend, info, scale, ...props }: SpaceButtonProps) {
  const { labels, label, locale = defaultLocale } = props;
  const texts = labels.space ?? englishModelSpaceLabels;
  const button = useRef<HTMLButtonElement>(null);
  const [way, setWay] = useState<SpaceWay>();
  const [open, setOpen] = useState(false);
  const [problem, setProblem] = useState<{ code: SpaceProblemCode; detail: string }>();
  const SpaceView = view;
  const { file, making, make } = useUsdz(props, scale);

  useEffect(() => {
    let here = true;
    void spaceWay().then((answer) => here && setWay(answer));
    return () => {
      here = false;
    };
  }, []);

  const close = ({ factor, problem: code }: SpaceClosed) => {
    setOpen(false);
    if (code) setProblem({ code, detail: "" });
    button.current?.focus();
    if (factor !== 1) space.onScale?.(scale * factor);
  };
  const enter = () => {
    const heavy = way && tooHeavy(way, info, locale);
    setProblem(way === "none" && !space.onPhone ? { code: "unsupported", detail: "" } : heavy);
    if (heavy) return;
    if (way === "none") space.onPhone?.();
    const usdz = space.usdz ?? file;
    if (way === "quickLook" && usdz) openQuickLook(usdz);
    // Safari opens a file only in a tap, and this one has passed when the file is made; so a second one opens it.
    else if (way === "quickLook") {
      make((error) => setProblem({ code: usdzProblem(error), detail: "" }));
    }
    if (way === "webxr") setOpen(true);
  };

  if (way === undefined || (way === "none" && space.onlyWhereAvailable)) return null;
  return (
    <>
      <Button
        ref={button}
        size="sm"
        icon={<View aria-hidden />}
        loading={open || making}
        onClick={enter}
        className="absolute top-2 end-2 max-w-[calc(100%-1rem)]"
      >
        {way === "none" && space.onPhone ? texts.onPhone : file ? texts.open : texts.view}
      </Button>
      <p role="status" className="sr-only">
        {open ? texts.starting : making ? texts.preparing : ""}
      </p>
      {problem && (
        <InlineMessage
          tone={problem.code === "ended" ? "info" : "error"}
          onDismiss={() => setProblem(undefined)}
          className="absolute inset-x-2 top-12 max-h-[calc(100%-3.5rem)] overflow-auto"
        >
          {texts.problems[problem.code](problem.detail)}
        </InlineMessage>
      )}
      {open && (
        <PartBoundary
          onFail={() => {
            view = loadView();
            close({ factor: 1, problem: "failed" });
          }}
          fallback={null}
        >
          <Suspense>
            <SpaceView
              {...{ lend, label, labels, texts, locale }}
              onTap={props.onTap}
              size={info.size.map((length) => length * scale) as unknown as typeof info.size}
              onClose={close}
            />
          </Suspense>
        </PartBoundary>
      )}
    </>
  );
}
