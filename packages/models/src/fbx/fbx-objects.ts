import { childOf, type FbxNode, type FbxValue } from "./fbx-tree.ts";

/** An object of the scene: a mesh, its place, a material, … */
export interface FbxObject {
  /** Numbered anew, because ids may be too large for a number. 0 is the scene itself. */
  id: number;
  kind: string;
  /** Such as "Mesh" or "Skin". */
  sort: string;
  node: FbxNode;
}

/** `from` belongs to `to`, or to the property of it that is named. */
export interface FbxLink {
  from: number;
  to: number;
  property: string | undefined;
}

const isId = (value: FbxValue | undefined): value is number | bigint =>
  typeof value === "number" || typeof value === "bigint";

/** The objects of a scene and their links. Links to objects that are not there are left out. */
export class FbxObjects {
  readonly all = new Map<number, FbxObject>();
  links: FbxLink[] = [];
  private lastId = 0;

  constructor(nodes: readonly FbxNode[]) {
    const ids = new Map<string, number>([["0", 0]]);
    for (const node of nodes.flatMap(({ name, children }) =>
      name === "Objects" ? children : [],
    )) {
      const [id, title, sort] = node.values;
      if (!isId(id) || ids.has(String(id))) continue;
      const text = typeof title === "string" ? title : "";
      const object = this.add(
        node.name,
        typeof sort === "string" ? sort : "",
        plainName(text),
        node,
      );
      ids.set(String(id), object.id);
    }
    for (const node of nodes.flatMap(({ name, children }) =>
      name === "Connections" ? children : [],
    )) {
      const [, from, to, property] = node.values;
      const ends = [from, to].map((end) => (isId(end) ? ids.get(String(end)) : undefined));
      const [start, end] = ends;
      if (start === undefined || end === undefined || start === 0) continue;
      this.links.push({
        from: start,
        to: end,
        property: typeof property === "string" ? property : undefined,
      });
    }
    this.renamePoses(ids);
  }

  /** Poses name objects by their ids too. */
  private renamePoses(ids: ReadonlyMap<string, number>): void {
    for (const { node } of this.of("Pose")) {
      for (const pose of node.children) {
        const who = childOf(pose, "Node");
        const [id] = who?.values ?? [];
        if (who && isId(id)) who.values = [ids.get(String(id)) ?? -1];
      }
    }
  }

  add(kind: string, sort: string, name: string, { children }: Pick<FbxNode, "children">) {
    this.lastId += 1;
    const id = this.lastId;
    const object = { id, kind, sort, node: { name: kind, values: [id, name, sort], children } };
    this.all.set(id, object);
    return object;
  }

  of(kind: string, sort?: string): FbxObject[] {
    return [...this.all.values()].filter(
      (object) => object.kind === kind && (sort === undefined || object.sort === sort),
    );
  }

  setSort(object: FbxObject, sort: string): void {
    object.sort = sort;
    object.node.values[2] = sort;
  }

  /** Removes objects and their links until each of those left passes the test. */
  keep(kind: string, passes: (object: FbxObject) => boolean): void {
    const gone = new Set(this.of(kind).filter((object) => !passes(object)));
    for (const { id } of gone) this.all.delete(id);
    this.relink(({ from, to }) => this.has(from) && this.has(to));
  }

  relink(passes: (link: FbxLink) => boolean): void {
    this.links = this.links.filter(passes);
    this.byTo = undefined;
    this.byFrom = undefined;
  }

  link(link: FbxLink): void {
    this.links.push(link);
    this.byTo = undefined;
    this.byFrom = undefined;
  }

  private has(id: number): boolean {
    return id === 0 || this.all.has(id);
  }

  kindOf(id: number): string {
    return this.all.get(id)?.kind ?? "";
  }

  private byTo: Map<number, FbxLink[]> | undefined;
  private byFrom: Map<number, FbxLink[]> | undefined;

  /** The links of what belongs to an object. */
  to(id: number): readonly FbxLink[] {
    this.byTo ??= grouped(this.links, "to");
    return this.byTo.get(id) ?? [];
  }

  /** The links to what an object belongs to. */
  from(id: number): readonly FbxLink[] {
    this.byFrom ??= grouped(this.links, "from");
    return this.byFrom.get(id) ?? [];
  }

  /** What belongs to an object and is of a kind. */
  parts(id: number, kind: string, sort?: string): FbxObject[] {
    return this.to(id).flatMap(({ from }) => {
      const part = this.all.get(from);
      return part?.kind === kind && (sort === undefined || part.sort === sort) ? [part] : [];
    });
  }

  /** Whether an object belongs to one of a kind. */
  isPartOf(id: number, kind: string, sort?: string): boolean {
    return this.from(id).some(({ to }) => {
      const whole = this.all.get(to);
      return whole?.kind === kind && (sort === undefined || whole.sort === sort);
    });
  }

  /** As nodes of a file again. */
  written(): FbxNode[] {
    const node = (name: string, values: FbxValue[], children: FbxNode[]) => ({
      name,
      values,
      children,
    });
    const links = this.links.map(({ from, to, property }) =>
      node("C", property === undefined ? ["OO", from, to] : ["OP", from, to, property], []),
    );
    return [
      node(
        "Objects",
        [],
        [...this.all.values()].map((object) => object.node),
      ),
      node("Connections", [], links),
    ];
  }
}

/** "Cube" of "Cube\0\x01Model", as binary files write it, and of "Model::Cube". */
function plainName(text: string): string {
  return (text.split("\u0000")[0] ?? "").replace(/^\w+::/, "");
}

function grouped(links: readonly FbxLink[], end: "from" | "to"): Map<number, FbxLink[]> {
  const groups = new Map<number, FbxLink[]>();
  for (const link of links) {
    const group = groups.get(link[end]);
    if (group) group.push(link);
    else groups.set(link[end], [link]);
  }
  return groups;
}
