import { child, literalText, type SyntaxNode } from "./syntax.ts";

/** Handlers for everything that names another module: of values and of types alike. */
export function onEveryImport(
  check: (node: SyntaxNode, specifier: string) => void,
): Record<string, (node: SyntaxNode) => void> {
  const checkSource = (node: SyntaxNode) => {
    const specifier = literalText(child(node, "source") ?? child(node, "argument"));
    if (specifier !== undefined) check(node, specifier);
  };
  return {
    ImportDeclaration: checkSource,
    ExportNamedDeclaration: checkSource,
    ExportAllDeclaration: checkSource,
    ImportExpression: checkSource,
    TSImportType: checkSource,
  };
}
