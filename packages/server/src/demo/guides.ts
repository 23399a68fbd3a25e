import { join } from "node:path";
import type { InterfaceLanguage } from "@panel/domain/languages";

/** A PDF that the demo's chatbot answers from. */
interface Guide {
  /** In the folder of guides. */
  fileName: string;
  /** The name that its author gave it. */
  publicName: string;
  language: InterfaceLanguage;
  pages: number;
}

export const guides: readonly Guide[] = [
  { fileName: "guia-madrid.pdf", publicName: "Guía de Madrid.pdf", language: "es", pages: 5 },
  { fileName: "guia-barcelona.pdf", publicName: "Guia de Barcelona.pdf", language: "ca", pages: 5 },
  {
    fileName: "guia-madrid-ca.pdf",
    publicName: "Guia de Madrid.pdf",
    language: "ca",
    pages: 5,
  },
  {
    fileName: "guide-madrid-en.pdf",
    publicName: "Guide to Madrid.pdf",
    language: "en",
    pages: 5,
  },
];

/** Contains the PDFs and the chatbot's picture. */
export const GUIDE_FOLDER = join(import.meta.dirname, "guides");
export const AVATAR_FILE = "avatar.webp";
