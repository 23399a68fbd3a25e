import type { LibraryAsset } from "@panel/api-client/panel";
import { speechHash } from "@panel/domain/texts/speech";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useForm, useStore } from "@tanstack/react-form";
import { expect, userEvent, waitFor } from "storybook/test";
import { assetKeys } from "../../shared/assets/queries.ts";
import { Desk, signedIn, startDesk } from "../../shared/story-desk.tsx";
import { SpokenAudio } from "./SpokenAudio.tsx";

const TEXT = "La puerta tiene tres arcos.";
const SPEAK = "/api/gymkhanas/speak";
const speechOf = (text: string) => ({
  text: "point/31/story.text",
  hash: speechHash(text),
  language: "cas" as const,
  voice: "nova",
});
const MADE: LibraryAsset = {
  id: 9,
  model: "Puerta, voz en castellano",
  thumbnail: [],
  type: 2,
  category: 1,
  description: TEXT,
  animation: false,
  scaleMod: 1,
  idUser: 3,
  speech: speechOf(TEXT),
};
const media = (id: number, speech?: ReturnType<typeof speechOf>) =>
  [
    assetKeys.media(id),
    { Id: id, Thumbnail: "", Sound: "", ...(speech ? { Speech: speech } : {}) },
  ] as const;

interface StoryProps {
  /** Id of the audio that is chosen. */
  audio?: number;
  text?: string;
  language?: "cas" | "eng";
}

function Story({ audio = 0, text = TEXT, language = "cas" }: StoryProps) {
  const form = useForm({ defaultValues: { text, audio } });
  const chosen = useStore(form.store, ({ values }) => values.audio);
  return (
    <div className="grid max-w-120 gap-3">
      <form.Field name="text">
        {(field) => (
          <textarea
            aria-label="Texto"
            value={field.state.value}
            onChange={(event) => field.handleChange(event.target.value)}
            className="rounded-field border border-line-strong px-2 py-1"
          />
        )}
      </form.Field>
      <output aria-label="Audio">{chosen}</output>
      <SpokenAudio
        experienceId={7}
        textId="point/31/story.text"
        language={language}
        store={form.store}
        textOf={(values) => (values as { text: string }).text}
        name={() => "Puerta"}
        audio={chosen}
        onRecorded={(id) => form.setFieldValue("audio", id)}
      />
    </div>
  );
}

const answered = (data: unknown) => ({ success: true, message: "OK", data });
const refused = (key: string) =>
  Promise.resolve(Response.json({ success: false, message: "No", data: { translation_key: key } }));

const meta = {
  title: "Route/A spoken story",
  component: Story,
  loaders: [startDesk],
  beforeEach: () => signedIn({ [SPEAK]: answered({ id: 9, asset: MADE }) }),
  render: (args) => (
    <Desk
      known={[
        media(4),
        media(5, speechOf(TEXT)),
        media(6, speechOf("Otra historia")),
        media(9, speechOf(TEXT)),
      ]}
    >
      <Story {...args} />
    </Desk>
  ),
} satisfies Meta<typeof Story>;
export default meta;
type Told = StoryObj<typeof meta>;

const RECORD = "Grabar con voz sintética";
const OUTDATED = "El texto ha cambiado desde que se grabó.";

/** A recording takes the place of the audio that a person has chosen, and can be taken back. */
export const Recorded: Told = {
  args: { audio: 4 },
  play: async ({ canvas }) => {
    const audio = () => canvas.getByLabelText("Audio").textContent;
    await userEvent.click(canvas.getByRole("button", { name: RECORD }));
    await waitFor(() => expect(audio()).toBe("9"));
    await expect(canvas.getByText(/Escúchalo antes de guardar/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Volver al audio anterior" }));
    await expect(audio()).toBe("4");
    await expect(canvas.getByRole("button", { name: RECORD })).toBeEnabled();
  },
};

/** Where there was none, it is taken out again. */
export const First: Told = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: RECORD }));
    await userEvent.click(await canvas.findByRole("button", { name: "Quitar el audio" }));
    await expect(canvas.getByLabelText("Audio")).toHaveTextContent("0");
  },
};

/** One press records it again. */
export const TextChanged: Told = {
  args: { audio: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Hecho con voz sintética")).toBeVisible();
    await expect(canvas.queryByText(OUTDATED)).toBeNull();
    await userEvent.type(canvas.getByLabelText("Texto"), " Y un león.");
    await expect(await canvas.findByText(OUTDATED)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Grabar de nuevo" }));
    await waitFor(() => expect(canvas.getByLabelText("Audio")).toHaveTextContent("9"));
  },
};

/** What fails is told, and the audio stays. */
export const Failed: Told = {
  args: { audio: 6 },
  beforeEach: () => signedIn({ [SPEAK]: refused("SPEECH.slow") }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Grabar de nuevo" }));
    await expect(await canvas.findByText(/ha tardado demasiado/)).toBeVisible();
    await expect(canvas.getByLabelText("Audio")).toHaveTextContent("6");
  },
};

/** A recording that is stopped leaves nothing behind. */
export const Stopped: Told = {
  args: { audio: 4 },
  beforeEach: () => {
    const end = signedIn();
    const { fetch } = globalThis;
    // Answers only to whoever leaves.
    globalThis.fetch = (of, init) =>
      typeof of === "string" && of.endsWith(SPEAK)
        ? new Promise((_, reject) => {
            init?.signal?.addEventListener("abort", () => reject(new Error("aborted")));
          })
        : fetch(of, init);
    return () => {
      globalThis.fetch = fetch;
      end();
    };
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: RECORD }));
    await expect(await canvas.findByText("Grabando la voz…")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Parar" }));
    await expect(await canvas.findByRole("button", { name: RECORD })).toBeEnabled();
    await expect(canvas.getByLabelText("Audio")).toHaveTextContent("4");
  },
};

export const NothingToSay: Told = {
  args: { text: " " },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: RECORD })).toBeDisabled();
  },
};

export const TooLong: Told = {
  args: { text: "a".repeat(4097) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: RECORD })).toBeDisabled();
    await expect(canvas.getByText(/como máximo 4[.,]?096 caracteres/)).toBeVisible();
  },
};

/** A language without a voice shows nothing of it. */
export const NoVoice: Told = {
  args: { language: "eng" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
