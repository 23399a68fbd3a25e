/** Words of the mails that the server sends, and of its other texts. */
export default {
  MAIL: {
    greeting: "Hello {{name}},",
    greetingPlain: "Hello,",
    linkBelow: "If the button does not work, copy this address into your browser:",
    footer: "This message was sent automatically. There is no need to reply.",
    recoverySubject: "Choose a new password",
    recoveryIntro:
      "Somebody asked to recover the password of this Explorar account. If it was you, choose a new password with this button.",
    recoveryButton: "Choose a password",
    recoveryNote:
      "The link works once and expires in {{minutes}} minutes. If you did not ask for it, do nothing: your password stays as it is.",
    confirmationSubject: "Confirm your Explorar account",
    confirmationIntro:
      "You have a new Explorar account with the role “{{role}}”. To start, confirm your email and choose a password.",
    confirmationInvited:
      "{{inviter}} has created an Explorar account for you with the role “{{role}}”. To start, confirm your email and choose a password.",
    confirmationButton: "Confirm the account",
    confirmationNote:
      "The link works once and expires in {{days}} days. If you were not expecting this message, you can ignore it.",
    changedSubject: "Your password has changed",
    changedIntro:
      "The password of your Explorar account was changed on {{when}}. All other sessions have been signed out.",
    changedButton: "Recover the password",
    changedNote:
      "If it was you, there is nothing to do. If it was not, recover your password right now with this button.",
    secondFactorSubject: {
      on: "You have turned on two-step sign-in",
      off: "Two-step sign-in has been turned off",
      reset: "Your second step has been removed",
    },
    secondFactorIntro: {
      on: "Two-step sign-in was turned on for your Explorar account on {{when}}. From now on you sign in with your password and a code from your app.",
      off: "Two-step sign-in was turned off for your Explorar account on {{when}}. From now on your password is enough to sign in.",
      reset:
        "Somebody who manages your Explorar account removed your second step on {{when}}. Your next sign-in takes your password alone, and you can set it up again in your profile.",
    },
  },
  OUTBOX: {
    title: "Demo outbox",
    text: "No mail is sent in demo mode. Here are the ones that would have been sent, newest first.",
    emptyTitle: "No mails yet",
    emptyText: "Recover a password or create a user, wait a second and reload this page.",
    to: "To {{recipient}}",
    from: "From {{sender}}",
    message: "Message: {{subject}}",
    plain: "Show the plain text",
    back: "Go to the panel",
    reload: "Reload",
  },
  ANSWERS: {
    chatbotNotPublished:
      "Saved. The chat still shows the earlier data: save again later so that it takes the new ones.",
    userCreated: "User created",
    saved: "Saved correctly",
    userDeleted: "User deleted",
    userActivated: "User activated",
    confirmationSent: "Confirmation mail sent",
    imported_one: "{{count}} editor imported",
    imported_other: "{{count}} editors imported",
  },
  BOT_FILES: {
    tooOld:
      "This link to the file has expired. Open the file again from the chat or from the panel.",
    gone: "This file is no longer available.",
  },
  BOT_ANSWERS: {
    noEvidence: "I cannot find that in my documents. Try asking it in other words.",
  },
};
