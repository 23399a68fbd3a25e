import type { ExperienceForm } from "@panel/domain/experience/experience";
import { LANGUAGE } from "@panel/domain/languages";
import { useQuery } from "@tanstack/react-query";
import { useStore } from "@tanstack/react-form";
import { fileUrl } from "../../shared/assets/file-url.ts";
import { assetMedia } from "../../shared/assets/queries.ts";
import type { ExperienceFormApi } from "./use-experience-form.ts";

/** Cover, name, city, code and language of an experience in one row, while its section is closed. */
export function ExperienceFacts({ form }: { form: ExperienceFormApi }) {
  const [image, ...facts] = useStore(
    form.store,
    ({ values }) => factsOf(values),
    (a, b) => a.join("\n") === b.join("\n"),
  );
  const { data } = useQuery({ ...assetMedia(Number(image)), enabled: Number(image) > 0 });
  const cover = data?.Thumbnail;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {cover && (
        <img
          src={fileUrl(cover)}
          alt=""
          className="h-9 w-16 rounded-field border border-line object-cover"
        />
      )}
      {facts.filter(Boolean).map((fact) => (
        <span key={fact} className="min-w-0 max-w-60 truncate">
          {fact}
        </span>
      ))}
    </span>
  );
}

function factsOf({ image, name, city, code, language }: ExperienceForm) {
  return [image, name.cas, city, code, LANGUAGE[language].tab];
}
