import { needsPosition } from "@panel/domain/play/play";
import type { GpsNoise } from "@panel/domain/play/stroll";
import type { TryMaterial } from "@panel/domain/play/tryout";
import { Button } from "@panel/ui/button";
import { Field } from "@panel/ui/field";
import { SegmentedControl } from "@panel/ui/segmented-control";
import { Select } from "@panel/ui/select";
import { Footprints, Square } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { readGpxWalk } from "./read-gpx-walk.ts";
import type { PlayedWalk } from "./use-player-frame.ts";
import { usePointLabel } from "./use-point-label.ts";
import type { Visitor, WayKind } from "./use-visitor.ts";

interface VisitorToolsProps {
  material: TryMaterial;
  visitor: Visitor;
  walk: PlayedWalk;
}

/** How the visitor gets from point to point, and how well the phone knows where that is. */
export function VisitorTools({ material, visitor, walk }: VisitorToolsProps) {
  const { t } = useTranslation();
  const label = usePointLabel(material);
  const { kind, chosen, isGoing } = visitor;
  const isReady =
    kind === "author" ||
    (kind === "chosen" && chosen.length > 0) ||
    (kind === "gpx" && visitor.track.length > 0);
  const { codeAt } = visitor;
  const waitsFor = () => {
    if (walk.startedAt === undefined) return t("TRY.notStarted");
    if (!walk.isWalking) return t("TRY.haltedAtPoint");
    return codeAt === undefined ? undefined : t("TRY.waitsForCode", { point: label(codeAt) });
  };
  const waits = isGoing ? waitsFor() : undefined;
  return (
    <section aria-labelledby="try-walk" className="grid gap-3">
      <h3 id="try-walk" className="text-body font-semibold">
        {t("TRY.walk")}
      </h3>
      <Field label={t("TRY.way")}>
        <Select
          value={kind}
          onValueChange={(next) => visitor.setKind(next as WayKind)}
          options={[
            { value: "author", label: t("TRY.author") },
            { value: "chosen", label: t("TRY.chosen") },
            { value: "gpx", label: t("TRY.gpx") },
            { value: "byHand", label: t("TRY.byHand") },
          ]}
        />
      </Field>
      {kind === "chosen" && (
        <div className="flex flex-wrap items-center gap-2 text-body text-ink-muted">
          <p className="min-w-0 flex-1">
            {chosen.length === 0
              ? t("TRY.chosenHint")
              : t("TRY.chosenNow", { points: chosen.map(label).join(" → ") })}
          </p>
          {chosen.length > 0 && (
            <Button size="sm" variant="quiet" onClick={visitor.clearChosen}>
              {t("TRY.clearChosen")}
            </Button>
          )}
        </div>
      )}
      {kind === "gpx" && <GpxChoice visitor={visitor} />}
      {kind === "byHand" && <p className="text-body text-ink-muted">{t("TRY.mapHint")}</p>}
      {needsPosition(material.route) && (
        <Field group label={t("TRY.noise")}>
          <SegmentedControl
            value={visitor.noise}
            onValueChange={(next) => visitor.setNoise(next as GpsNoise)}
            options={[
              { value: "none", label: t("TRY.noiseNone") },
              { value: "street", label: t("TRY.noiseStreet") },
              { value: "oldTown", label: t("TRY.noiseOldTown") },
            ]}
          />
        </Field>
      )}
      {kind !== "byHand" && (
        <div className="flex flex-wrap items-center gap-2">
          <Button
            icon={isGoing ? <Square className="size-4" /> : <Footprints className="size-4" />}
            disabled={!isReady}
            onClick={isGoing ? visitor.halt : visitor.go}
          >
            {t(isGoing ? "TRY.halt" : "TRY.go")}
          </Button>
          <p role="status" className="text-body text-ink-muted">
            {waits && <span>{waits}</span>}
          </p>
        </div>
      )}
    </section>
  );
}

function GpxChoice({ visitor }: { visitor: Visitor }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [failed, setFailed] = useState(false);
  const read = async (file: File | undefined) => {
    if (!file) return;
    const track = await readGpxWalk(file);
    setFailed(track.length === 0);
    visitor.setTrack(track);
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <input
        ref={input}
        type="file"
        accept=".gpx,application/gpx+xml"
        aria-label={t("TRY.chooseGpx")}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          void read(event.currentTarget.files?.[0]);
          event.currentTarget.value = "";
        }}
      />
      <Button size="sm" onClick={() => input.current?.click()}>
        {t("TRY.chooseGpx")}
      </Button>
      {visitor.track.length > 0 && (
        <p className="text-body text-ink-muted">
          {t("TRY.gpxRead", { count: visitor.track.length })}
        </p>
      )}
      {failed && (
        <p role="alert" className="text-body text-danger">
          {t("TRY.gpxFailed")}
        </p>
      )}
    </div>
  );
}
