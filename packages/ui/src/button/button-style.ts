import { cva } from "class-variance-authority";

/** The classes of a button, for an element that must look like one. */
export const buttonStyle = cva(
  [
    "inline-flex shrink-0 cursor-pointer items-center justify-center gap-2 rounded-field border border-transparent",
    "font-medium whitespace-nowrap select-none no-underline transition-colors duration-150 ease-calm",
    "disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:not-aria-busy:opacity-50",
    "[&_svg]:shrink-0 [&_svg:not([class*='size-'])]:size-4",
  ],
  {
    variants: {
      variant: {
        primary: "bg-lime text-lime-ink not-disabled:not-aria-disabled:hover:bg-lime-hover",
        secondary:
          "border-line-strong/50 bg-surface text-ink not-disabled:not-aria-disabled:hover:bg-sunken",
        quiet: "text-ink not-disabled:not-aria-disabled:hover:bg-ink/6",
        danger:
          "bg-danger-solid text-danger-on-solid not-disabled:not-aria-disabled:hover:bg-danger-solid/90",
      },
      size: {
        sm: "h-7 px-2.5 text-body pointer-coarse:h-10",
        md: "h-9 px-3.5 text-body pointer-coarse:h-10",
        lg: "h-11 px-5 text-reading",
      },
    },
    defaultVariants: { variant: "secondary", size: "md" },
  },
);
