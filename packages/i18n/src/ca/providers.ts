import type { ProviderWords } from "../words.ts";

export default {
  ERRORS: {
    providerAway:
      "El servei amb què vols entrar no respon. Torna-ho a provar més tard o entra amb el teu correu i la teva contrasenya.",
    providerDeclined: "Has cancel·lat l’inici de sessió o l’altre servei no l’ha permès.",
    providerInvalid:
      "No s’ha pogut comprovar la resposta de l’altre servei. Torna-ho a provar; si es repeteix, avisa qui administra el panell.",
    providerEnded: "L’inici de sessió ha caducat o ja s’ha fet servir. Torna a començar.",
    providerDomain:
      "Amb aquest compte no es pot entrar: no és de les organitzacions permeses. Fes servir el de la teva organització.",
    providerUnverified:
      "L’altre servei no confirma que aquest correu sigui teu. Verifica’l allà o entra amb el teu correu i la teva contrasenya.",
    providerNoUser:
      "Cap compte actiu del panell té el correu d’aquest compte. Obre la invitació que vas rebre o demana’n una a qui administra el panell.",
    providerOtherIdentity:
      "El teu compte del panell ja està vinculat amb un altre compte d’aquest servei. Desvincula’l abans al teu perfil.",
    providerOtherUser: "Aquest compte ja està vinculat amb una altra persona del panell.",
    providerOtherEmail:
      "La invitació és per a un altre correu. Entra amb el compte que té el correu convidat o tria una contrasenya.",
  },
  PROVIDERS: {
    title: "Comptes vinculats",
    text: "Entra amb el compte de la teva organització, sense escriure la contrasenya.",
    linked: "Vinculat",
    notLinked: "Sense vincular",
    since: "Des del {{date}}",
    used: "Últim accés: {{time}}",
    link: "Vincula",
    linkNamed: "Vincula {{name}}",
    unlink: "Desvincula",
    unlinkNamed: "Desvincula {{name}}",
    linkTitle: "Vincula el teu compte ({{name}})",
    linkText: "Confirma que ets tu. Després triaràs el compte a {{name}}.",
    unlinkTitle: "Desvincula el teu compte ({{name}})",
    unlinkText:
      "Ja no podràs entrar amb {{name}}. Necessites la contrasenya; si no en tens, tria’n una amb «Canvia la contrasenya per correu».",
    linkedDone: "Compte vinculat: {{name}}",
    unlinkedDone: "Compte desvinculat: {{name}}",
    linkFailed: "No s’ha vinculat el compte",
    loadErrorTitle: "No s’han pogut carregar els teus comptes vinculats",
    accept: "O accepta la invitació amb el teu compte",
  },
} satisfies ProviderWords;
