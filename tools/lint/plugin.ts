import { noBarrel } from "./rules/barrel.ts";
import { boundaries } from "./rules/boundaries.ts";
import { noBrittleTest } from "./rules/brittle-test.ts";
import { noVagueFileName } from "./rules/file-name.ts";
import { keysByKeyOf } from "./rules/keys-by-key-of.ts";
import { guardedStorage } from "./rules/guarded-storage.ts";
import { noHardCodedColour } from "./rules/hard-coded-colour.ts";
import { noLiteralText } from "./rules/literal-text.ts";
import { noTextBesideCondition } from "./rules/text-beside-condition.ts";
import { noPhysicalDirection } from "./rules/physical-direction.ts";
import { noRoleComparison } from "./rules/role-comparison.ts";
import { pureDomain } from "./rules/pure-domain.ts";
import { serverFolders } from "./rules/server-folders.ts";
import { serverLayers } from "./rules/server-layers.ts";

/** The project's own lint rules. .oxlintrc.json says to which folders each one applies. */
export default {
  meta: { name: "explorar" },
  rules: {
    boundaries,
    "guarded-storage": guardedStorage,
    "keys-by-key-of": keysByKeyOf,
    "no-barrel": noBarrel,
    "no-brittle-test": noBrittleTest,
    "no-hard-coded-colour": noHardCodedColour,
    "no-literal-text": noLiteralText,
    "no-physical-direction": noPhysicalDirection,
    "no-text-beside-condition": noTextBesideCondition,
    "no-vague-file-name": noVagueFileName,
    "no-role-comparison": noRoleComparison,
    "pure-domain": pureDomain,
    "server-folders": serverFolders,
    "server-layers": serverLayers,
  },
};
