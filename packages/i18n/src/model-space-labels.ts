import type { ModelSpaceKey } from "./words.ts";

/** The labels of the view of a model in the room, as the viewer of 3D models takes them, for the panel and the player. */
export function modelSpaceLabels(
  t: (key: ModelSpaceKey, values?: Record<string, string>) => string,
) {
  const problem = (key: ModelSpaceKey) => (detail: string) => t(key, { detail });
  return {
    view: t("view"),
    onPhone: t("onPhone"),
    leave: t("leave"),
    starting: t("starting"),
    findFloor: t("findFloor"),
    noFloor: t("noFloor"),
    floorFound: t("floorFound"),
    place: t("place"),
    placed: t("placed"),
    placeAgain: t("placeAgain"),
    lost: t("lost"),
    changeSize: t("changeSize"),
    realSize: t("realSize"),
    larger: t("larger"),
    smaller: t("smaller"),
    size: (factor: string, height: string) => t("size", { factor, height }),
    large: (length: string) => t("large", { length }),
    preparing: t("preparing"),
    open: t("open"),
    problems: {
      denied: problem("denied"),
      blocked: problem("blocked"),
      unsupported: problem("unsupported"),
      busy: problem("busy"),
      ended: problem("ended"),
      tooManyTriangles: problem("tooManyTriangles"),
      texturesTooHeavy: problem("texturesTooHeavy"),
      fileTooLarge: problem("fileTooLarge"),
      failed: problem("failed"),
    },
  };
}
