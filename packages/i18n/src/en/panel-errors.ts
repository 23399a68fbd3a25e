import type { PanelErrorWords } from "../words.ts";

/** Errors that only occur in the panel, after signing in. */
export default {
  ERRORS: {
    noBotSession:
      "There is no session with the chatbot platform. It may not be available right now; please try again in a moment.",
    ownAnswersLimit:
      "This chatbot already has as many answers of yours as it can hold. Delete one or extend another.",
    tooMuchPageText:
      "With this change the document would have too much text. Shorten the page or leave others out.",
    botLimitReached: "You have reached the maximum number of chatbots of your account.",
    knowledgeFileLimitReached:
      "A chatbot takes 3 files at most. Delete one before you add another.",
    notPdf: "The file is not a PDF. Choose another file.",
    inactiveBot: "Activate the chatbot before you edit it.",
    activeBot: "Deactivate the chatbot before you delete it.",
    pointsChanged:
      "Somebody has added or deleted points in the meantime. Try again with the list as it is now.",
    pointsNotRestorable: "The deleted points can no longer be restored.",
    routeTooLong:
      "The route’s texts don’t fit: together they can take up {{max}}\u00a0MB. Shorten some of them, or spread the points over several routes.",
    pointLimitReached: "You have reached your account’s maximum number of points.",
    pointIdsUsedUp:
      "No more points can be created: this server has created the million that it can have, deleted ones included. Tell whoever runs it: with exported experiences it can start over in a new database.",
    visitNotValid: "The visit is no longer valid: it was erased, or its 30 days are over.",
    emailTaken: "There is already a user with that email.",
    codeTaken: "That access code belongs to another experience already. Generate a new one.",
    supervisorLimitReached: "You have reached your account’s maximum number of supervisors.",
    editorLimitReached: "You have reached your account’s maximum number of editors.",
    fileLimitReached: "You have reached your account’s maximum number of files.",
    storageLimitReached: "Your account has no space left for this file.",
    alreadyActive: "This user is already active.",
    disabledUser: "This account is blocked. Only whoever runs the server can unblock it.",
    noDefaultPassword:
      "This installation has no default password. Send the confirmation email again.",
    ownAccount: "You cannot delete your own account.",
    csvColumns: "The file does not have the columns name, surname and email.",
    csvTooLong:
      "The file has too many lines or columns. Split it into files of {{count}} lines at most.",
    importRunning:
      "Another import of yours is still running, perhaps in another window. Wait until it ends and try again.",
    alreadyCreated:
      "This user was already created with different details. To change them, edit the user from the list of users.",
    botNotSelectable:
      "That chatbot is not in your account, or no longer exists. Choose another one.",
    imageType: "The image is not a PNG, JPEG, WebP or GIF. Choose another file.",
    imageHighRange:
      "The image has the lights of PQ or HLG (HDR), which would turn out grey here. Save it in sRGB.",
    imagePixels: "The image has too many pixels. Reduce it to 3840 × 2160 or less.",
    imageUnreadable:
      "The image could not be read: it is damaged or has too many pixels. Choose another file.",
  },
  REAUTH: {
    title: "Your session has expired",
    text: "Sign in again to continue. What you have typed is still here.",
    submit: "Sign in and continue",
    providerTab: "It opens in another tab. When you come back, everything is as you left it.",
    leave: "Leave",
    takenTitle: "Somebody else has signed in",
    takenText:
      "Another session was opened in another tab of this browser. Sign in again with your account to continue. What you have typed is still here.",
    leaveTaken: "Continue with the other session",
  },
} satisfies PanelErrorWords;
