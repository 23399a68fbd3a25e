import { type ClassNameValue, extendTailwindMerge } from "tailwind-merge";

/** Knows our own scales: without them a font size such as `text-body` would be taken for a colour. */
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ["caption", "body", "reading", "heading", "title"],
      radius: ["card", "field"],
      shadow: ["float"],
      ease: ["calm"],
      container: ["content"],
      breakpoint: ["tablet", "laptop"],
    },
  },
});

/** Joins class names; of two that set the same property the later one wins. */
export function cn(...classes: ClassNameValue[]): string {
  return merge(...classes);
}
