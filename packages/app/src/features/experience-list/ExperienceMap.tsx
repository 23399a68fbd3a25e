import type { GymkhanaSummary } from "@panel/api-client/panel";
import { ErrorState } from "@panel/ui/error-state";
import { MapView, type MapMarker } from "@panel/ui/map-picker";
import { Loading, Skeleton } from "@panel/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { ExperienceCard } from "../../route/ExperienceCard.tsx";
import { experiencePlaces } from "../../route/queries.ts";
import { useWeekPlays } from "../../route/use-week-plays.ts";
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
  const markers = useMemo(() => {
    const placeOf = new Map(places.data?.map((place) => [place.id, place]));
    return experiences.flatMap(({ id, name }): MapMarker[] => {
      const place = placeOf.get(id);
      if (!place) return [];
      const position = { lat: place.latitude, lon: place.longitude };
      return [
        { id: String(id), position, label: name || t("EXPERIENCES.unnamed"), kind: "selected" },
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
  const experience = experiences.find(({ id }) => String(id) === chosen);
  const missing = experiences.length - markers.length;
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <MapView
        label={t("EXPERIENCES.map")}
        height={HEIGHT}
        tiles={mapTiles()}
        markers={markers}
        highlighted={experience && chosen}
        onMarkerSelect={setChosen}
        labels={labels}
      />
      <div className="grid content-start gap-3">
        <div role="status">
          {experience ? (
            <ExperienceCard
              key={experience.id}
              experience={experience}
              plays={playsOf(experience.id)?.text}
              linked={mayEdit(experience)}
              actions={actions(experience)}
            />
          ) : (
            <p className="text-body text-ink-muted">
              {t(markers.length > 0 ? "EXPERIENCES.mapPick" : "EXPERIENCES.noPlaces")}
            </p>
          )}
        </div>
        {missing > 0 && markers.length > 0 && (
          <p className="text-caption text-ink-muted">
            {t("EXPERIENCES.notOnMap", { count: missing })}
          </p>
        )}
      </div>
    </div>
  );
}
