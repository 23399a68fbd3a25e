import { teamPagePath } from "@panel/domain/events/page-address";
import { readTeamAddress } from "@panel/domain/events/team-address";
import { readPlayAddress } from "@panel/domain/visits/address";
import { Button } from "@panel/ui/button";
import { lazy, Suspense, useId, useRef, useState } from "react";
import { BackLayersContext, useBackLayers } from "../back-layers.ts";
import { Icon } from "../icons.tsx";
import { Screen } from "../Screen.tsx";
import { LanguageSelect } from "../screens/Welcome.tsx";
import { useWords } from "../words.ts";
import { OwnTeams } from "../team/OwnTeams.tsx";

import { OwnVisits } from "./OwnVisits.tsx";
import { RouteList } from "./RouteList.tsx";

const Scanner = lazy(() => import("../camera/Scanner.tsx"));

interface PlayIndexProps {
  base: string;
  /** Goes to another page. */
  open?: (address: string) => void;
}

/** Where a visitor types or reads the code of a route or of a team, or chooses one of the list. */
export default function PlayIndex({
  base,
  open = (address) => location.assign(address),
}: PlayIndexProps) {
  const { t } = useWords();
  const layers = useBackLayers();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const [isScanning, setIsScanning] = useState(false);
  const go = (scanned: string): boolean => {
    const address = readPlayAddress(scanned);
    const team = address ? undefined : readTeamAddress(scanned);
    if (team !== undefined) open(`${base}${teamPagePath(team)}`);
    if (!address) return team !== undefined;
    const { code, text } = address;
    open(`${base}/play/${code}${text === undefined ? "" : `#c=${encodeURIComponent(text)}`}`);
    return true;
  };
  return (
    <BackLayersContext value={layers}>
      <Screen title={t("routes")}>
        <div className="grid grid-cols-1 gap-6">
          <LanguageSelect />
          <form
            noValidate
            className="grid grid-cols-1 gap-2"
            onSubmit={(event) => {
              event.preventDefault();
              if (go(typed)) return;
              setIsWrong(true);
              field.current?.focus();
            }}
          >
            <label htmlFor={id} className="text-reading font-medium">
              {t("routeCode")}
            </label>
            <div className="flex flex-wrap gap-2">
              <input
                ref={field}
                id={id}
                value={typed}
                autoCapitalize="characters"
                autoComplete="off"
                spellCheck={false}
                enterKeyHint="go"
                aria-invalid={isWrong || undefined}
                aria-describedby={`${id}-hint`}
                onChange={(event) => {
                  setTyped(event.currentTarget.value);
                  setIsWrong(false);
                }}
                className="h-12 min-w-32 flex-1 rounded-field border border-line-strong bg-surface px-3 text-reading uppercase aria-invalid:border-danger"
              />
              <Button type="submit" variant="primary" size="lg">
                {t("openRoute")}
              </Button>
            </div>
            <p
              id={`${id}-hint`}
              role={isWrong ? "alert" : undefined}
              className={isWrong ? "text-body text-danger" : "text-body text-ink-muted"}
            >
              {t(isWrong ? "notRouteCode" : "routeCodeHint")}
            </p>
            <Button
              size="lg"
              fullWidth
              icon={<Icon name="camera" />}
              onClick={() => setIsScanning(true)}
            >
              {t("scan")}
            </Button>
          </form>
          <OwnTeams base={base} />
          <OwnVisits base={base} />
          <RouteList base={base} />
        </div>
        {isScanning && (
          <Suspense>
            <Scanner
              onRead={(text) => (go(text) ? undefined : t("notRouteCode"))}
              onClose={() => setIsScanning(false)}
            />
          </Suspense>
        )}
      </Screen>
    </BackLayersContext>
  );
}
