/* Stands in for the reader of PDFs: ends as soon as it has work. */

process.once("message", () => process.exit(3));
