import type { GymkhanaRecord } from "@panel/api-client/panel";
import type { Publication } from "@panel/api-client/visits";
import { checkInPath, playPath, printedAddress } from "@panel/domain/visits/address";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { publication } from "../../../route/queries.ts";
import { qrImage } from "../../../shared/qr-code.ts";
import { Desk, signedIn, startDesk } from "../../../shared/story-desk.tsx";
import { PrintRoute } from "./PrintRoute.tsx";

const RECORD = {
  id: 7,
  GymName: "Ruta de Madrid",
  City: "Madrid",
  code: "MADRID",
  mappoints: [
    {
      IdPoint: 1,
      Title: "Fuente",
      TitleCat: "",
      TitleEng: "",
      Latitude: 0,
      Longitude: 0,
      Dependency: "",
      CheckInBy: "code",
      CheckInCode: "la font/7",
    },
  ],
} as unknown as GymkhanaRecord;

const settings = { active: true, openOnWeb: false, listed: false, opensOn: "", closesOn: "" };
const data = (openOnWeb: boolean) =>
  ({ published: null, settings: { ...settings, openOnWeb } }) as Publication;

function Story({ known }: { known: Publication | null }) {
  return (
    <Desk known={[[publication(7).queryKey, known]]}>
      <PrintRoute record={RECORD} onClose={() => undefined} />
    </Desk>
  );
}

const meta = {
  title: "Experience/Sheet",
  component: Story,
  loaders: [startDesk],
  tags: ["no-visual"],
  // What is known stays while the server cannot be asked again.
  beforeEach: () => signedIn({}),
} satisfies Meta<typeof Story>;
export default meta;
type Printed = StoryObj<typeof meta>;

/** What the codes of the route and of its point say. */
const codesOf = async (canvasElement: HTMLElement) => {
  const dialog = within(
    await within(canvasElement.ownerDocument.body).findByRole("dialog", { name: /Ruta de Madrid/ }),
  );
  return ["Código de acceso: MADRID", /la font\/7$/].map((name) =>
    dialog.getByRole("img", { name }).getAttribute("src"),
  );
};

/** A route that visitors play in a browser: its codes open it, and check in. */
export const OnTheWeb: Printed = {
  args: { known: data(true) },
  play: async ({ canvasElement }) => {
    await expect(await codesOf(canvasElement)).toEqual(
      [playPath("MADRID"), checkInPath("MADRID", "la font/7")].map((path) =>
        qrImage(printedAddress(location.origin, path)),
      ),
    );
  },
};

/** Other routes are played with an app, which reads the bare texts. */
export const InAnApp: Printed = {
  args: { known: data(false) },
  play: async ({ canvasElement }) => {
    await expect(await codesOf(canvasElement)).toEqual(["MADRID", "la font/7"].map(qrImage));
  },
};

/** A back end without published routes. */
export const WithoutPublishing: Printed = {
  args: { known: null },
  play: async ({ canvasElement }) => {
    await expect(await codesOf(canvasElement)).toEqual(["MADRID", "la font/7"].map(qrImage));
  },
};
