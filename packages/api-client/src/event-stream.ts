/** Longest event in characters; the contract allows far shorter ones. */
const MAX_LENGTH = 1_000_000;

/**
 * Reads server-sent events as the standard of HTML defines them, without their names and ids.
 * @param onData called with the data of each complete event
 * @returns a function that takes the next piece of text; throws a RangeError at an event that does not end
 */
export function eventStreamReader(onData: (data: string) => void): (text: string) => void {
  let rest = "";
  let data: string[] = [];
  let isStart = true;
  const readLine = (line: string) => {
    if (line === "") {
      if (data.length > 0) onData(data.join("\n"));
      data = [];
      return;
    }
    const [, name, value = ""] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (name === "data") data.push(value);
  };
  return (text) => {
    rest += isStart ? text.replace(/^\uFEFF/, "") : text;
    isStart &&= text === "";
    // A CR at the end of a piece may be the first half of a CR LF.
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? "";
    for (const line of lines) readLine(line);
    if (rest.length + data.join("").length > MAX_LENGTH)
      throw new RangeError("An event is too long");
  };
}
