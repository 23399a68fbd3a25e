/** Formats of models that are not taken, by the endings of their names: the program that works in it, or how it is called. */
const OTHER_MODELS: Readonly<Record<string, { program: string } | { format: string }>> = {
  blend: { program: "Blender" },
  max: { program: "3ds Max" },
  ma: { program: "Maya" },
  mb: { program: "Maya" },
  c4d: { program: "Cinema 4D" },
  skp: { program: "SketchUp" },
  "3dm": { program: "Rhino" },
  ztl: { program: "ZBrush" },
  zpr: { program: "ZBrush" },
  vox: { program: "MagicaVoxel" },
  f3d: { program: "Fusion" },
  dae: { format: "COLLADA" },
  ply: { format: "PLY" },
  "3ds": { format: "3DS" },
  "3mf": { format: "3MF" },
  x3d: { format: "X3D" },
  wrl: { format: "VRML" },
  step: { format: "STEP" },
  stp: { format: "STEP" },
  igs: { format: "IGES" },
  iges: { format: "IGES" },
  abc: { format: "Alembic" },
  dxf: { format: "DXF" },
  dwg: { program: "AutoCAD" },
  ifc: { format: "IFC" },
  lwo: { program: "LightWave" },
  x: { format: "DirectX" },
  off: { format: "OFF" },
  amf: { format: "AMF" },
  pmx: { program: "MikuMikuDance" },
  sldprt: { program: "SolidWorks" },
  sldasm: { program: "SolidWorks" },
  ipt: { program: "Inventor" },
  iam: { program: "Inventor" },
  rvt: { program: "Revit" },
  catpart: { program: "CATIA" },
  catproduct: { program: "CATIA" },
  x_t: { format: "Parasolid" },
  x_b: { format: "Parasolid" },
  sat: { format: "ACIS" },
  jt: { format: "JT" },
  las: { format: "LAS" },
  laz: { format: "LAZ" },
  e57: { format: "E57" },
  pcd: { format: "PCD" },
  splat: { format: "SPLAT" },
  spz: { format: "SPZ" },
};

/** What to say of a model in a format that is not taken, and with which words; undefined for what is no model by its name. */
export function otherModel(name: string) {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  if (/^usd[acz]?$/.test(ending)) return { key: "usdz", values: {} } as const;
  if (ending === "stl") return { key: "stl", values: {} } as const;
  const other = OTHER_MODELS[ending];
  if (!other) return undefined;
  return "program" in other
    ? ({ key: "program", values: other } as const)
    : ({ key: "exchange", values: other } as const);
}
