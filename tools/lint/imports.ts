import { child, literalText, type SyntaxNode } from "./syntax.ts";

/** Lint handlers for all syntax that refers to another module, for values and for types. */
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
