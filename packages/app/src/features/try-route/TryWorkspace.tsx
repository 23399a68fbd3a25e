import type { WalkStep } from "@panel/domain/check/finding";
import type { PlayRules } from "@panel/domain/play/route";
import { clockTime, type TryClock, type TryMaterial } from "@panel/domain/play/tryout";
import { arrivalAt, stepsOf, wayTo, replayWalk, type WalkedStep } from "@panel/domain/play/walk";
import { SegmentedControl } from "@panel/ui/segmented-control";
import { Spinner } from "@panel/ui/spinner";
import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { settings } from "../../settings.ts";
import { KeptWalks } from "./KeptWalks.tsx";
import { TrialTools } from "./TrialTools.tsx";
import { Timeline } from "./Timeline.tsx";
import { usePlayerFrame } from "./use-player-frame.ts";
import { useVisitor } from "./use-visitor.ts";
import { NotesButton } from "./street-notes/NotesButton.tsx";
import { TryOnPhone } from "./trial-links/TryOnPhone.tsx";
import { VisitorMap } from "./VisitorMap.tsx";
import { VisitorTools } from "./VisitorTools.tsx";

interface TryWorkspaceProps {
  experienceId: number;
  material: TryMaterial;
  rules: PlayRules;
  told: readonly WalkStep[] | undefined;
  /** Whether the visitor sets out by itself, faster than people walk. */
  walks: boolean;
  onClose: () => void;
}

/** Of a visitor who sets out by itself. */
const SHOWING_SPEED = 10;
/** The same chance each time that a route is tried. */
const SEED = 20;

