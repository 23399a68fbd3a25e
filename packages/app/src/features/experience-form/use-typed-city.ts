import { useEffect, useState } from "react";
import type { ExperienceFormApi } from "./use-experience-form.ts";

/** How long the city must not change, in ms, so that the geocoder is not asked for half a name. */
const PAUSE = 800;

/** The city in the form, saved or not, once it is not being typed. Renders for the whole name, not for each key. */
export function useTypedCity(form: ExperienceFormApi): string {
  const [city, setCity] = useState(form.state.values.city);
  useEffect(() => {
    let last = form.state.values.city;
    let timer: ReturnType<typeof setTimeout>;
    const { unsubscribe } = form.store.subscribe(({ values }) => {
      if (values.city === last) return;
      last = values.city;
      clearTimeout(timer);
      timer = setTimeout(() => setCity(last), PAUSE);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [form]);
  return city;
}
