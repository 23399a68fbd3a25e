import { CHALLENGE_KINDS } from "@panel/domain/experience/challenge";
import { emptyModel, fieldsOf, withValues } from "@panel/domain/experience/fields";
import { CHECK_INS, pointFields } from "@panel/domain/experience/point";
import { toPointRecord } from "@panel/domain/experience/point-record";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryRouter } from "react-router-dom";
import { expect, waitFor } from "storybook/test";
import { RouteCheckContext } from "../../route/check/check-context.ts";
import { FieldOpener } from "../../route/check/field-opener.ts";
import { Desk, signedIn, startDesk } from "../../shared/story-desk.tsx";
import { PointEditor } from "./PointEditor.tsx";

/** A point that shows the field of its animation, which depends on the file of its model. */
const POINT = withValues(emptyModel(pointFields), [
  ["name.cas", "El molino"],
  ["model.asset", 5],
  ["model.clip", "Walk"],
]);
const RECORD = toPointRecord(4, POINT);

/** The addresses are the geocoder's: only the whole address is shown, below the search for a place. */
const WITHOUT_INPUT = /^address\./;

const patient = { timeout: 60_000 };

const check = {
  opener: new FieldOpener(),
  store: {
    state: {},
    readPoint: () => () => undefined,
    subscribe: () => () => undefined,
  },
} as never;

function Story() {
  return (
    <Desk>
      <MemoryRouter>
        <RouteCheckContext value={check}>
          <PointEditor
            experienceId={7}
            experienceSaving={false}
            language="cas"
            id={4}
            point={RECORD.point}
            points={[RECORD.point]}
            rows={RECORD}
            takeFocus={false}
            city=""
            onPosition={() => undefined}
            onVisit={() => undefined}
            onUnsaved={() => undefined}
            onClose={() => undefined}
            onNext={() => undefined}
            hasNext={false}
          />
        </RouteCheckContext>
      </MemoryRouter>
    </Desk>
  );
}

const meta = {
  title: "Points/Fields",
  component: Story,
  loaders: [startDesk],
  tags: ["!autodocs", "no-visual"],
  beforeEach: () => signedIn(),
} satisfies Meta<typeof Story>;
export default meta;

/** Every field of a point has an input, whatever kind of challenge and way to arrive is chosen. */
export const EveryFieldHasAnInput: StoryObj<typeof meta> = {
  name: "PNT-03 every field of a point has an input",
  play: async ({ canvasElement }) => {
    const found = new Set<string>();
    const look = () => {
      for (const each of canvasElement.querySelectorAll<HTMLElement>("[data-field]"))
        found.add(each.dataset["field"] ?? "");
    };
    /** Chooses each option of a field, each of which may show further fields. */
    const tryAll = async (name: string, count: number) => {
      const options = () =>
        canvasElement.querySelectorAll<HTMLElement>(`[data-field="${name}"] [role=radio]`);
      await waitFor(() => expect(options()).toHaveLength(count));
      for (const option of options()) {
        option.click();
        await waitFor(() => expect(option).toBeChecked());
        look();
      }
    };
    await tryAll("challenge.kind", CHALLENGE_KINDS.length);
    await tryAll("checkIn.by", CHECK_INS.length);
    const expected = fieldsOf(pointFields)
      .filter(({ path }) => !WITHOUT_INPUT.test(path))
      .map(({ path, field }) => (field.translated ? `${path}.cas` : path));
    // Some are only shown once the file of the model has been read.
    await waitFor(() => {
      look();
      return expect(expected.filter((path) => !found.has(path))).toEqual([]);
    }, patient);
  },
};
