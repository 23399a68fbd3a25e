import { expect, test } from "vitest";
import { fileUrlFrom, toItem } from "../../shared/assets/library-item.ts";
import { madeAsset } from "../../shared/assets/made-asset.ts";
import { begin, NOT_RUN, settle, stop } from "./thumbnail-run.ts";

const [first, second, third] = [1, 2, 3].map((id) =>
  toItem(madeAsset(id, { type: 0 }), fileUrlFrom("https://panel.example/api")),
) as [ReturnType<typeof toItem>, ReturnType<typeof toItem>, ReturnType<typeof toItem>];

test("LIB-03 a model that fails does not keep the others from a new thumbnail, and is done again by itself", () => {
  const ended = [undefined, "roto", undefined].reduce(
    settle,
    begin(NOT_RUN, [first, second, third]),
  );
  expect(ended).toMatchObject({ running: false, done: 2, rest: [] });
  expect(ended.failed).toEqual([{ item: second, reason: "roto" }]);
  const again = begin(ended, [second]);
  expect(again).toMatchObject({ running: true, models: [second], at: 0, failed: [] });
  expect(settle(again)).toMatchObject({ running: false, done: 3, failed: [] });
});

test("LIB-03 thumbnails end after the model that is being done, and go on with those left", () => {
  const stopping = stop(begin(NOT_RUN, [first, second, third]));
  expect(stopping).toMatchObject({ running: true, stopping: true, at: 0 });
  const stopped = settle(stopping);
  expect(stopped).toMatchObject({ running: false, stopping: false, done: 1 });
  expect(stopped.rest).toEqual([second, third]);
  expect(settle(stopped)).toBe(stopped);
  expect(begin(stopped, stopped.rest)).toMatchObject({ running: true, rest: [], done: 1 });
});
