import type { ProviderWords } from "../words.ts";

export default {
  ERRORS: {
    providerAway:
      "The service you want to sign in with is not responding. Try again later, or sign in with your email and password.",
    providerDeclined: "You cancelled the sign-in, or the other service did not allow it.",
    providerInvalid:
      "The other service’s answer could not be verified. Try again; if it happens again, tell whoever manages the panel.",
    providerEnded: "This sign-in has expired or was already used. Start again.",
    providerDomain:
      "You can’t sign in with that account: it doesn’t belong to an allowed organisation. Use your organisation’s account.",
    providerUnverified:
      "The other service doesn’t confirm that this email is yours. Verify it there, or sign in with your email and password.",
    providerNoUser:
      "No active account of the panel has that account’s email. Open the invitation you received, or ask whoever manages the panel for one.",
    providerOtherIdentity:
      "Your panel account is already linked to another account of that service. Unlink it in your profile first.",
    providerOtherUser: "That account is already linked to someone else in the panel.",
    providerOtherEmail:
      "The invitation is for another email. Sign in with the account that has the invited email, or choose a password.",
  },
  PROVIDERS: {
    title: "Linked accounts",
    text: "Sign in with your organisation’s account, without typing your password.",
    linked: "Linked",
    notLinked: "Not linked",
    since: "Since {{date}}",
    used: "Last sign-in: {{time}}",
    link: "Link",
    linkNamed: "Link your {{name}} account",
    unlink: "Unlink",
    unlinkNamed: "Unlink your {{name}} account",
    linkTitle: "Link your {{name}} account",
    linkText: "Confirm that it’s you. Then you choose the account at {{name}}.",
    unlinkTitle: "Unlink your {{name}} account",
    unlinkText:
      "You will no longer be able to sign in with {{name}}. You need your password; if you have none, choose one with “Change the password by email”.",
    linkedDone: "{{name}} account linked",
    unlinkedDone: "{{name}} account unlinked",
    linkFailed: "The account was not linked",
    loadErrorTitle: "Your linked accounts could not be loaded",
    accept: "Or accept the invitation with your account",
  },
} satisfies ProviderWords;
