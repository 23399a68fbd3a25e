/** What a tooltip or another slot adds to the element that it is around. */
const ofSlot =
  /^(?:ref|aria-describedby|data-state|on(?:Focus|Blur|Click(?:Capture)?|Pointer(?:Enter|Leave|Move|Down)))$/;

/**
 * Parts the props of an overlay: where a slot is around it, such as `Tooltip`, its props belong to the trigger, and the
 * others to the panel. Radix's slots are known by `data-state`, which nobody writes.
 */
export function partSlotProps<Props extends object>(props: Props): [trigger: object, panel: Props] {
  if (!("data-state" in props)) return [{}, props];
  const isOfSlot = ([name]: [string, unknown]) => ofSlot.test(name);
  const all = Object.entries(props);
  return [
    Object.fromEntries(all.filter(isOfSlot)),
    Object.fromEntries(all.filter((entry) => !isOfSlot(entry))) as Props,
  ];
}
