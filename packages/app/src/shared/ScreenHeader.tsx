import { PageHeader, type PageHeaderProps } from "@panel/ui/page-header";
import { useRef } from "react";
import { useArrival } from "./arrival.ts";

interface ScreenHeaderProps extends PageHeaderProps {
  /** The heading, and the title of the document. */
  title: string;
}

/** The header of a screen of the panel. */
export function ScreenHeader(props: ScreenHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(heading, props.title);
  return <PageHeader {...props} headingRef={heading} />;
}
