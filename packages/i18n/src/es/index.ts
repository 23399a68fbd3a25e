import base from "./base.ts";
import help from "./help.ts";
import mail from "./mail.ts";
import panel from "./panel.ts";

export default { ...base, ...mail, ...panel, ...help, ERRORS: { ...base.ERRORS, ...panel.ERRORS } };
