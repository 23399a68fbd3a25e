/** The contract's AssetFacts. */
export interface AssetFacts {
  width?: number;
  height?: number;
  duration?: number;
  peaks?: number[];
  modelFile?: string;
  entries?: number;
}
