import {
  createEventLink,
  type Event,
  type EventLinkKind,
  type HelperRight,
} from "@panel/api-client/events";
import { helperPath, screenPath } from "@panel/domain/events/page-address";
import { Button } from "@panel/ui/button";
import { Checkbox } from "@panel/ui/checkbox";
import { CopyButton } from "@panel/ui/copy-button";
import { Dialog } from "@panel/ui/dialog";
import { Field, Fieldset } from "@panel/ui/field";
import { InlineMessage } from "@panel/ui/inline-message";
import { TextInput } from "@panel/ui/text-input";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { withSession } from "../../../session/session.ts";
import { eventsApi } from "../../../shared/events-api.ts";
import { qrImage } from "../../../shared/qr-code.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { eventLinks } from "../queries.ts";

const RIGHTS = ["message", "pass", "score", "endTeam", "time"] as const satisfies HelperRight[];
const NAME = 60;

interface NewLinkDialogProps {
  event: Event;
  kind: EventLinkKind;
  onClose(): void;
}

/** Makes a link, and shows it this once. */
export function NewLinkDialog({ event, kind, onClose }: NewLinkDialogProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const formId = useId();
  const { gymId, id } = event;
  const [name, setName] = useState(kind === "screen" ? t("EVENT_DAY.links.screenName") : "");
  const [may, setMay] = useState<readonly HelperRight[]>(["message", "pass"]);
  const [isTried, setTried] = useState(false);
  const isMissing = name.trim() === "";
  const making = useMutation({
    mutationFn: () =>
      withSession(() =>
        createEventLink(eventsApi, {
          gymId,
          id,
          kind,
          name: name.trim(),
          ...(kind === "helper" && { may: [...may] }),
        }),
      ),
    onSuccess: () => queryClient.invalidateQueries(eventLinks(gymId, id)),
  });
  const { data } = making;
  const path = data && (kind === "helper" ? helperPath(id, data.token) : screenPath(data.token));
  const address = path && new URL(path, location.href).href;
  return (
    <Dialog
      open
      title={t(`EVENT_DAY.links.new.${kind}`)}
      description={t(`EVENT_DAY.links.what.${kind}`)}
      blocked={making.isPending}
      onClose={onClose}
      footer={
        address ? (
          <Button variant="primary" onClick={onClose}>
            {t("GENERIC.close")}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t("GENERIC.cancel")}</Button>
            <Button variant="primary" type="submit" form={formId} loading={making.isPending}>
              {t("EVENT_DAY.links.make")}
            </Button>
          </>
        )
      }
    >
      {address ? (
        <div className="grid justify-items-start gap-3" role="status">
          <p className="text-body text-ink">{t("EVENT_DAY.links.made")}</p>
          <img
            alt={t("EVENT_DAY.links.qrLabel", { name })}
            src={qrImage(address)}
            className="size-48 rounded-field border border-line"
          />
          <p className="text-caption wrap-anywhere text-ink-muted">{address}</p>
          <CopyButton label={t("EVENT_DAY.links.copy")} text={address} />
        </div>
      ) : (
        <form
          id={formId}
          noValidate
          className="grid gap-5"
          onSubmit={(submitted) => {
            submitted.preventDefault();
            submitted.stopPropagation();
            setTried(true);
            if (!isMissing && !making.isPending) making.mutate();
          }}
        >
          <Field
            label={t("EVENT_DAY.links.name")}
            hint={t(`EVENT_DAY.links.nameHint.${kind}`)}
            error={isTried && isMissing && t("EVENT_DAY.form.nameMissing")}
          >
            <TextInput value={name} maxLength={NAME} onValueChange={setName} />
          </Field>
          {kind === "helper" && (
            <Fieldset legend={t("EVENT_DAY.links.may")} hint={t("EVENT_DAY.links.mayHint")}>
              <div className="grid gap-1.5">
                {RIGHTS.map((right) => (
                  <Checkbox
                    key={right}
                    label={t(`EVENT_DAY.links.rights.${right}`)}
                    checked={may.includes(right)}
                    onCheckedChange={(chosen) =>
                      setMay(
                        RIGHTS.filter((each) => (each === right ? chosen : may.includes(each))),
                      )
                    }
                  />
                ))}
              </div>
            </Fieldset>
          )}
          {making.error && <InlineMessage tone="error">{errorText(making.error)}</InlineMessage>}
        </form>
      )}
    </Dialog>
  );
}
