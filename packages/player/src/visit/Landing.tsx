import { dayText } from "@panel/domain/calendar";
import { isPlaced, type Position } from "@panel/domain/experience/position";
import { hasEarnedPrize, mayStart, needsPosition } from "@panel/domain/play/play";
import { playRules } from "@panel/domain/play/route";
import { wayLength } from "@panel/domain/play/stroll";
import { replayWalk } from "@panel/domain/play/walk";
import type { TryMaterial } from "@panel/domain/play/tryout";
import { Button } from "@panel/ui/button";
import { useId, useMemo, useRef, useState, type ReactNode } from "react";
import { newGame } from "../game/game.ts";
import { PlayContext, type Play } from "../play-context.ts";
import { Welcome } from "../screens/Welcome.tsx";
import { useWords, type Words } from "../words.ts";
import type { RouteMaterial } from "./load-visit.ts";
import type { StoredVisit } from "./stored-visit.ts";
import { isVisitorName, NAME, storedVisitor, storeVisitor, type Visitor } from "./visitor.ts";

/** Why a visit could not be started. */
export type StartProblem = "startOffline" | "startFailed" | "onlyThere" | "routeUnknown" | "busy";

interface LandingProps {
  told: RouteMaterial;
  /** The same, ready to be played. */
  material: TryMaterial;
  /** A visit of this phone that has ended. */
  before: StoredVisit | undefined;
  problem: StartProblem | undefined;
  isStarting: boolean;
  onStart: (options: { anywhere: boolean; gender: Visitor["gender"] }) => void;
  /** Shows how the visit before has ended. */
  onResult: () => void;
}

const nothing = () => undefined;

/** What a route is, to somebody who has its code, and its start. */
export function Landing(props: LandingProps) {
  const { told, material, before, problem, isStarting, onStart, onResult } = props;
  const words = useWords();
  const { t } = words;
  const rules = useMemo(() => playRules(material.route), [material]);
  const { experience, points } = material.route;
  const [visitor] = useState(storedVisitor);
  const [name, setName] = useState(visitor.name);
  const [gender, setGender] = useState<Visitor["gender"]>();
  const [isNameWrong, setIsNameWrong] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const mayPlay = told.route.doors === "open" && mayStart(rules.route, before !== undefined);
  const hasPrize =
    before !== undefined &&
    before.told.prize !== "collected" &&
    hasEarnedPrize(rules, replayWalk(rules, before.steps).state);

  const begin = (anywhere: boolean) => {
    if (experience.requiresRegister && !isVisitorName(name)) {
      setIsNameWrong(true);
      nameField.current?.focus();
      return;
    }
    const asked = gender ?? visitor.gender ?? "notSay";
    storeVisitor({ gender: asked, ...(experience.requiresRegister ? { name: name.trim() } : {}) });
    onStart({ anywhere, gender: asked });
  };
  const play: Play = {
    material,
    rules,
    game: newGame,
    tiles: told.tiles,
    seed: 0,
    time: 0,
    placing: { kind: "free" },
    isFramed: false,
    send: nothing,
    arrive: nothing,
    askForHint: nothing,
    settle: nothing,
    start: nothing,
  };
  return (
    <PlayContext value={play}>
      <Welcome
        facts={<Length places={points.map(({ position }) => position)} />}
        footer={
          <>
            {problem && (
              <p role="alert" className="rounded-card bg-warning-tint p-3 text-body text-warning">
                {t(problem)}
              </p>
            )}
            {before && (
              <Button
                variant={mayPlay ? "secondary" : "primary"}
                size="lg"
                fullWidth
                onClick={onResult}
              >
                {t("toResult")}
              </Button>
            )}
            {mayPlay && (
              <Button
                variant="primary"
                size="lg"
                fullWidth
                loading={isStarting}
                disabled={points.length === 0}
                onClick={() => begin(false)}
              >
                {t(before ? "playAgain" : "start")}
              </Button>
            )}
            {mayPlay && told.route.anywhere && needsPosition(rules.route) && (
              <Button
                variant="quiet"
                size="lg"
                fullWidth
                aria-disabled={isStarting}
                onClick={() => begin(true)}
              >
                {t("fromAnywhere")}
              </Button>
            )}
          </>
        }
      >
        <Doors told={told} words={words} />
        {before && (
          <Said>{t(!mayPlay ? "visitOnce" : hasPrize ? "replacesPrize" : "replacesVisit")}</Said>
        )}
        {mayPlay && experience.requiresRegister && (
          <NameField
            field={nameField}
            name={name}
            isWrong={isNameWrong}
            onChange={(next) => {
              setName(next);
              setIsNameWrong(false);
            }}
          />
        )}
        {mayPlay && visitor.gender === undefined && (
          <GenderChoice gender={gender} onChange={setGender} />
        )}
      </Welcome>
    </PlayContext>
  );
}

