import type { TextDrafts } from "@panel/api-client/panel";
import { experienceFields } from "@panel/domain/experience/experience";
import { emptyModel, withValues } from "@panel/domain/experience/fields";
import { outdatedKey, routeTexts } from "@panel/domain/texts/texts";
import { addWords } from "@panel/i18n/parts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Desk as Panel, signedIn, startDesk } from "../../../shared/story-desk.tsx";
import { Desk } from "../desk.ts";
import { TextLine } from "../TextLine.tsx";
import { textRows } from "../text-rows.ts";
import { AcceptShown, RunNotice } from "./DraftNotices.tsx";
import { GlossaryDialog } from "./GlossaryDialog.tsx";
import { draftsByKey, type DraftRun, type MachineDraft } from "./queries.ts";
import { StartDrafts } from "./StartDrafts.tsx";

const NAME = "experience/name";
const VALUES = {
  "name.cas": "Ruta del agua de 1912",
  "name.cat": "Ruta de l’aigua",
  "description.cas": "Un paseo corto junto a las fuentes.",
  "slogan.cas": "Sigue el agua",
};
const DRAFTS: MachineDraft[] = [
  { id: NAME, language: "eng", text: "Water route", marks: ["numbers"] },
  {
    id: "experience/description",
    language: "eng",
    text: "A short walk along the fountains.",
    marks: [],
  },
  { id: "experience/slogan", language: "eng", text: "Follow the water", marks: [] },
];

function newDesk(): Desk {
  const desk = new Desk();
  const experience = withValues(emptyModel(experienceFields), Object.entries(VALUES));
  const source = new Map([[outdatedKey(NAME, "cat"), "Ruta del agua"]]);
  desk.receive(routeTexts({ experience, points: [] }), source);
  desk.receiveDrafts(draftsByKey(DRAFTS));
  return desk;
}

const run = (changes: Partial<DraftRun>): DraftRun => ({
  state: "running",
  total: 40,
  drafted: 12,
  left: 28,
  startedAt: "2026-11-26T10:00:00.000Z",
  ...changes,
});

interface StoryProps {
  part: "lines" | "notice" | "start" | "glossary";
  run?: DraftRun;
  desk?: Desk;
  byRules?: boolean;
  take?: (drafts: TextDrafts) => void;
  putAway?: () => void;
  onShow?: () => void;
  onClose?: () => void;
}

const nothing = () => undefined;

function Story(props: StoryProps) {
  const [desk] = useState(() => props.desk ?? newDesk());
  return (
    <Panel>
      <Shown {...props} desk={desk} />
    </Panel>
  );
}

function Shown({ part, desk, ...props }: StoryProps & { desk: Desk }) {
  const { take = nothing, putAway = nothing, onShow = nothing, onClose = nothing } = props;
  const { byRules = false } = props;
  const rows = textRows(
    desk,
    desk.lines,
    { state: "draft", languages: ["cas", "cat", "eng"], search: "" },
    () => "",
  );
  const { run: shown } = props;
  const ended = shown && shown.state !== "running" ? shown : undefined;
  if (part === "start") {
    return (
      <StartDrafts
        id={7}
        desk={desk}
        isUnsaved
        possible={byRules ? ["cat"] : ["cat", "eng"]}
        byRules={byRules}
        onStarted={take}
        onGlossary={onShow}
        onClose={onClose}
      />
    );
  }
  if (part === "glossary") return <GlossaryDialog id={7} onClose={onClose} />;
  if (part === "notice") {
    const drafts = { run: shown, languages: [], byRules, ended, putAway, take };
    return <RunNotice id={7} drafts={drafts} onShow={onShow} />;
  }
  return (
    <div className="grid gap-3">
      <AcceptShown desk={desk} rows={rows} languages={["eng"]} />
      {rows.map((row, index) =>
        row.kind === "text" ? (
          <TextLine
            key={row.key}
            desk={desk}
            text={row.text}
            index={index}
            languages={["cas", "cat", "eng"]}
            onStep={nothing}
          />
        ) : null,
      )}
    </div>
  );
}

const start = async (): Promise<void> => {
  await startDesk();
  await addWords("drafts");
};

const meta = {
  title: "Texts/Machine drafts",
  component: Story,
  loaders: [start],
} satisfies Meta<typeof Story>;
export default meta;
type Told = StoryObj<typeof meta>;

/** A draft stands apart below the empty text, says what speaks against it, and is taken by a key or thrown away. */
export const Lines: Told = {
  args: { part: "lines" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("Borrador automático")).toHaveLength(3);
    await expect(canvas.getByText("Faltan números")).toBeVisible();
    const description = canvas.getByRole("textbox", { name: "Descripción, Inglés" });
    await expect(description).toHaveValue("");
    await expect(description).toHaveAccessibleDescription(/Borrador automático.*A short walk/);
    await userEvent.click(description);
    await userEvent.keyboard("{Alt>}{Enter}{/Alt}");
    await expect(description).toHaveValue("A short walk along the fountains.");
    await expect(canvas.getAllByText("Borrador automático")).toHaveLength(2);
    const [first] = canvas.getAllByRole("button", { name: "Desechar" });
    if (first) await userEvent.click(first);
    await expect(canvas.getByText("El borrador se desecha al guardar.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Deshacer" }));
    await expect(canvas.getAllByText("Borrador automático")).toHaveLength(2);
  },
};

