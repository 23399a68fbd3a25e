import "../../src/library/decoder-process.ts";

/* The process that decodes, in which something fails where nobody can catch it. */

process.on("message", () => {
  throw new RangeError("out of the blue");
});
