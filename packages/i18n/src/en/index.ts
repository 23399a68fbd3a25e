import base from "./base.ts";
import mail from "./mail.ts";
import panel from "./panel.ts";

export default { ...base, ...mail, ...panel, ERRORS: { ...base.ERRORS, ...panel.ERRORS } };
