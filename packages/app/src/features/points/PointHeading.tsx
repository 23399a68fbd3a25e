import { IconButton } from "@panel/ui/icon-button";
import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

interface PointHeadingProps {
  children: ReactNode;
  /** Whether the focus moves here. */
  takeFocus: boolean;
  saving: boolean;
  onLeave(): void;
}

/** The heading of the editor of a point, and the button that closes it. */
export function PointHeading({ children, takeFocus, saving, onLeave }: PointHeadingProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takeFocus) heading.current?.focus();
  }, [takeFocus]);
  return (
    <div className="flex items-start justify-between gap-2">
      <h3
        ref={heading}
        tabIndex={-1}
        className="min-w-0 scroll-mt-32 tablet:scroll-mt-40 text-reading font-semibold wrap-break-word outline-none"
      >
        {children}
      </h3>
      <IconButton
        size="sm"
        label={t("POINTS.cancel")}
        aria-disabled={saving}
        onClick={() => !saving && onLeave()}
      >
        <X />
      </IconButton>
    </div>
  );
}
