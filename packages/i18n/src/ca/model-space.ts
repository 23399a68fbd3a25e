import type { ModelSpaceWords } from "../words.ts";

export default {
  view: "Veure al teu espai",
  onPhone: "Veure al teu espai amb un mòbil",
  leave: "Surt",
  starting: "S’està obrint la càmera",
  findFloor: "Apunta a terra amb el mòbil i mou-lo a poc a poc fins que aparegui un anell.",
  noFloor:
    "Encara no s’ha trobat el terra. Mou el mòbil a poc a poc d’un costat a l’altre, sobre un terra amb dibuix i amb bona llum.",
  floorFound: "L’anell indica on quedarà el model. Toca la pantalla per col·locar-lo.",
  place: "Col·loca’l aquí",
  placed: "Amb un dit gires el model; amb dos el mous.",
  placeAgain: "Col·loca’l en un altre lloc",
  lost: "El mòbil no sap on és. Apunta a terra i mou-lo a poc a poc.",
  changeSize: "Canvia la mida",
  realSize: "Mida real",
  larger: "Més gran",
  smaller: "Més petit",
  size: "× {{factor}}, {{height}} d’alt",
  large: "El model fa {{length}}: allunya’t per veure’l sencer, o canvia’n la mida.",
  preparing: "S’està preparant el model",
  open: "Obre’l al teu espai",
  denied:
    "El navegador no té permís per fer servir la càmera. Permet-ho a la configuració d’aquesta pàgina i torna-ho a provar.",
  blocked: "Aquí la pàgina no ho permet. Obre la pàgina sola, fora del seu marc.",
  unsupported:
    "Aquest dispositiu no pot mostrar models al teu espai. Fes servir un mòbil o una tauleta: Chrome a Android, Safari en un iPhone o iPad.",
  busy: "Hi ha una altra vista al teu espai oberta. Tanca-la i torna-ho a provar.",
  ended: "El mòbil ha tancat la vista al teu espai. Pots tornar a obrir-la.",
  tooManyTriangles:
    "El model té massa triangles per a la càmera d’un mòbil (com a màxim {{detail}}). Simplifica’n les malles.",
  texturesTooHeavy:
    "Les textures del model ocupen massa memòria per a la càmera d’un mòbil (com a màxim {{detail}}). Redueix-les.",
  fileTooLarge:
    "El model és massa gran per a Quick Look. Simplifica’n les malles, les textures o les animacions.",
  failed: "No s’ha pogut obrir la vista al teu espai. Torna-ho a provar.",
} satisfies ModelSpaceWords;
