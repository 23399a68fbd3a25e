import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { answering, startDesk } from "../../../shared/story-desk.tsx";
import { BOARD } from "../story-event.ts";
import { storyStream, type StoryStream } from "../story-stream.ts";
import { EventPages } from "./EventPages.tsx";

const sent = fn();
let stream: StoryStream;
/** On an island, where it is an hour earlier than in Madrid. */
const READER = { ...BOARD, may: [], zone: "Atlantic/Canary" };

/** Opens a link; what is sent with it can be looked at. */
function opened(address: string, answers: Readonly<Record<string, unknown>>) {
  sent.mockClear();
  const before = location.href;
  history.replaceState(history.state, "", address);
  const end = answering(answers);
  const { fetch } = globalThis;
  globalThis.fetch = (of, init) => {
    const token = new Headers(init?.headers).get("authorization");
    if (typeof init?.body === "string") sent(token, JSON.parse(init.body));
    return fetch(of, init);
  };
  return () => {
    globalThis.fetch = fetch;
    stream.end();
    end();
    history.replaceState(history.state, "", before);
  };
}

const LINK = "/event/board/?event=8#helper.3.c2VjcmV0";

const meta = {
  title: "Events/Helper",
  component: EventPages,
  loaders: [startDesk],
  parameters: { layout: "fullscreen" },
  beforeEach: () => {
    stream = storyStream({ type: "board", board: { ...BOARD, may: ["message"] } });
    return opened(LINK, {
      "/events/board/live": stream.answer,
      "/events/board": { success: true, message: "", data: { ...BOARD, may: ["message"] } },
      "/events/board/message": { success: true, message: "", data: {} },
    });
  },
} satisfies Meta<typeof EventPages>;
export default meta;
type Told = StoryObj<typeof meta>;

export const Allowed: Told = {
  name: "A helper sees the board, and does what the link allows with the link's token",
  tags: ["snapshot"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Fiesta mayor" })).toBeVisible();
    // The time of the event is for others.
    await expect(canvas.queryByRole("button", { name: "Terminar" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Más acciones con Las nutrias" }));
    const items = await within(document.body).findAllByRole("menuitem");
    await expect(items.map(({ textContent }) => textContent)).toEqual(["Enviar un mensaje"]);
    await userEvent.click(items[0]!);
    const dialog = within(await within(document.body).findByRole("dialog"));
    await userEvent.type(dialog.getByRole("textbox", { name: "Mensaje" }), "Os vemos");
    await userEvent.click(dialog.getByRole("button", { name: "Enviar" }));
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith(
        "Bearer helper.3.c2VjcmV0",
        expect.objectContaining({ event: 8, team: 32, text: "Os vemos" }),
      ),
    );
  },
};

export const OnlyReads: Told = {
  name: "Hours are those of the clocks at the route, wherever the helper is",
  beforeEach: () => {
    stream = storyStream({ type: "board", board: READER });
    return opened(LINK, {
      "/events/board/live": stream.answer,
      "/events/board": { success: true, message: "", data: READER },
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Las nutrias")).toBeVisible();
    await expect(canvas.getByText(/^Acaba: .*\b11:00/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Más acciones/ })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Mensaje a todos" })).toBeNull();
  },
};

const ended = () =>
  Response.json(
    { success: false, message: "", data: { translation_key: "ERRORS.linkNotValid" } },
    { status: 401 },
  );

export const Ended: Told = {
  name: "A link that has ended is told, and not tried again",
  beforeEach: () => {
    stream = storyStream({ type: "board", board: READER });
    return opened(LINK, {
      "/events/board/live": Promise.resolve(ended()),
      "/events/board": Promise.resolve(ended()),
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/El enlace ya no sirve/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Reintentar" })).toBeNull();
  },
};

export const Incomplete: Told = {
  name: "A link that was copied in part is told",
  beforeEach: () => {
    stream = storyStream({ type: "board", board: READER });
    return opened("/event/board/?event=8", {});
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Al enlace le falta una parte")).toBeVisible();
  },
};
