import { Fragment, jsx as create, jsxs as createWithChildren } from "react/jsx-runtime";

export { Fragment };

/** The class of every element of the library in the published package; `scoped.css` styles no others. */
const OWN = "panel-ui";

/** Adds the class to an element, and to a component of another package that is given a class. */
function own(type: unknown, props: unknown): void {
  const given = props as { className?: unknown };
  const { className } = given;
  if (typeof className === "string" ? className !== "" : false) {
    given.className = `${OWN} ${String(className)}`;
  } else if (typeof type === "string") {
    given.className = OWN;
  }
}

/** Creates an element as React's own runtime does. The props are a fresh object of the compiled JSX. */
export const jsx: typeof create = (type, props, key) => {
  own(type, props);
  return create(type, props, key);
};

/** The same for an element with several children. */
export const jsxs: typeof createWithChildren = (type, props, key) => {
  own(type, props);
  return createWithChildren(type, props, key);
};
