import { Unreadable } from "@panel/domain/unreadable";
import type { PlacesReason } from "@panel/files/places-outcome";

/** A file of places that is refused. */
export class UnreadableFile extends Unreadable<PlacesReason> {}
