import { CONTENT_LANGUAGES, type ContentLanguage } from "@panel/domain/languages";
import type { Route } from "@panel/domain/versions/compare";
import { Button } from "@panel/ui/button";
import { Checkbox } from "@panel/ui/checkbox";
import { Dialog } from "@panel/ui/dialog";
import { Field, Fieldset } from "@panel/ui/field";
import { RadioGroup } from "@panel/ui/radio-group";
import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { fileUrl } from "../../../shared/assets/file-url.ts";
import { assetMedia } from "../../../shared/assets/queries.ts";
import { Poster, POSTER_SIZES, type PosterSize } from "./Poster.tsx";
import "../../../shared/printed.css";
import "./poster.css";

interface PosterDialogProps {
  code: string;
  /** What visitors get. */
  route: Route;
  onClose(): void;
}

/** Makes posters with the QR code of a route, in the languages of its visitors, and prints them. */
export function PosterDialog({ code, route, onClose }: PosterDialogProps) {
  const { t } = useTranslation();
  const { name, image } = route.experience;
  const [size, setSize] = useState<PosterSize>("a4");
  const [languages, setLanguages] = useState<readonly ContentLanguage[]>(() =>
    CONTENT_LANGUAGES.filter((language) => language === "cas" || name[language] !== ""),
  );
  const [hasCover, setHasCover] = useState(true);
  const { data: media } = useQuery({
    ...assetMedia(image),
    enabled: image !== 0,
  });
  const file = media && (media.File || media.Thumbnail);
  const cover = hasCover && file ? fileUrl(file) : undefined;
  const posters = languages.map((language) => (
    <Poster key={language} {...{ size, language, code, route, cover }} />
  ));
  return (
    <Dialog
      open
      size="lg"
      title={t("POSTER.title", { name: name.cas })}
      description={t("POSTER.text")}
      onClose={onClose}
      footer={
        <Button
          variant="primary"
          disabled={languages.length === 0}
          icon={<Printer className="size-4" />}
          onClick={() => window.print()}
        >
          {t("POSTER.print")}
        </Button>
      }
    >
      <div className="grid gap-6 tablet:grid-cols-[minmax(0,1fr)_15rem]">
        <div className="grid content-start gap-5">
          <Field group label={t("POSTER.size")}>
            <RadioGroup
              value={size}
              onValueChange={(chosen) => setSize(chosen as PosterSize)}
              options={POSTER_SIZES.map((value) => ({ value, label: t(`POSTER.sizes.${value}`) }))}
            />
          </Field>
          <Fieldset
            legend={t("POSTER.languages")}
            error={languages.length === 0 ? t("POSTER.noLanguage") : undefined}
          >
            <div className="grid gap-1.5">
              {CONTENT_LANGUAGES.map((language) => (
                <Checkbox
                  key={language}
                  label={t(`LANGUAGES.${language}`)}
                  checked={languages.includes(language)}
                  onCheckedChange={(chosen) =>
                    setLanguages(
                      CONTENT_LANGUAGES.filter((each) =>
                        each === language ? chosen : languages.includes(each),
                      ),
                    )
                  }
                />
              ))}
            </div>
          </Fieldset>
          {file && (
            <Checkbox
              label={t("POSTER.withCover")}
              checked={hasCover}
              onCheckedChange={setHasCover}
            />
          )}
        </div>
        <section aria-label={t("POSTER.preview")} className="grid content-start gap-4">
          {posters.slice(0, 1).map((poster) => (
            <div key={poster.key} className="border border-line shadow-float">
              {poster}
            </div>
          ))}
        </section>
      </div>
      {createPortal(
        <div className="print-sheet" aria-hidden="true">
          {posters}
        </div>,
        document.body,
      )}
    </Dialog>
  );
}
