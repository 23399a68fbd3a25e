/**
 * Whether the address of a map's tiles is that of one file with all of them (PMTiles), and not a pattern that each tile has
 * its place in.
 */
export const isMapFile = (address: string): boolean =>
  !address.includes("{z}") && /\.pmtiles(?:[?#]|$)/i.test(address);
