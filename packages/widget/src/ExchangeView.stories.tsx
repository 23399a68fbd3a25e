import type { Source } from "@panel/api-client/ask-bot";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { newExchange, type Exchange } from "./conversation.ts";
import { ExchangeView } from "./ExchangeView.tsx";
import { withWords } from "./story-words.tsx";

const sources: Source[] = [
  {
    number: 1,
    fileName: "4f2c.pdf",
    publicName: "guia-del-museu.pdf",
    page: 4,
    quote: "El museu obre a les deu.",
    language: "ca",
  },
  {
    number: 2,
    fileName: "9a1b.pdf",
    publicName: "Programa de visites guiades i activitats 2026.pdf",
    page: 17,
    quote: "Els diumenges a la tarda l’entrada és gratuïta.",
    language: "ca",
  },
];
const exchange: Exchange = {
  ...newExchange(1, "A quina hora obre el museu els diumenges?"),
  state: "done",
  mode: "model",
  language: "ca",
  sources,
  sentences: [
    { text: "El museu obre a les deu. ", sources: [1] },
    { text: "Els diumenges a la tarda no es paga.\n", sources: [1, 2] },
    { text: "A l’estiu val més reservar.", sources: [] },
  ],
};

const meta = {
  title: "Chat/Exchange",
  component: ExchangeView,
  decorators: [withWords],
  args: { exchange, onOpenSource: fn(), onAskAgain: fn(), onRate: fn(() => Promise.resolve()) },
} satisfies Meta<typeof ExchangeView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FromTheModel: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("(sense font)", { exact: false })).toBeVisible();
    const chips = canvas.getAllByRole("button", { name: "Font 1: guia-del-museu.pdf, pàgina 4" });
    await expect(chips).toHaveLength(2);
    await userEvent.click(canvas.getByRole("button", { name: /^Font 2: Programa/ }));
    await expect(args.onOpenSource).toHaveBeenCalledWith(sources[1]);
    await userEvent.click(canvas.getByRole("button", { name: "Torna a preguntar" }));
    await expect(args.onAskAgain).toHaveBeenCalled();
    await expect(canvas.getByRole("article")).toHaveFocus();
  },
};

