import { PageHeader, type PageHeaderProps } from "@panel/ui/page-header";
import { useRef } from "react";
import { useScreenHeading } from "./use-screen-heading.ts";

interface ScreenHeaderProps extends PageHeaderProps {
  /** The heading, and the title of the document. */
  title: string;
}

/** The header of a screen of the panel. */
export function ScreenHeader(props: ScreenHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useScreenHeading(heading, props.title);
  return <PageHeader {...props} headingRef={heading} />;
}
