import type { GymkhanaSummary } from "@panel/api-client/panel";
import { ErrorState } from "@panel/ui/error-state";
import { MapView, type MapMarker } from "@panel/ui/map-picker";
import { Loading, Skeleton } from "@panel/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { type CSSProperties, type ReactNode, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { isActive } from "@panel/domain/experience/state";
import { ExperienceCard } from "../../route/ExperienceCard.tsx";
import { experiencePlaces } from "../../route/queries.ts";
import { useWeekPlays } from "../../route/use-week-plays.ts";
import { ExperienceCover } from "../../shared/ExperienceCover.tsx";
import { mapTiles } from "../../shared/map-tiles.ts";
import { useErrorText } from "../../shared/use-error-text.ts";
import { useMapLabels } from "../../shared/use-map-labels.ts";

const HEIGHT = "clamp(18rem, 60dvh, 44rem)";

interface ExperienceMapProps {
  experiences: readonly GymkhanaSummary[];
  mayEdit(experience: GymkhanaSummary): boolean;
  actions(experience: GymkhanaSummary): ReactNode;
}

/** The list on a map: each experience at its first point, and the chosen one as a card. */
export function ExperienceMap({ experiences, mayEdit, actions }: ExperienceMapProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const labels = useMapLabels();
  const playsOf = useWeekPlays();
  const places = useQuery(experiencePlaces());
  const [chosen, setChosen] = useState<string>();
  const [pointed, setPointed] = useState<string>();
  const markers = useMemo(() => {
    const placeOf = new Map(places.data?.map((place) => [place.id, place]));
    return experiences.flatMap(({ id, name }): MapMarker[] => {
      const place = placeOf.get(id);
      if (!place) return [];
      const position = { lat: place.latitude, lon: place.longitude };
      return [
        {
          id: String(id),
          position,
          label: name || t("EXPERIENCES.unnamed"),
          kind: "selected",
          named: true,
        },
      ];
    });
  }, [experiences, places.data, t]);
  if (places.isPending) {
    return (
      <Loading>
        <Skeleton className="rounded-card" style={{ height: HEIGHT }} />
      </Loading>
    );
  }
  if (places.isError) {
    return (
      <ErrorState
        level={2}
        title={t("FETCHED_PART.failedTitle")}
        retrying={places.isFetching}
        onRetry={() => void places.refetch()}
      >
        {errorText(places.error)}
      </ErrorState>
    );
  }
  const onMap = new Set(markers.map(({ id }) => id));
  const listed = experiences.filter(({ id }) => onMap.has(String(id)));
  const experience = listed.find(({ id }) => String(id) === chosen);
  const missing = experiences.length - markers.length;
  return (
    <div
      className="grid items-start gap-4 laptop:grid-cols-[minmax(0,1fr)_20rem]"
      style={{ "--map-height": HEIGHT } as CSSProperties}
    >
      <MapView
        label={t("EXPERIENCES.map")}
        height={HEIGHT}
        tiles={mapTiles()}
        markers={markers}
        highlighted={experience && chosen}
        pointed={pointed}
        onMarkerSelect={setChosen}
        labels={labels}
      />
      <div className="grid content-start gap-3">
        <p role="status" className="sr-only">
          {experience && (experience.name || t("EXPERIENCES.unnamed"))}
        </p>
        {listed.length === 0 && (
          <p className="text-body text-ink-muted">{t("EXPERIENCES.noPlaces")}</p>
        )}
        <ul className="grid gap-2 laptop:max-h-(--map-height) laptop:overflow-y-auto">
          {listed.map((each) => (
            <li
              key={each.id}
              onPointerEnter={() => setPointed(String(each.id))}
              onPointerLeave={() => setPointed(undefined)}
            >
              {each === experience ? (
                <ExperienceCard
                  experience={each}
                  plays={playsOf(each.id)?.text}
                  linked={mayEdit(each)}
                  actions={actions(each)}
                />
              ) : (
                <ListedRoute experience={each} onChoose={() => setChosen(String(each.id))} />
              )}
            </li>
          ))}
        </ul>
        {missing > 0 && markers.length > 0 && (
          <p className="text-caption text-ink-muted">
            {t("EXPERIENCES.notOnMap", { count: missing })}
          </p>
        )}
      </div>
    </div>
  );
}

interface ListedRouteProps {
  experience: GymkhanaSummary;
  onChoose(): void;
}

/** An experience in the list beside the map, which shows where it is. */
function ListedRoute({ experience, onChoose }: ListedRouteProps) {
  const { t } = useTranslation();
  const { name, state, points = 0 } = experience;
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex w-full cursor-pointer items-center gap-3 rounded-card border border-line bg-surface p-2 text-start hover:border-line-strong"
    >
      <ExperienceCover experience={experience} />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 text-body font-medium wrap-break-word">
          {name || t("EXPERIENCES.unnamed")}
        </span>
        <span className="block text-caption text-ink-muted">
          {[
            t("EXPERIENCES.pointCount", { count: points }),
            t(isActive(state) ? "EXPERIENCES.stateActive" : "EXPERIENCES.stateInactive"),
          ].join(" · ")}
        </span>
      </span>
    </button>
  );
}
