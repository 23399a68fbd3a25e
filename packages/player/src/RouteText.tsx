import { LANGUAGE, type PerLanguage } from "@panel/domain/languages";
import { shownLanguage, shownText } from "@panel/domain/play/shown-language";
import { usePlay, pointOf, type Play } from "./play-context.ts";
import { useWords, type Words } from "./words.ts";

/** A text of the route in the language in which the visitor sees it, and the code of that. */
export function useShown() {
  const { content } = useWords();
  const { material } = usePlay();
  const byDefault = material.route.experience.language;
  return (texts: PerLanguage<string>) => {
    const language = shownLanguage(texts, content, byDefault);
    return {
      text: shownText(texts, content, byDefault),
      lang: language && LANGUAGE[language].interface,
    };
  };
}

/** The id of the asset that the visitor sees or hears; 0 for none. */
export function useShownAsset() {
  const { content } = useWords();
  const { material } = usePlay();
  return (assets: PerLanguage<number>): number => {
    const language = shownLanguage(assets, content, material.route.experience.language);
    return language ? assets[language] : 0;
  };
}

/** The name of a point, or its place in the route. */
export function pointName(play: Pick<Play, "material">, { t, content }: Words, id: number): string {
  const point = pointOf(play, id);
  const { experience, points } = play.material.route;
  const named = point ? shownText(point.name, content, experience.language) : "";
  return named || t("untitled", { number: points.findIndex((each) => each.id === id) + 1 });
}

interface RouteTextProps {
  of: PerLanguage<string>;
  className?: string;
}

/** A text of the route with its lines, if there is one. */
export function RouteText({ of, className }: RouteTextProps) {
  const { text, lang } = useShown()(of);
  if (!text) return null;
  return (
    <p lang={lang} className={`wrap-anywhere whitespace-pre-line ${className ?? ""}`}>
      {text}
    </p>
  );
}