export const QuotedInAnotherLanguage: Story = {
  args: {
    exchange: {
      ...exchange,
      mode: "quoted",
      language: "en",
      documentLanguage: "es",
      sentences: [
        { text: "El museo abre a las diez.", sources: [1] },
        { text: "Los domingos por la tarde la entrada es gratuita.", sources: [2] },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Citat dels documents")).toBeVisible();
    await expect(canvas.getByText("Trobat en castellà, pàgines 4 i 17")).toBeVisible();
    await expect(canvas.getByText("El museo abre a las diez.").closest("[lang]")).toHaveAttribute(
      "lang",
      "es",
    );
  },
};

export const QuotedBecauseTheModelFailed: Story = {
  args: {
    exchange: {
      ...exchange,
      mode: "quoted",
      modelFailed: true,
      sentences: exchange.sentences.slice(0, 1),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(/^Ara mateix no puc redactar una resposta/),
    ).toBeVisible();
  },
};

/** The sentence that is being written is shown, but read out only when it is whole. */
export const BeingWritten: Story = {
  args: {
    onAskAgain: undefined,
    exchange: {
      ...exchange,
      state: "running",
      sentences: exchange.sentences.slice(0, 1),
      pending: "Els diumenges a la",
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Els diumenges a la")).toHaveAttribute("aria-hidden", "true");
    await expect(canvas.queryByRole("button", { name: "Copia la resposta" })).toBeNull();
    await expect(canvas.queryByRole("list")).toBeNull();
  },
};

export const Searching: Story = {
  args: { exchange: newExchange(1, "A quina hora obre?"), onAskAgain: undefined },
};

export const Refused: Story = {
  args: {
    exchange: {
      ...newExchange(1, "Quin temps farà demà?"),
      state: "done",
      mode: "refused",
      language: "ca",
      refusal: "Els meus documents no en diuen res.",
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Els meus documents no en diuen res.")).toBeVisible();
    await expect(canvas.queryByRole("list")).toBeNull();
  },
};

export const Stopped: Story = {
  args: { exchange: { ...exchange, state: "stopped" } },
};

/** Names, questions and answers are text, whatever is in them. */
export const Inert: Story = {
  args: {
    exchange: {
      ...exchange,
      question: '<img src=x onerror="document.title=1">',
      sentences: [
        { text: "<b>x</b> ![](https://example.com/a.png) [y](javascript:1)", sources: [1] },
      ],
      sources: [{ ...sources[0]!, publicName: "<script>alert(1)</script>.pdf" }],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("img, b, a, script")).toBeNull();
    await expect(within(canvasElement).getByText(/!\[\]\(https/)).toBeVisible();
  },
};

/** The button waits with the visitor, and says how long. */
export const Throttled: Story = {
  args: {
    exchange: {
      ...newExchange(1, "I l’hivern?"),
      state: "failed",
      problem: { key: "throttled", until: Date.now() + 90_000 },
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Podràs continuar d’aquí a \d+ segons/)).toBeVisible();
    const retry = canvas.getByRole("button", { name: "Torna-ho a provar" });
    await expect(retry).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(retry);
    await expect(args.onAskAgain).not.toHaveBeenCalled();
  },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div className="w-72">
        <Story />
      </div>
    ),
  ],
  args: {
    exchange: { ...exchange, question: "x".repeat(200) },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** What the staff wrote is whole, says whose it is, and has no page to open. */
export const OwnAnswer: Story = {
  args: {
    exchange: {
      ...exchange,
      mode: "quoted",
      documentLanguage: "es",
      sources: [
        {
          number: 1,
          fileName: "answer:1",
          publicName: "Respuesta del museo",
          page: 1,
          quote: "Sí, en la cafetería.",
          isOwn: true,
        },
      ],
      sentences: [{ text: "Sí, en la cafetería.", sources: [1] }],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Resposta en castellà")).toBeVisible();
    await expect(canvas.getByText("Respuesta del museo")).toBeVisible();
    await expect(canvas.queryByText("Citat dels documents")).toBeNull();
    await expect(canvas.queryByRole("button", { name: /Font/ })).toBeNull();
  },
};

/** What the documents do not say can be asked elsewhere; a phone number counts in every language. */
export const WayOut: Story = {
  args: {
    exchange: { ...newExchange(1, "Hi ha guarderia?"), state: "done", refusal: "No ho trobo." },
  },
  parameters: { chat: { es: { phone: "+34 912 345 678", mail: "info@museu.example" } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("També pots preguntar aquí:")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "+34 912 345 678" })).toHaveAttribute(
      "href",
      "tel:+34912345678",
    );
    await expect(canvas.getByRole("link", { name: "info@museu.example" })).toHaveAttribute(
      "href",
      "mailto:info@museu.example",
    );
  },
};

/** Who has asked as much as the bot allows reads what its staff say to that. */
export const AtTheLimit: Story = {
  args: {
    exchange: { ...newExchange(1, "Hi ha wifi?"), state: "failed", problem: { key: "throttled" } },
  },
  parameters: { chat: { ca: { limitMessage: "Pregunta al taulell." } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Pregunta al taulell.")).toBeVisible();
  },
};

/** One tap says whether the answer was useful. */
export const Rated: Story = {
  args: { exchange: { ...exchange, rating: "r1" } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const useful = canvas.getByRole("button", { name: "M’ha servit" });
    await userEvent.click(useful);
    await expect(args.onRate).toHaveBeenCalledWith("r1", true);
    await expect(canvas.getByText("Gràcies")).toBeVisible();
    await expect(useful).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(canvas.getByRole("button", { name: "No m’ha servit" }));
    await expect(args.onRate).toHaveBeenLastCalledWith("r1", false);
    await expect(useful).toHaveAttribute("aria-pressed", "false");
  },
};

export const RatingNotSent: Story = {
  args: {
    exchange: { ...exchange, rating: "r1" },
    onRate: fn(() => Promise.reject(new Error("offline"))),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const useful = canvas.getByRole("button", { name: "M’ha servit" });
    await userEvent.click(useful);
    await expect(await canvas.findByText("No s’ha pogut enviar")).toBeVisible();
    await expect(useful).toHaveAttribute("aria-pressed", "false");
  },
};
