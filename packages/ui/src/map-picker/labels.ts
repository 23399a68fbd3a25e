/** Texts of a map. */
export interface MapLabels {
  /** How to choose a place; shown below the map, which it describes. */
  instructions: string;
  /** How to choose one by keyboard; shown while the map has the focus by keyboard, and read out with it. */
  instructionKeys: string;
  /** How to move a read-only map by keyboard. */
  readOnlyInstructions: string;
  /** How to use a map that adds what is clicked on. */
  placeInstructions: string;
  /** How to use it by keyboard. */
  placeInstructionKeys: string;
  /** Shown on the map while one finger scrolls the page from it. */
  twoFingers: string;
  zoomIn: string;
  zoomOut: string;
  /** Brings all places into view. */
  showAll: string;
  latitude: string;
  longitude: string;
  invalidLatitude: string;
  invalidLongitude: string;
  /** Said of a text that is no place: the forms that are understood. */
  placeForms: string;
  /** Closes a question about a place without an answer. */
  noneOfThem: string;
  locate: string;
  locating: string;
  locateFailed: string;
  /** Takes the chosen place back. */
  clear: string;
  /** Shown in place of coordinates while no place is chosen. */
  noPosition: string;
  loading: string;
  /** The map service refused (401, 403). */
  authorisationTitle: string;
  authorisationMessage: string;
  /** The map's code could not be loaded. */
  failedTitle: string;
  failedMessage: string;
  /** Shown where map tiles do not load; the rest works. */
  tilesFailed: string;
  retry: string;
  /** Accessible name of the address search. */
  search: string;
  searchButton: string;
  /** Accessible name of the list of results. */
  searchList: string;
  searching: string;
  searchFound: (count: number) => string;
  searchNone: (query: string) => string;
  searchFailed: string;
  /** Heading of the address of the chosen place. */
  address: string;
  /** Shown in place of an address while no place is chosen. */
  addressNoPosition: string;
  addressSearching: string;
  addressNone: (coordinates: string) => string;
  addressFailed: (coordinates: string) => string;
  selected: (coordinates: string) => string;
  centre: (coordinates: string) => string;
  /** The markers on one spot are spread around it. */
  spread: (count: number) => string;
}

export const englishMapLabels: MapLabels = {
  instructions: "Click on the map to choose the place.",
  instructionKeys:
    "By keyboard: arrow keys to move, + and - to zoom, Enter chooses the centre, Alt with an arrow key nudges the marker.",
  readOnlyInstructions:
    "By keyboard: arrow keys to move, + and - to zoom; Enter selects the point at the centre.",
  placeInstructions: "Click on the map to add a point; drag a point to move it.",
  placeInstructionKeys:
    "With a finger, hold a point before you drag it. By keyboard: arrow keys, + and -, Enter selects the point at the centre, or adds one.",
  twoFingers: "Move the map with two fingers",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  showAll: "Show everything",
  latitude: "Latitude",
  longitude: "Longitude",
  invalidLatitude: "Enter a latitude between -90 and 90, such as 40.4168.",
  invalidLongitude: "Enter a longitude between -180 and 180, such as -3.7038.",
  placeForms:
    "No place was found in that text. Coordinates such as 40.4168, -3.7038 or 40°25′N 3°42′W are understood.",
  noneOfThem: "None of them",
  locate: "Use my current place",
  locating: "Finding your place",
  locateFailed: "Your place could not be found. Choose it on the map.",
  clear: "Remove the place",
  noPosition: "No place chosen yet.",
  loading: "Loading the map",
  authorisationTitle: "The map is not available",
  authorisationMessage:
    "The map service refused the request. Try again, or tell your administrator.",
  failedTitle: "The map could not be loaded",
  failedMessage: "Check the connection and try again.",
  tilesFailed: "The map’s pictures could not be loaded. Check the connection.",
  retry: "Try again",
  search: "Search for an address",
  searchButton: "Search",
  searchList: "Places found",
  searching: "Searching…",
  searchFound: (count) =>
    count === 1
      ? "1 place found. Choose it with the arrow keys."
      : `${count} places found. Choose one with the arrow keys.`,
  searchNone: (query) => `Nothing found for “${query}”. Try the street and the town.`,
  searchFailed: "The search did not work. Try again, or choose the place on the map.",
  address: "Address",
  addressNoPosition: "Choose a place to see its address.",
  addressSearching: "Looking up the address…",
  addressNone: (coordinates) => `No address is known at ${coordinates}`,
  addressFailed: (coordinates) => `The address could not be looked up (${coordinates})`,
  selected: (coordinates) => `Chosen place: ${coordinates}`,
  centre: (coordinates) => `Centre of the map: ${coordinates}`,
  spread: (count) =>
    `${count} points on one spot, spread around it. Choose one with the arrow keys and Enter; Escape gathers them.`,
};
