import { formatPosition, type Position } from "./coordinates.ts";
import type { useAddress } from "./use-address.ts";
import type { MapLabels } from "./labels.ts";

interface PlaceAddressProps {
  value: Position | null;
  address: ReturnType<typeof useAddress>;
  labels: MapLabels;
}

/** The address of the chosen place, or why there is none; without an alert, because the place itself is chosen. */
export function PlaceAddress({ value, address, labels }: PlaceAddressProps) {
  const text = () => {
    if (!value) return labels.addressNoPosition;
    if (address.searching) return labels.addressSearching;
    if (address.text) return address.text;
    const coordinates = formatPosition(value);
    if (address.failed) return labels.addressFailed(coordinates);
    return address.none ? labels.addressNone(coordinates) : coordinates;
  };
  return (
    <dl className="rounded-field bg-sunken px-3 py-2 text-body">
      <dt className="text-caption text-ink-muted">{labels.address}</dt>
      <dd aria-live="polite" className="wrap-break-word text-ink">
        {text()}
      </dd>
    </dl>
  );
}
