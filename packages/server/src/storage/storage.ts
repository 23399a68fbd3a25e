import type { Readable } from "node:stream";

/** A part of a file, first and last byte included, as in an HTTP range. */
export interface ByteRange {
  first: number;
  last: number;
}

export interface StoredBytes {
  /** Of the whole file, whatever part of it is read. */
  total: number;
  stream: Readable;
}

/** Where the bytes of files live. Keys are made by us: `isKey` holds for each. */
export interface Storage {
  /** Puts a local file under a key. When it returns, the bytes survive a crash; before, nobody sees any. */
  save(key: string, path: string): Promise<void>;
  /** Undefined when there is no such file. `range` picks a part, given the size of the whole. */
  read(
    key: string,
    range?: (total: number) => ByteRange | undefined,
  ): Promise<StoredBytes | undefined>;
  /** Not finding it is no error. */
  remove(key: string): Promise<void>;
}

const KEY = /^[0-9a-f]{32}\.[a-z0-9]{2,5}$/;

/** 32 hex digits and an extension: nothing in it comes from outside, and case says nothing. */
export function isKey(text: string): boolean {
  return KEY.test(text);
}