/** All of those in view are accepted after a question, but for those with a mark. */
export const AcceptedTogether: Told = {
  args: { part: "lines" },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(
      canvas.getByRole("button", { name: "Aceptar los 2 borradores a la vista" }),
    );
    const dialog = within(canvasElement.ownerDocument.body).getByRole("alertdialog");
    await userEvent.click(within(dialog).getByRole("button", { name: "Aceptarlos" }));
    await expect(canvas.getByRole("textbox", { name: "Frase de bienvenida, Inglés" })).toHaveValue(
      "Follow the water",
    );
    await expect(canvas.getByRole("textbox", { name: "Nombre, Inglés" })).toHaveValue("");
  },
};

/** A run tells how far it is, and is stopped. */
export const Running: Told = {
  args: { part: "notice", run: run({}), take: fn() },
  beforeEach: () =>
    signedIn({
      "/api/gymkhanas/stopDrafts": {
        success: true,
        message: "",
        data: { available: true, languages: ["cat", "eng"], run: null, drafts: [] },
      },
    }),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("progressbar")).toHaveAttribute(
      "aria-valuetext",
      "Haciendo borradores: 12 de 40",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Parar" }));
    await waitFor(() => expect(args.take).toHaveBeenCalledOnce());
  },
};

/** Why a run failed is told in plain words, with what came and what is left. */
export const Failed: Told = {
  args: {
    part: "notice",
    run: run({ state: "failed", failure: "limited" }),
    putAway: fn(),
    onShow: fn(),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      /pide esperar.*Hay 12 borradores nuevos por revisar\. Faltan 28 textos/,
    );
    await userEvent.click(canvas.getByRole("button", { name: "Ver los borradores" }));
    await expect(args.onShow).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Descartar el aviso" }));
    await expect(args.putAway).toHaveBeenCalledOnce();
  },
};
export const NothingCame: Told = {
  args: { part: "notice", run: run({ state: "stopped", drafted: 0, left: 40 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "Has parado los borradores. No ha llegado ningún borrador. Faltan 40 textos",
    );
  },
};

/** What is asked for is counted by language, and a refusal is told where it was asked. */
export const Start: Told = {
  args: { part: "start", take: fn(), onClose: fn() },
  beforeEach: () =>
    signedIn({
      "/api/gymkhanas/startDrafts": {
        success: false,
        message: "no",
        data: { translation_key: "DRAFTS.noTokens" },
      },
    }),
  play: async ({ canvasElement, args }) => {
    const dialog = within(within(canvasElement.ownerDocument.body).getByRole("dialog"));
    await expect(dialog.getByRole("checkbox", { name: "Las que faltan: 2" })).toBeChecked();
    const changed = dialog.getByRole("checkbox", { name: "Las que hay que revisar: 1" });
    await expect(changed).not.toBeChecked();
    const go = dialog.getByRole("button", { name: "Hacer los borradores" });
    await userEvent.click(dialog.getByRole("checkbox", { name: "Catalán" }));
    await expect(go).toBeDisabled();
    await expect(dialog.getByText("No hay ninguna que traducir.")).toBeVisible();
    await userEvent.click(dialog.getByRole("checkbox", { name: "Catalán" }));
    await userEvent.click(go);
    await expect(await dialog.findByText(/no le quedan tokens/)).toBeVisible();
    await expect(args.take).not.toHaveBeenCalled();
  },
};

/** Lines are added, told what is wrong with them, and asked about before they are lost. */
export const Glossary: Told = {
  args: { part: "glossary", onClose: fn() },
  beforeEach: () =>
    signedIn({
      "/api/gymkhanas/glossary": {
        success: true,
        message: "",
        data: { version: 2, entries: [{ term: "Plaza Mayor", cat: "", eng: "" }] },
      },
      "/api/gymkhanas/saveGlossary": {
        success: false,
        message: "no",
        data: { translation_key: "DRAFTS.glossaryChanged" },
      },
    }),
  play: async ({ canvasElement, args }) => {
    const body = within(canvasElement.ownerDocument.body);
    const dialog = within(await body.findByRole("dialog"));
    const term = await dialog.findByRole("textbox", { name: "Término en castellano, línea 1" });
    await expect(term).toHaveValue("Plaza Mayor");
    await userEvent.click(dialog.getByRole("button", { name: "Añadir un término" }));
    const second = await dialog.findByRole("textbox", { name: "Término en castellano, línea 2" });
    await userEvent.type(second, "plaza mayor");
    await expect(dialog.getByText("Este término ya está más arriba.")).toBeVisible();
    await userEvent.type(second, " de la villa");
    await userEvent.click(dialog.getByRole("button", { name: "Guardar el glosario" }));
    await expect(await dialog.findByText(/Otra persona ha guardado el glosario/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Cancelar" }));
    const asked = within(await body.findByRole("alertdialog"));
    await userEvent.click(asked.getByRole("button", { name: "Cerrar y descartar" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
