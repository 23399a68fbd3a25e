import { formatPosition, type Position } from "./coordinates.ts";
import type { useAddress } from "./useAddress.ts";
import type { MapWords } from "./words.ts";

interface PlaceAddressProps {
  value: Position | null;
  address: ReturnType<typeof useAddress>;
  words: MapWords;
}

/** The address of the chosen place, or why there is none: quietly, for the place itself is chosen. */
export function PlaceAddress({ value, address, words }: PlaceAddressProps) {
  const text = () => {
    if (!value) return words.addressNoPosition;
    if (address.searching) return words.addressSearching;
    if (address.text) return address.text;
    const coordinates = formatPosition(value);
    if (address.failed) return words.addressFailed(coordinates);
    return address.none ? words.addressNone(coordinates) : coordinates;
  };
  return (
    <dl className="rounded-field bg-sunken px-3 py-2 text-body">
      <dt className="text-caption text-ink-muted">{words.address}</dt>
      <dd aria-live="polite" className="wrap-break-word text-ink">
        {text()}
      </dd>
    </dl>
  );
}
