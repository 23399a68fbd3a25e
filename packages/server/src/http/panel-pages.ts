import {
  PUBLIC_PAGES,
  publicPageAt,
  type PublicPage,
  type UndrawnPage,
} from "@panel/domain/public-pages";
import type { FastifyReply, FastifyRequest } from "fastify";
import { createHash, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Settings } from "../settings/settings.ts";
import {
  AR_PERMISSIONS,
  contentSecurityPolicy,
  permissionsPolicy,
  type PageSources,
} from "./security-headers.ts";

/** A page as the build wrote it, with what this installation has of its own. */
interface Page extends Omit<PageSources, "styleNonce"> {
  html: string;
}

/** The pages of the built panel. */
export interface PanelPages {
  /** For whoever may be signed in: it shows nothing before the server has said whose session it is. */
  empty: Page;
  /** With the screen in it that somebody without a session sees; a build may lack them. */
  screens: Partial<Record<PublicPage | UndrawnPage, Page>>;
}

/** Reads the pages once; undefined if the panel is not built. */
export function readPages(settings: Settings): PanelPages | undefined {
  const read = (file: string): Page | undefined => {
    try {
      return fill(readFileSync(join(settings.panelDir, file), "utf8"), settings);
    } catch {
      return undefined;
    }
  };
  const empty = read("index.html");
  if (!empty) return undefined;
  const names = Object.keys(PUBLIC_PAGES) as PublicPage[];
  return {
    empty,
    screens: Object.fromEntries(names.map((name) => [name, read(`pages/${name}.html`)])),
  };
}

function fill(built: string, { legalUrl, privacyUrl, providers }: Settings): Page {
  const html = built
    .replaceAll("{{legalUrl}}", escaped(legalUrl))
    .replaceAll("{{privacyUrl}}", escaped(privacyUrl))
    .replaceAll(PROVIDERS, (section) =>
      providers.length === 0
        ? ""
        : section.replace(/<li>.*?<\/li>/s, (item) =>
            providers
              .map(({ name }) => item.replaceAll("{{providerName}}", () => escaped(name)))
              .join(""),
          ),
    );
  return {
    html,
    scripts: hashesOf(html, /<script>(.*?)<\/script>/gs),
    styles: hashesOf(html, /<style>(.*?)<\/style>/gs),
  };
}

/** What the sign-in offers of providers of identities, with one item (packages/app/src/features/account/sign-in/ProviderButtons.tsx). */
const PROVIDERS = /<section (?:(?!<\/section>).)*?<ul [^>]*data-providers="".*?<\/section>/gs;

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** The sources by which a policy allows the inline elements of a page. */
function hashesOf(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)].map(
    ([, content = ""]) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`,
  );
}

/** The cookie with the session's token, which the panel writes (packages/app/src/session/cookies.ts). */
const TOKEN_COOKIE = /(?:^|;\s*)token=[^;\s]/;

/**
 * Sends the page of an address. Each gets a new style nonce, so none is kept, by a tag or without one.
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  settings: Settings,
  { empty, screens }: PanelPages,
): Promise<FastifyReply> {
  const { pathname, searchParams } = new URL(request.url, "http://panel.invalid");
  const mayBeSignedIn = TOKEN_COOKIE.test(request.headers.cookie ?? "");
  const screen = screens[publicPageAt(pathname, searchParams, settings.demo)];
  const page = (mayBeSignedIn ? undefined : screen) ?? empty;
  const styleNonce = randomBytes(16).toString("base64");
  const html = page.html
    .replace("<head>", `<head><meta property="csp-nonce" nonce="${styleNonce}">`)
    .replaceAll("{{year}}", String(new Date().getFullYear()));
  void reply
    .header("cache-control", "private, no-cache")
    .header("vary", "accept-encoding, cookie")
    .header("content-security-policy", contentSecurityPolicy(settings, { ...page, styleNonce }))
    // The panel is one document: its prize desk reads codes, its viewer shows models in the space around.
    .header("permissions-policy", permissionsPolicy(...AR_PERMISSIONS))
    .type("text/html; charset=utf-8");
  return sendPacked(request, reply, html);
}

const packings = {
  // Made anew for each request: what takes a millisecond, not what packs most.
  br: (html: string) =>
    promisify(brotliCompress)(html, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
      },
    }),
  gzip: (html: string) => promisify(gzip)(html, { level: 6 }),
};

async function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<FastifyReply> {
  const accepted = request.headers["accept-encoding"] ?? "";
  const encoding = (["br", "gzip"] as const).find((each) => accepts(accepted, each));
  if (!encoding) return reply.send(html);
  return reply.header("content-encoding", encoding).send(await packings[encoding](html));
}

/** Whether a header `accept-encoding` names a packing, and not in order to refuse it. */
const accepts = (header: string, packing: string): boolean =>
  header
    .split(",")
    .map((each) =>
      each
        .trim()
        .toLowerCase()
        .split(";")
        .map((part) => part.trim()),
    )
    .some(([name, weight]) => name === packing && !/^q=0(\.0*)?$/.test(weight ?? ""));
