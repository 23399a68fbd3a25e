import { Button } from "@panel/ui/button";
import { usePlay } from "../play-context.ts";
import { useWords } from "../words.ts";

/** A challenge that is only points to win. */
export function PointsToCollect({ id }: { id: number }) {
  const { t } = useWords();
  const { settle } = usePlay();
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2 className="text-heading font-semibold wrap-anywhere hyphens-auto">
        {t("pointsChallenge")}
      </h2>
      <Button variant="primary" size="lg" fullWidth onClick={() => settle(id, "pass")}>
        {t("collect")}
      </Button>
    </div>
  );
}