/** The phone with the player, and beside it the map with the visitor, the time, and what has happened. */
export function TryWorkspace({
  experienceId,
  material,
  rules,
  told,
  walks,
  onClose,
}: TryWorkspaceProps) {
  const { t, i18n } = useTranslation();
  const [view, setView] = useState<"phone" | "tools">("phone");
  const { frame, isReady, walk, tell } = usePlayerFrame(onClose);
  // What a finding tells of has happened by now.
  const [begun] = useState(() =>
    told || walks ? { startedAt: Date.now(), steps: told ? stepsOf(rules, told) : [] } : undefined,
  );
  const [clock, setClock] = useState((): TryClock => {
    const since = Date.now();
    const at = told && begun ? begun.startedAt + timeOf(rules, told) + 1000 : since;
    return { at, since, speed: walks && !told ? SHOWING_SPEED : 1 };
  });
  const visitor = useVisitor({
    rules,
    walk,
    clock,
    seed: SEED,
    isReady,
    tell,
    first: begun && lastPlace(begun.steps),
    going: walks && !told,
  });
  const { put } = visitor;
  const { language } = i18n;

  useEffect(() => {
    if (!isReady) return;
    const dark = document.documentElement.dataset["theme"] === "dark";
    const { tiles } = settings();
    tell({
      type: "try-material",
      material,
      tiles,
      language,
      theme: dark ? "dark" : "light",
      seed: SEED,
    });
  }, [isReady, material, language, tell]);
  useEffect(() => {
    if (isReady) tell({ type: "try-clock", clock });
  }, [isReady, clock, tell]);

  /** Puts other steps in the place of those taken, and the visitor where the last one was. */
  const replay = useCallback(
    (steps: readonly WalkedStep[], startedAt: number | undefined) => {
      tell({ type: "try-walk", startedAt, steps });
      const last = lastPlace(steps);
      if (last) put(last);
    },
    [tell, put],
  );
  /** The same, with the clock where the steps have ended or a time after them. */
  const replayFrom = useCallback(
    (steps: readonly WalkedStep[], after = (steps.at(-1)?.after ?? 0) + 1000) => {
      const startedAt = walk.startedAt ?? clock.at;
      setClock({ ...clock, at: startedAt + after, since: Date.now() });
      replay(steps, startedAt);
    },
    [walk.startedAt, clock, replay],
  );
  useEffect(() => {
    if (isReady && begun) tell({ type: "try-walk", ...begun });
  }, [isReady, begun, tell]);

  const now = () => clockTime(clock, Date.now());
  const since = () => now() - (walk.startedAt ?? now());
  const jump = (id: number): boolean => {
    const startedAt = walk.startedAt ?? now();
    const { state } = replayWalk(rules, walk.steps);
    const after = Math.round(Math.max(now() - startedAt, walk.steps.at(-1)?.after ?? 0));
    const way = wayTo(rules, state, id, after);
    if (!way) return false;
    replay([...walk.steps, ...way.map((point) => arrivalAt(rules, point, after))], startedAt);
    return true;
  };
  const settle = (point: number, kind: "pass" | "fail") =>
    replay([...walk.steps, { kind, point, after: Math.round(since()) }], walk.startedAt);

  return (
    <div className="grid gap-4">
      <SegmentedControl
        className="grid w-full grid-cols-2 laptop:hidden"
        label={t("TRY.view")}
        value={view}
        onValueChange={(next) => setView(next as typeof view)}
        options={[
          { value: "phone", label: t("TRY.phone") },
          { value: "tools", label: t("TRY.tools") },
        ]}
      />
      <div className="grid items-start gap-6 laptop:grid-cols-[minmax(0,1fr)_auto]">
        <div className={`grid min-w-0 gap-6 ${view === "tools" ? "" : "max-laptop:hidden"}`}>
          {experienceId > 0 && (
            <div className="flex flex-wrap gap-2">
              <TryOnPhone experienceId={experienceId} />
              <NotesButton experienceId={experienceId} onMove={onClose} />
            </div>
          )}
          <VisitorMap material={material} rules={rules} walk={walk} visitor={visitor} />
          <div className="grid items-start gap-6 min-[1200px]:grid-cols-2">
            <div className="grid gap-6">
              <VisitorTools material={material} visitor={visitor} walk={walk} />
              <TrialTools
                material={material}
                rules={rules}
                walk={walk}
                clock={clock}
                onClock={setClock}
                onJump={jump}
                onSettle={settle}
                onRestart={() => replay([], undefined)}
              />
            </div>
            <div className="grid gap-6">
              <Timeline
                material={material}
                rules={rules}
                walk={walk}
                clock={clock}
                onBack={(steps, after) => replayFrom(walk.steps.slice(0, steps), after)}
              />
              {experienceId > 0 && (
                <KeptWalks
                  experienceId={experienceId}
                  rules={rules}
                  walk={walk}
                  onReplay={(steps) => replayFrom(steps)}
                />
              )}
            </div>
          </div>
        </div>
        <div
          className={`justify-self-center laptop:sticky laptop:top-0 max-laptop:w-full ${
            view === "phone" ? "" : "max-laptop:hidden"
          }`}
        >
          <div className="relative overflow-hidden rounded-[2rem] border-8 border-ink bg-ink max-laptop:rounded-card max-laptop:border max-laptop:border-line">
            {/* oxlint-disable-next-line react/iframe-missing-sandbox -- It is a page of ours, which speaks with this one. */}
            <iframe
              ref={frame}
              title={t("TRY.frame")}
              src="/try/author"
              allow="camera; geolocation; xr-spatial-tracking"
              className="block h-[min(780px,calc(100dvh-9rem))] w-[390px] max-w-full rounded-[1.5rem] border-0 bg-paper max-laptop:h-[calc(100dvh-14rem)] max-laptop:w-full short:h-[calc(100dvh-1rem)] max-laptop:rounded-card"
            />
            {!isReady && (
              <div className="absolute inset-0 grid place-content-center bg-paper">
                <Spinner size="lg" label={t("TRY.loading")} />
              </div>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

const lastPlace = (steps: readonly WalkedStep[]) =>
  steps.findLast(({ position }) => position)?.position;

/** How long a walk takes that a finding tells of, with what is waited for at its end. */
function timeOf(rules: PlayRules, told: readonly WalkStep[]): number {
  const last = stepsOf(rules, told).at(-1)?.after ?? 0;
  const reached = told.findLastIndex(({ event }) => event === "reach");
  const waited = told
    .slice(reached + 1)
    .reduce((sum, { point }) => sum + (rules.points.get(point)?.duration ?? 0) * 1000, 0);
  return last + waited;
}
