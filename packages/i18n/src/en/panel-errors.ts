import type { PanelErrorWords } from "../words.ts";

/** Errors that only occur in the panel, after signing in. */
export default {
  ERRORS: {
    pointLimitReached: "You have reached your account's maximum number of points.",
    emailTaken: "There is already a user with that e-mail.",
    supervisorLimitReached: "You have reached your account's maximum number of supervisors.",
    editorLimitReached: "You have reached your account's maximum number of editors.",
    fileLimitReached: "You have reached your account's maximum number of files.",
    storageLimitReached: "Your account has no space left for this file.",
    alreadyActive: "This user is already active.",
    disabledUser: "This account is blocked. Only whoever runs the server can unblock it.",
    noDefaultPassword:
      "This installation has no default password. Send the confirmation mail again.",
    ownAccount: "You cannot delete your own account.",
    csvColumns: "The file does not have the columns name, surname and email.",
    alreadyCreated:
      "This user was already created with different details. To change them, edit the user from the list of users.",
    imageType: "The image is not a PNG, JPEG, WebP or GIF. Choose another file.",
    imageUnreadable:
      "The image could not be read: it is damaged or has too many pixels. Choose another file.",
  },
  REAUTH: {
    title: "Your session has expired",
    text: "Sign in again to continue. What you have typed is still here.",
    submit: "Sign in and continue",
    leave: "Leave",
    takenTitle: "Somebody else has signed in",
    takenText:
      "Another session was opened in another tab of this browser. Sign in again with your account to continue. What you have typed is still here.",
    leaveTaken: "Continue with the other session",
  },
} satisfies PanelErrorWords;