const Said = ({ children }: { children: ReactNode }) => (
  <p className="rounded-card bg-info-tint p-3 text-reading text-info">{children}</p>
);

/** Why no visit may start now. */
function Doors({ told, words: { t, language } }: { told: RouteMaterial; words: Words }) {
  const { doors, opensOn } = told.route;
  if (doors === "open") return null;
  if (doors === "closed") return <Said>{t("routeClosed")}</Said>;
  return (
    <Said>{opensOn ? t("opensOn", { day: dayText(language, opensOn) }) : t("notOpenYet")}</Said>
  );
}

/** How far it is from point to point, in the author's order. */
function Length({ places }: { places: readonly (Position | null)[] }) {
  const words = useWords();
  const metres = wayLength(places.filter((place) => place !== null).filter(isPlaced));
  return metres > 0 ? <span>{lengthText(words, metres)}</span> : null;
}

/** A length in words, as exactly as a walker wants it. */
export function lengthText({ t }: Pick<Words, "t">, metres: number): string {
  return metres < 950
    ? t("metres", { metres: Math.round(metres / 50) * 50 || 50 })
    : t("kilometres", { kilometres: Math.round(metres / 100) / 10 });
}

interface NameFieldProps {
  field: React.Ref<HTMLInputElement>;
  name: string;
  isWrong: boolean;
  onChange: (name: string) => void;
}

function NameField({ field, name, isWrong, onChange }: NameFieldProps) {
  const { t } = useWords();
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-reading font-medium">
        {t("visitorName")}
      </label>
      <input
        ref={field}
        id={id}
        value={name}
        maxLength={NAME.max * 2}
        name="name"
        autoComplete="name"
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="h-12 w-full rounded-field border border-line-strong bg-surface px-3 text-reading aria-invalid:border-danger"
      />
      <p
        id={`${id}-hint`}
        role={isWrong ? "alert" : undefined}
        className={isWrong ? "text-body text-danger" : "text-body text-ink-muted"}
      >
        {t(isWrong ? "visitorNameWrong" : "visitorNameHint")}
      </p>
    </div>
  );
}

interface GenderChoiceProps {
  gender: Visitor["gender"];
  onChange: (gender: Visitor["gender"]) => void;
}

function GenderChoice({ gender, onChange }: GenderChoiceProps) {
  const { t } = useWords();
  const id = useId();
  return (
    <fieldset className="grid gap-1" aria-describedby={`${id}-hint`}>
      <legend className="text-reading font-medium">{t("gender")}</legend>
      <div className="flex flex-wrap gap-x-5">
        {(["man", "woman", "notSay"] as const).map((each) => (
          <label key={each} className="flex min-h-12 items-center gap-2 text-reading">
            <input
              type="radio"
              name={id}
              checked={gender === each}
              onChange={() => onChange(each)}
              className="size-5"
            />
            {t(each)}
          </label>
        ))}
      </div>
      <p id={`${id}-hint`} className="text-body text-ink-muted">
        {t("genderHint")}
      </p>
    </fieldset>
  );
}
