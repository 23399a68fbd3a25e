import { Button } from "@panel/ui/button";
import { Spinner } from "@panel/ui/spinner";
import { lazy, Suspense, useState } from "react";
import { Icon } from "../icons.tsx";
import { PartOrNothing } from "../PartOrNothing.tsx";
import { Picture } from "../Picture.tsx";
import { pointOf, usePlay } from "../play-context.ts";
import { pointName, RouteText, useShown, useShownAsset } from "../RouteText.tsx";
import { Screen } from "../Screen.tsx";
import { Sound } from "../Sound.tsx";
import { useWords } from "../words.ts";
import { ChatSheet } from "./ChatSheet.tsx";

const Model = lazy(() => import("./Model.tsx"));

/** Whether the visitor's browser is asked to load as little as possible: a model is then shown only when it is wanted. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** What a visitor meets at a point: its story, its model, its chat, and the way to its challenge. */
export function PointScreen({ id }: { id: number }) {
  const words = useWords();
  const { t } = words;
  const play = usePlay();
  const { game, send, material } = play;
  const shown = useShown();
  const asset = useShownAsset();
  const [showsModel, setShowsModel] = useState(() => !savesData());
  const [chats, setChats] = useState(false);
  const point = pointOf(play, id);
  const name = pointName(play, words, id);
  if (!point) {
    return (
      <Screen title={name} onBack={() => send({ type: "goOn" })}>
        <p className="text-reading">{t("unknownPoint")}</p>
      </Screen>
    );
  }
  const { story, model, chatbot } = point;
  const title = shown(story.title);
  const sound = material.media[asset(story.audio)];
  const file = material.media[model.asset];
  const chat = chatbot ? material.chats[chatbot] : undefined;
  const isPending = game.play.visits.some(
    (visit) => visit.point === id && visit.challenge === "pending",
  );
  const goOn = () => send({ type: "goOn" });
  return (
    <Screen
      title={name}
      lang={shown(point.name).lang}
      onBack={goOn}
      footer={
        isPending ? (
          <>
            <Button
              variant="primary"
              size="lg"
              fullWidth
              onClick={() => send({ type: "show", screen: { at: "challenge", point: id } })}
            >
              {t("toChallenge")}
            </Button>
            <Button size="lg" variant="quiet" fullWidth onClick={goOn}>
              {t("later")}
            </Button>
          </>
        ) : (
          <Button variant="primary" size="lg" fullWidth onClick={goOn}>
            {t("continue")}
          </Button>
        )
      }
    >
      <div className="grid gap-4">
        <p role="status" className="flex items-center gap-2 text-body text-success">
          <Icon name="check" className="size-4 shrink-0" />
          <span>{t("arrived", { point: name })}</span>
        </p>
        {title.text && (
          <h2 lang={title.lang} className="text-heading font-semibold wrap-anywhere">
            {title.text}
          </h2>
        )}
        <Picture id={asset(story.image)} label={title.text || t("picture")} />
        <RouteText of={story.text} className="text-reading" />
        {sound && <Sound url={sound.url} />}
        {file && (
          <section aria-label={t("model")} className="grid gap-2">
            <RouteText of={model.title} className="text-reading font-medium" />
            {showsModel ? (
              <PartOrNothing fallback={<p className="text-body">{t("failedLoadText")}</p>}>
                <Suspense fallback={<Spinner label={t("loading")} />}>
                  <Model
                    file={file}
                    label={shown(model.title).text || t("model")}
                    animation={model.animation}
                    clip={model.clip}
                  />
                </Suspense>
              </PartOrNothing>
            ) : (
              <Button
                size="lg"
                fullWidth
                icon={<Icon name="model" />}
                onClick={() => setShowsModel(true)}
              >
                {t("showModel")}
              </Button>
            )}
          </section>
        )}
        {chat && (
          <Button size="lg" fullWidth icon={<Icon name="chat" />} onClick={() => setChats(true)}>
            {t("openChat")}
          </Button>
        )}
      </div>
      {chat && chats && <ChatSheet address={chat} onClose={() => setChats(false)} />}
    </Screen>
  );
}
