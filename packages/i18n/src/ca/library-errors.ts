import type { LibraryErrorWords } from "../words.ts";

export default {
  ASSET_ERRORS: {
    noTeam: "El teu compte no depèn de cap supervisor: no hi ha cap equip amb què compartir.",
    typeMismatch: "El contingut del fitxer no és el que diu el seu nom o el tipus triat.",
    twoKinds: "El fitxer amaga contingut d’una altra mena. Torna’l a exportar i puja’l de nou.",
    audioType: "L’àudio no és un MP3. Tria un altre fitxer.",
    audioRates:
      "L’àudio uneix gravacions de freqüència de mostreig diferent, i molts reproductors callen a partir d’allà. Uneix-les amb un programa d’àudio, exporta’l de nou i puja’l.",
    audioUnreadable: "L’àudio no es pot llegir: està malmès o incomplet.",
    audioTooLong: "L’àudio és massa llarg.",
    modelType: "El model no és un GLB, un FBX ni un ZIP. Tria un altre fitxer.",
    modelUnreadable: "El model no es pot llegir: està malmès o incomplet.",
    requiredModelThumbnail: "Un model necessita una miniatura.",
    zipBroken: "El ZIP està malmès o incomplet.",
    zipEncrypted: "El ZIP té contrasenya. Puja’l sense.",
    zipMethod: "El ZIP fa servir una compressió que no s’admet.",
    zipTooMany: "El ZIP té massa fitxers.",
    zipTooLarge: "El ZIP ocupa massa en descomprimir-lo.",
    zipRatio: "El ZIP està comprimit d’una manera sospitosa.",
    zipNested: "El ZIP conté un altre fitxer comprimit. Puja’n el contingut directament.",
    zipSizes: "El ZIP no diu la veritat sobre la mida dels seus fitxers.",
    zipPath: "El ZIP conté un fitxer amb una ruta que surt de la carpeta.",
    zipLink: "El ZIP conté un enllaç en lloc d’un fitxer.",
    zipNames: "El ZIP conté dos fitxers amb el mateix nom o que només difereixen en majúscules.",
    zipName:
      "El ZIP conté un nom que no tots els sistemes admeten. Canvia’l i torna’l a comprimir.",
    zipEntry: "Fitxer del ZIP: {{entry}}",
    zipNoModel: "El ZIP no conté cap model GLB, glTF, FBX o OBJ.",
    zipModelUnreadable: "El model que hi ha dins del ZIP està malmès o incomplet.",
    archiveForeign: "El ZIP no és una experiència exportada.",
    archiveVersion:
      "El ZIP és d’una versió més nova del panell. Actualitza abans aquesta instal·lació.",
    archiveFileMissing: "Al ZIP li falta un recurs que l’experiència fa servir. Exporta-la de nou.",
    duplicate: "Aquest fitxer ja és a la biblioteca.",
    inUse: "No es pot eliminar: s’està fent servir.",
    published:
      "Els visitants d’una ruta publicada el veuen. Publica una versió sense ell i espera que acabin les visites en curs; després es podrà eliminar.",
    inUseSeveral: "No s’ha eliminat res: alguns recursos s’estan fent servir.",
    notUsable: "El recurs triat ja no és a la teva biblioteca.",
    tooManyTags:
      "Un recurs tindria més de 20 etiquetes. Treu-ne alguna abans d’afegir-n’hi d’altres.",
    notSquare: "La imatge del trencaclosques ha de ser quadrada (mateixa alçada i amplada).",
    wrongType: "El recurs triat no és del tipus que demana aquest camp.",
    tooManyWaiting:
      "Encara s’estan processant massa fitxers teus. Torna-ho a provar quan n’hagin acabat alguns.",
    tooMuchWork: "El fitxer dona massa feina per obrir-lo. Tria’n un de més senzill.",
    tooSlow:
      "El servidor està ocupat i ha trigat massa amb aquest fitxer. Torna-ho a provar d’aquí a un moment.",
    processing: "No s’ha pogut processar el fitxer. Torna-ho a provar o tria’n un de més senzill.",
  },
} satisfies LibraryErrorWords;
