import { experienceFields, newExperience } from "@panel/domain/experience/experience";
import { pointFields, type PointChanges } from "@panel/domain/experience/point";
import { emptyModel, patched } from "@panel/domain/experience/fields";
import { perLanguage } from "@panel/domain/languages";
import type { TryMaterial } from "@panel/domain/play/tryout";
import { useCallback, useState } from "react";
import css from "./app.css?inline";
import { newGame, type GameEvent } from "./game/game.ts";
import type { Placing, VisitView } from "./play-context.ts";
import { Player, usePlayedGame } from "./Player.tsx";
import { loadLaterScreens } from "./use-later-screens.ts";
import { Spoken } from "./Spoken.tsx";
import { loadWords } from "./words.ts";

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90"><path fill="tan" d="M0 0h90v90H0z"/><circle cx="45" cy="40" r="28" fill="teal"/><path fill="navy" d="M0 70h90v20H0z"/></svg>',
)}`;

const inEach = (text: string) => perLanguage(() => text);

const pointOf = (id: number, name: string, changes: PointChanges = {}) => ({
  ...patched(pointFields, emptyModel(pointFields), {
    name: inEach(name),
    position: { lat: 41.3826 + id * 0.0009, lon: 2.1769 },
    ...changes,
  }),
  id,
});

/** A route with each kind of challenge, played without a position unless it is changed. */
export const storyMaterial: TryMaterial = {
  route: {
    experience: patched(experienceFields, newExperience("ABC123"), {
      name: inEach("Secrets del barri gòtic"),
      slogan: inEach("Cinc parades entre pedres romanes"),
      description: inEach("Un passeig d’una hora pel cor de la ciutat vella."),
      image: 1,
      geolocated: false,
      prize: { enabled: true, name: inEach("Un llibre del barri"), score: 20 },
    }),
    points: [
      pointOf(1, "La catedral", {
        story: {
          title: inEach("Les oques del claustre"),
          text: inEach("Tretze oques guarden el claustre des de fa segles."),
          image: perLanguage(() => 1),
        },
        challenge: {
          kind: "question",
          question: {
            question: inEach("Quantes oques hi ha?"),
            answerCorrect: inEach("Tretze"),
            answerIncorrect1: inEach("Set"),
            answerIncorrect2: inEach("Vint-i-una"),
            scoreCorrect: 10,
            scoreIncorrect: 5,
          },
        },
      }),
      pointOf(2, "El pont", {
        challenge: { kind: "puzzle", puzzle: { image: 1, size: 3, score: 10 } },
      }),
      pointOf(3, "La plaça del Rei", {
        activationDependency: 1,
        challenge: {
          kind: "wordSearch",
          wordSearch: { words: perLanguage(() => ["torre", "rei"]), score: 10 },
        },
      }),
      pointOf(4, "El pati", {
        deactivationDependency: 1,
        challenge: { kind: "points", points: { score: 10 } },
      }),
      pointOf(5, "L’arxiu", { activationDependency: 3, isFinal: true }),
    ],
  },
  media: { 1: { url: PICTURE, alternativeTexts: inEach("Un cercle sobre el mar") } },
  chats: {},
};

const NO_TILES = {
  url: "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg==",
  attribution: "OpenStreetMap",
};

interface StoryPlayerProps {
  material?: TryMaterial;
  /** What has happened before. */
  events?: readonly GameEvent[];
  placing?: Placing;
  locate?: () => void;
  playAnywhere?: () => void;
  writeNote?: () => void;
  scan?: () => void;
  visit?: VisitView;
}

// Screens that come later are there too.
await loadLaterScreens();
/** The words of the stories. */
export const catalan = await loadWords("ca");

const START = Date.UTC(2026, 4, 2, 10);

/** The player with a clock that stands, and in Catalan. The sheet leaves with the story. */
export function StoryPlayer({
  material = storyMaterial,
  events = [],
  placing = { kind: "free" },
  ...rest
}: StoryPlayerProps) {
  const [game, send] = usePlayedGame(material, newGame);
  const [told, setTold] = useState(0);
  const event = events[told];
  if (event) {
    setTold(told + 1);
    send(event);
  }
  const clock = useCallback(() => START + 1000, []);
  return (
    <Spoken words={catalan}>
      <style>{css}</style>
      <Player
        {...rest}
        material={material}
        tiles={NO_TILES}
        seed={4}
        game={game}
        send={send}
        now={START + 1000}
        clock={clock}
        placing={placing}
      />
    </Spoken>
  );
}

export const begun: GameEvent = { type: "start", now: START };
export const arrivedOf = (point: number): GameEvent => ({ type: "arrive", point, now: START });
export const challengeOfPoint = (point: number): GameEvent => ({
  type: "show",
  screen: { at: "challenge", point },
});
