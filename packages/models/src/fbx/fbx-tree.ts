/** A value of a node. Integers that a number cannot hold are bigints. */
export type FbxValue =
  | number
  | bigint
  | string
  /** Raw bytes, such as an embedded picture. */
  | Uint8Array<ArrayBuffer>
  | FbxNumbers;

/** An array of numbers; 64-bit integers, which are times and ids, are held as floats. */
export type FbxNumbers = Float64Array | Float32Array | Int32Array;

/** A node of an FBX file, whether this was binary or text. */
export interface FbxNode {
  name: string;
  values: FbxValue[];
  children: FbxNode[];
}

/** Counts what a file puts into memory, and stops beyond the limits. */
export interface FbxTally {
  /** Called for each node, with its depth. @throws {ModelError} tooComplex */
  node(depth: number): void;
  /** Called before an array is read. @throws {ModelError} tooComplex */
  numbers(count: number): void;
}

export const isNumbers = (value: FbxValue | undefined): value is FbxNumbers =>
  value instanceof Float64Array || value instanceof Float32Array || value instanceof Int32Array;

export function childOf(node: FbxNode | undefined, name: string): FbxNode | undefined {
  return node?.children.find((child) => child.name === name);
}

/** A node with values alone. */
export const leaf = (name: string, ...values: FbxValue[]): FbxNode => ({
  name,
  values,
  children: [],
});

/** The array that a child holds; undefined without one. */
export function numbersOf(node: FbxNode, name: string): FbxNumbers | undefined {
  const value = childOf(node, name)?.values[0];
  return isNumbers(value) ? value : undefined;
}

/** The text that a child holds. */
export function textOf(node: FbxNode | undefined, name: string): string | undefined {
  const value = childOf(node, name)?.values[0];
  return typeof value === "string" ? value : undefined;
}

/** What a property of `Properties70` is set to: its values after name, types and flags. */
export function propertyOf(node: FbxNode, name: string): FbxValue[] | undefined {
  const found = childOf(node, "Properties70")?.children.find(({ values }) => values[0] === name);
  return found?.values.slice(4);
}
