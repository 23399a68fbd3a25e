import { arrows, isTest, pathOf, placeFrom, placeOf } from "../rooms.ts";
import { child, literalText, type Rule, type SyntaxNode, text } from "../syntax.ts";

/** Why this import is not allowed; undefined if it is. */
function faultOf(path: string, specifier: string, typeOnly: boolean): string | undefined {
  const from = placeOf(path);
  if (specifier.startsWith("@panel/")) {
    const [, name = "", ...rest] = specifier.split("/");
    if (from.room === `packages/${name}`) return undefined;
    // The contract's schemas of what is authored are written out from the fields of the model.
    const generates = from.room === "packages/api-client" && /^[^/]+\.ts$/.test(from.inside);
    if (generates && name === "domain") return undefined;
    if (!arrows[from.room]?.includes(name)) return `${from.room} must not import @panel/${name}.`;
    const viewer = from.inside.startsWith("src/model-viewer/") || isTest(path);
    if (from.room === "packages/ui" && name === "models" && !viewer)
      return "Only the viewer of models reads them: take what it gives away.";
    const contract = rest[0] === "contract" || rest[0] === "openapi";
    if (from.room === "packages/server" && name === "api-client" && !typeOnly && !contract) {
      return "The server imports @panel/api-client/contract and types, never the client.";
    }
    return undefined;
  }
  if (!specifier.startsWith(".")) return undefined;
  const to = placeFrom(path, specifier);
  if (to.room !== from.room) {
    // How a package is built is no part of it.
    const builds = from.inside === "vite.config.ts";
    const reachesTools =
      to.room === "tools" && (!from.room.startsWith("packages/") || isTest(path) || builds);
    const reachesToken = to.room === "." && to.inside.endsWith("tailwind.config.ts");
    const styles = from.room === ".storybook" && to.inside.endsWith(".css");
    if (reachesTools || reachesToken || styles) return undefined;
    return `${from.room} must not climb into ${to.room}: import the package by its name, if it may.`;
  }
  return from.room === "packages/app" ? layerFault(from.inside, to.inside) : undefined;
}

/** The layers of the panel; each may import those before it. */
const layers = ["shared", "route", "features", "screens"];

/** A layer must not import a later one, and features must not import each other. */
function layerFault(from: string, to: string): string | undefined {
  const [own, other] = [layerOf(from), layerOf(to)];
  if (own < 0 || other < 0) return undefined;
  const [layer, feature] = [layers[own], featureOf(from)];
  if (other > own)
    return `${feature ? `The feature ${feature}` : layer} must not import ${to.slice("src/".length)}: ${layers[other]} are built on it.`;
  if (feature && other === own && feature !== featureOf(to))
    return `The feature ${feature} must not import the feature ${featureOf(to)}: move what both need to shared, or to route; a screen puts features together.`;
  return undefined;
}

function layerOf(inside: string): number {
  return layers.indexOf(/^src\/([^/]+)\//.exec(inside)?.[1] ?? "");
}

function featureOf(inside: string): string | undefined {
  return /^src\/features\/([^/]+)/.exec(inside)?.[1];
}

/** Every name in braces is marked `type`, or the whole statement is. */
function isTypeOnly(node: SyntaxNode): boolean {
  return text(node, "importKind") === "type" || text(node, "exportKind") === "type";
}

/** Rule: which package and folder may import which. */
export const boundaries: Rule = {
  create(context) {
    const path = pathOf(context);
    const check = (node: SyntaxNode, source: SyntaxNode | undefined, typeOnly: boolean) => {
      const specifier = literalText(source);
      const message = specifier && faultOf(path, specifier, typeOnly);
      if (message) context.report({ node, message });
    };
    const checkStatement = (node: SyntaxNode) =>
      check(node, child(node, "source"), isTypeOnly(node));
    return {
      ImportDeclaration: checkStatement,
      ExportNamedDeclaration: checkStatement,
      ExportAllDeclaration: checkStatement,
      ImportExpression: (node) => check(node, child(node, "source"), false),
      TSImportType: (node) => check(node, child(node, "source") ?? child(node, "argument"), true),
    };
  },
};
