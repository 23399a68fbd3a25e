import type { TestProject } from "vitest/node";
import {
  hasRadosgw,
  mustHaveRadosgw,
  S3_PACKAGES,
  startRadosgw,
} from "../../../../tools/radosgw.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where a storage listens that is the run's own; empty where there is none. */
    s3: { endpoint: string; accessKeyId: string; secretAccessKey: string };
  }
}

/** One storage for the whole run; each test file makes its own bucket in it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const storage = hasRadosgw() ? await startRadosgw() : undefined;
  if (!storage) {
    const missing = `Ceph's S3 gateway is not installed (Debian: apt-get install ${S3_PACKAGES.join(" ")})`;
    if (mustHaveRadosgw()) throw new Error(missing);
    process.stderr.write(`NOT RUN: the tests of S3. ${missing}\n`);
  }
  const { endpoint, accessKeyId, secretAccessKey } = storage ?? {
    endpoint: "",
    accessKeyId: "",
    secretAccessKey: "",
  };
  project.provide("s3", { endpoint, accessKeyId, secretAccessKey });
  return async () => storage?.stop();
}
