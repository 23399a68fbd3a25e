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
      "If it was you, there is nothing to do. If it was not, recover your password right now with this button and tell whoever manages your account.",
    newDeviceSubject: "Your account was signed in to from a new device",
    newDeviceIntro:
      "On {{when}} your Explorar account was signed in to from a device that you had not used before: {{device}}, with the IP address {{address}}.",
    newDeviceNote:
      "If it was you, there is nothing to do. If it was not, choose another password right now with this button, which also ends every session, and tell whoever manages your account.",
    wrongCodeSubject: "Right password and wrong code on your account",
    wrongCodeIntro:
      "On {{when}} somebody entered the right password of your Explorar account and then a wrong code: {{device}}, with the IP address {{address}}. The password alone does not let anybody in.",
    wrongCodeNote:
      "If you mistyped the code yourself, there is nothing to do. If not, somebody else knows your password: choose another one right now with this button, which also ends every session, and tell whoever manages your account.",
    device: "{{browser}} on {{system}}",
    unknownDevice: "an unknown program",
    identitySubject: {
      linked: "You have linked an account for signing in",
      unlinked: "An account you signed in with has been unlinked",
    },
    identityIntro: {
      linked:
        "Your Explorar account was linked to another one ({{account}}) on {{when}}. From now on you can sign in with it too.",
      unlinked:
        "Your Explorar account was unlinked from another one ({{account}}) on {{when}}. It can no longer be used to sign in.",
    },
    secondFactorSubject: {
      on: "You have turned on two-step sign-in",
      off: "Two-step sign-in has been turned off",
      reset: "Your two-step sign-in has been turned off",
      replaced: "You have moved two-step sign-in to another phone",
      codes: "You have new recovery codes",
    },
    secondFactorIntro: {
      on: "Two-step sign-in was turned on for your Explorar account on {{when}}. From now on you sign in with your password and a code from your app.",
      off: "Two-step sign-in was turned off for your Explorar account on {{when}}. From now on your password is enough to sign in.",
      replaced:
        "Two-step sign-in of your Explorar account moved to another phone on {{when}}. Codes of the earlier one no longer work, and the recovery codes are new.",
      codes:
        "New recovery codes were made for your Explorar account on {{when}}. The earlier ones no longer work.",
      reset:
        "Somebody who manages your Explorar account turned off your two-step sign-in on {{when}}. Your next sign-in takes your password alone, and you can set it up again in your profile.",
    },
  },
  OUTBOX: {
    title: "Demo outbox",
    text: "No emails are sent in demo mode. Here are the ones that would have been sent, newest first.",
    emptyTitle: "No emails yet",
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
    confirmationSent: "Confirmation email sent",
    imported_one: "{{count}} editor imported",
    imported_other: "{{count}} editors imported",
  },
  BOT_FILES: {
    tooOld:
      "This link to the file has expired. Open the file again from the chat or from the panel.",
    gone: "This file is no longer available.",
  },
  NO_PAGE: {
    goneTitle: "There is nothing here",
    goneText:
      "The address is incomplete, has a typing error, or was that of something that is gone. Check it, or ask whoever gave it to you for it again.",
    failedTitle: "This page cannot be opened",
    failedText: "There was a technical problem. Try again in a moment.",
    home: "Go to the start",
  },
  PLAY_PAGE: {
    title: "Routes",
    description:
      "Type the code on the poster or choose an open route. You play in your phone’s browser, with nothing to install.",
  },
  CHAT_REFUSED: {
    title: "This chat may not be shown on this page.",
    text: "If the page is yours, add {{origin}} to the pages that may show it, in the panel.",
    nameless: "If the page is yours, add it to the pages that may show it, in the panel.",
  },
  BOT_ANSWERS: {
    ownAnswer: "Answer from the museum",
    noEvidence: "I cannot find that in my documents. Try asking it in other words.",
  },
};
