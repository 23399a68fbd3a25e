import { Card } from "@panel/ui/card";
import type { ReactNode } from "react";

interface ResourceCardProps {
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

/** One resource with its meters. */
export function ResourceCard({ icon, title, children }: ResourceCardProps) {
  return (
    <Card className="grid content-start gap-4">
      <h3 className="flex items-center gap-2 text-body font-medium text-ink-muted [&_svg]:size-4 [&_svg]:shrink-0">
        {icon}
        <span>{title}</span>
      </h3>
      {children}
    </Card>
  );
}
