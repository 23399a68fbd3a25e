import type { FastifyRequest } from "fastify";
import {
  DEFAULT_INTERFACE_LANGUAGE,
  isInterfaceLanguage,
  type InterfaceLanguage,
} from "@panel/domain/languages";

/** The language that the caller likes best of those there are, by the request's Accept-Language. */
export function callerLanguage(request: FastifyRequest): InterfaceLanguage {
  const wanted = (request.headers["accept-language"] ?? "").slice(0, 500).split(",");
  const ranked = wanted
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const quality = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
      return { code: tag.split("-")[0], quality: Number(quality ?? 1) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  const found = ranked.map(({ code }) => code).find(isInterfaceLanguage);
  return found ?? DEFAULT_INTERFACE_LANGUAGE;
}
