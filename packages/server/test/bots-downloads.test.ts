import { testDownloads } from "./support/bots-downloads.ts";

testDownloads({});
