import type { FastifyReply, FastifyRequest } from "fastify";
import { formAddress } from "../storage/s3-form.ts";
import type { Settings } from "../settings/settings.ts";
import { originOf } from "../settings/variables.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Its own policy says who may show it in a frame. */
    mayBeFramed?: boolean;
  }
}

/**
 * The workers that read models, pictures and hard codes and write sounds, as the builds of the panel and the player name them:
 * only they may run WebAssembly.
 */
const WASM_WORKER =
  /^(?:\/(?:try|play))?\/assets\/(?:model|foreign-picture|sound|hard-code)\.worker-[\w-]+\.js$/;

/** Whoever opens an operation's answer as if it were a page gets nothing that could run, load or be framed. */
const DATA_POLICY =
  "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What one page may have beyond files of this server. */
export interface PageSources {
  /** Lets the page add style elements; dialogs do so to lock the page's scroll. */
  styleNonce?: string;
  /** Hashes of its inline scripts and styles, as `'sha256-…'`. */
  scripts?: readonly string[];
  styles?: readonly string[];
  /** Who may show it in a frame. @default nobody */
  ancestors?: "'self'";
}

/**
 * The content security policy of the panel. Map tiles, the geocoder and the bot platform are the
 * only other servers that it talks to.
 */
export function contentSecurityPolicy(settings: Settings, page: PageSources = {}): string {
  const tiles = origins(settings.tileUrl, settings.tileUrlDark);
  const { url: botsUrl } = settings.bots;
  const calls = [...tiles, ...origins(settings.geocoderUrl, botsUrl, uploadsTo(settings))];
  const directives: Record<string, string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...(page.scripts ?? [])],
    "style-src": [
      "'self'",
      ...(page.styleNonce ? [`'nonce-${page.styleNonce}'`] : []),
      ...(page.styles ?? []),
    ],
    // Sizes of virtual rows and places of overlays come as style attributes.
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", ...tiles],
    "font-src": ["'self'"],
    "media-src": ["'self'", "blob:"],
    "connect-src": ["'self'", ...calls],
    "worker-src": ["'self'", "blob:"],
    "frame-src": ["'self'", ...origins(botsUrl)],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": [page.ancestors ?? "'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

/** What no page may use, and what one page may: of a name that comes twice, the last one counts. */
export const permissionsPolicy = (...more: readonly string[]): string =>
  ["camera=()", "microphone=()", "payment=()", "usb=()", ...more].join(", ");

/** What a page needs where a model is shown in the space around: its camera, and where the device is in it. */
export const AR_PERMISSIONS = ["camera=(self)", "xr-spatial-tracking=(self)"] as const;

/** Adds the headers to an answer, unless it has set its own policy. */
export type SetSecurityHeaders = (request: FastifyRequest, reply: FastifyReply) => void;

/** Makes the function that each answer goes through: by a hook, or by itself where no hook sees it. */
export function securityHeaders(settings: Settings): SetSecurityHeaders {
  const policy = contentSecurityPolicy(settings);
  const workerPolicy = policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'");
  const behindTls = settings.publicUrl?.startsWith("https://") ?? false;
  const policyOf = ({ url, routeOptions }: FastifyRequest): string => {
    if (routeOptions.config?.operationId !== undefined) return DATA_POLICY;
    return WASM_WORKER.test(url) ? workerPolicy : policy;
  };
  return (request, reply) => {
    if (!reply.hasHeader("content-security-policy")) {
      reply.header("content-security-policy", policyOf(request));
    }
    reply.header("x-content-type-options", "nosniff");
    if (!reply.hasHeader("referrer-policy")) {
      reply.header("referrer-policy", referrerPolicy(request.url));
    }
    if (!request.routeOptions.config?.mayBeFramed) reply.header("x-frame-options", "DENY");
    reply.header("cross-origin-opener-policy", "same-origin");
    if (!reply.hasHeader("permissions-policy")) {
      reply.header("permissions-policy", permissionsPolicy());
    }
    if (behindTls || request.protocol === "https") {
      reply.header("strict-transport-security", "max-age=31536000; includeSubDomains");
    }
  };
}

/** Pages that open from a mail carry a secret in their address. Tile servers ask for an origin. */
function referrerPolicy(url: string): string {
  return /^\/(reset-password|confirm-email|demo\/outbox)\b/.test(url)
    ? "no-referrer"
    : "strict-origin-when-cross-origin";
}

/** Where the panel sends PDFs, if that is neither this server nor the bot platform elsewhere. */
function uploadsTo({ s3, bots }: Settings): string | undefined {
  return s3 && bots.url === undefined ? formAddress(s3) : undefined;
}

function origins(...addresses: (string | undefined)[]): string[] {
  const found = addresses.map((address) => (address ? originOf(address) : undefined));
  return [...new Set(found.filter((origin) => origin !== undefined))];
}
