import type { FastifyInstance } from "fastify";
import { originOf, type Settings } from "../settings/settings.ts";

/**
 * The content security policy of the panel. Map tiles, the geocoder and the bot platform are the
 * only other servers that it talks to.
 * @param styleNonce lets one page add style elements; dialogs do so to lock the page's scroll
 */
export function contentSecurityPolicy(settings: Settings, styleNonce?: string): string {
  const tiles = origins(settings.tileUrl);
  const calls = origins(settings.geocoderUrl, settings.tileUrl, settings.botsUrl);
  const directives: Record<string, string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'"],
    "style-src": ["'self'", ...(styleNonce ? [`'nonce-${styleNonce}'`] : [])],
    // Sizes of virtual rows and places of overlays come as style attributes.
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", ...tiles],
    "font-src": ["'self'"],
    "media-src": ["'self'", "blob:"],
    "connect-src": ["'self'", ...calls],
    "worker-src": ["'self'", "blob:"],
    "frame-src": ["'self'", ...origins(settings.botsUrl)],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

export function registerSecurityHeaders(app: FastifyInstance, settings: Settings): void {
  const policy = contentSecurityPolicy(settings);
  const behindTls = settings.publicUrl?.startsWith("https://") ?? false;
  app.addHook("onSend", async (request, reply) => {
    if (!reply.hasHeader("content-security-policy")) {
      reply.header("content-security-policy", policy);
    }
    reply.header("x-content-type-options", "nosniff");
    reply.header("referrer-policy", referrerPolicy(request.url));
    reply.header("x-frame-options", "DENY");
    reply.header("cross-origin-opener-policy", "same-origin");
    reply.header("permissions-policy", "camera=(), microphone=(), payment=(), usb=()");
    if (behindTls || request.protocol === "https") {
      reply.header("strict-transport-security", "max-age=31536000; includeSubDomains");
    }
  });
}

/** Pages that open from a mail carry a secret in their address. Tile servers ask for an origin. */
function referrerPolicy(url: string): string {
  return /^\/(reset-password|confirm-email|demo\/outbox)\b/.test(url)
    ? "no-referrer"
    : "strict-origin-when-cross-origin";
}

function origins(...addresses: (string | undefined)[]): string[] {
  const found = addresses.map((address) => (address ? originOf(address) : undefined));
  return [...new Set(found.filter((origin) => origin !== undefined))];
}
