import type { Position } from "@panel/domain/experience/position";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { searchCity } from "./geocode.ts";

/** Where a city is; undefined for none, until it is found, and where the geocoder does not know it. */
export function useCityCentre(city: string): Position | undefined {
  const { i18n } = useTranslation();
  const name = city.trim();
  const { data } = useQuery({
    queryKey: ["city", i18n.language, name],
    queryFn: async ({ signal }) => (await searchCity(name, i18n.language, signal)) ?? null,
    enabled: name !== "",
    staleTime: Infinity,
    retry: false,
  });
  return data ?? undefined;
}
