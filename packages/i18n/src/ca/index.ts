import base from "./base.ts";
import panel from "./panel.ts";

export default { ...base, ...panel };
