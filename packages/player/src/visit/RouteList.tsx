import { listOpenRoutes, type ListedRoute } from "@panel/api-client/visits";
import { metresBetween, type Position } from "@panel/domain/experience/position";
import { LANGUAGE, type PerLanguage } from "@panel/domain/languages";
import { shownLanguage, shownText } from "@panel/domain/play/shown-language";
import { PAGE_LANGUAGES } from "@panel/i18n/page-words";
import { Button } from "@panel/ui/button";
import { Spinner } from "@panel/ui/spinner";
import { useEffect, useState } from "react";
import { Icon } from "../icons.tsx";
import { distanceText } from "../screens/point-words.ts";
import { useWords } from "../words.ts";
import { lengthText } from "./Landing.tsx";
import { visitsConnection } from "./load-visit.ts";

/** The open routes whose authors list them; by distance for whoever shares the position. */
export function RouteList({ base }: { base: string }) {
  const { t } = useWords();
  const [routes, setRoutes] = useState<readonly ListedRoute[]>();
  const [hasFailed, setHasFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const [here, setHere] = useState<Position | "searching" | "denied">();
  useEffect(() => {
    let isOver = false;
    listOpenRoutes(visitsConnection(base)).then(
      (found) => !isOver && setRoutes(found.routes),
      () => !isOver && setHasFailed(true),
    );
    return () => {
      isOver = true;
    };
  }, [base, tries]);
  const locate = () => {
    if (!("geolocation" in navigator)) return setHere("denied");
    setHere("searching");
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lon } }) => setHere({ lat, lon }),
      () => setHere("denied"),
      { maximumAge: 60_000, timeout: 20_000 },
    );
  };
  const place = typeof here === "object" ? here : undefined;
  const shown = place
    ? routes?.toSorted((a, b) => awayFrom(a, place) - awayFrom(b, place))
    : routes;
  return (
    <section aria-labelledby="open-routes" className="grid grid-cols-1 gap-3">
      <h2 id="open-routes" className="text-heading font-semibold">
        {t("openRoutes")}
      </h2>
      {hasFailed && (
        <div role="alert" className="grid justify-items-start gap-2">
          <p className="text-reading">{t("routesFailed")}</p>
          <Button
            size="lg"
            onClick={() => {
              setHasFailed(false);
              setTries(tries + 1);
            }}
          >
            {t("retry")}
          </Button>
        </div>
      )}
      {!routes && !hasFailed && <Spinner label={t("loading")} />}
      {routes?.length === 0 && <p className="text-reading text-ink-muted">{t("noRoutes")}</p>}
      {routes && routes.length > 1 && !place && (
        <Button
          size="lg"
          fullWidth
          icon={<Icon name="locate" />}
          loading={here === "searching"}
          onClick={locate}
        >
          {t("byDistance")}
        </Button>
      )}
      <p role="status" className="text-body text-ink-muted empty:hidden">
        {place && <span>{t("sortedByDistance")}</span>}
        {here === "denied" && <span>{t("positionForList")}</span>}
      </p>
      {shown && shown.length > 0 && (
        <ul className="grid grid-cols-1 gap-3">
          {shown.map((route) => (
            <RouteCard key={route.code} base={base} route={route} here={place} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Infinite for a route without a place. */
function awayFrom({ latitude, longitude }: ListedRoute, here: Position): number {
  return latitude === null || longitude === null
    ? Infinity
    : metresBetween({ lat: latitude, lon: longitude }, here);
}

interface RouteCardProps {
  base: string;
  route: ListedRoute;
  here: Position | undefined;
}

function RouteCard({ base, route, here }: RouteCardProps) {
  const words = useWords();
  const { t, content } = words;
  const names: PerLanguage<string> = { cas: route.name, cat: route.nameCat, eng: route.nameEng };
  const [first = "cas"] = route.languages;
  const language = shownLanguage(names, content, first);
  const away = here ? awayFrom(route, here) : Infinity;
  const spoken = route.languages.map((each) => PAGE_LANGUAGES[LANGUAGE[each].interface]);
  const facts = [
    route.city,
    t("points", { count: route.points }),
    ...(route.metres > 0 ? [lengthText(words, route.metres)] : []),
    ...(route.minutes > 0 ? [t("minutes", { count: route.minutes })] : []),
    spoken.join(", "),
  ];
  return (
    <li>
      <a
        href={`${base}/play/${route.code}`}
        className="grid grid-cols-1 gap-2 rounded-card border border-line bg-surface p-3 text-ink"
      >
        {route.cover && (
          <img
            src={route.cover}
            alt=""
            loading="lazy"
            className="aspect-video w-full rounded-card bg-sunken object-cover"
          />
        )}
        <span
          lang={language && LANGUAGE[language].interface}
          className="text-reading font-semibold wrap-anywhere underline"
        >
          {shownText(names, content, first) || route.code}
        </span>
        <span className="text-body text-ink-muted">{facts.filter(Boolean).join(" · ")}</span>
        {Number.isFinite(away) && <span className="text-body">{distanceText(words, away)}</span>}
      </a>
    </li>
  );
}
