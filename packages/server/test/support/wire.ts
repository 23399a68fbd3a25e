import { connect, createServer, type Server, type Socket } from "node:net";

/** A proxy between the server and its storage that can break, delay or change the traffic. */
export interface Wire {
  url: string;
  /** Changes the bytes on their way to the storage; undefined drops them. */
  out: (chunk: Buffer) => Buffer | undefined;
  /** The same of those that come back. */
  back: (chunk: Buffer) => Buffer | undefined;
  /** Ends every connection, or has it reset as a machine that knows nothing of it does, and takes no other. */
  cut(how?: "end" | "reset"): Promise<void>;
  /** Takes connections again, at the same address. */
  mend(): Promise<void>;
}

const asItIs = (chunk: Buffer): Buffer | undefined => chunk;

/** @param target address of the storage */
export async function openWire(target: string): Promise<Wire> {
  const { hostname, port } = new URL(target);
  const ends = new Set<Socket>();
  let server: Server;
  let own = 0;
  const forward = (from: Socket, to: Socket, by: (chunk: Buffer) => Buffer | undefined) => {
    ends.add(from);
    from.on("data", (chunk: Buffer) => {
      const passed = by(chunk);
      if (passed && !to.write(passed)) {
        from.pause();
        to.once("drain", () => from.resume());
      }
    });
    from.on("end", () => to.end());
    from.on("error", () => to.destroy());
    from.on("close", () => ends.delete(from));
  };
  const wire: Wire = {
    url: "",
    out: asItIs,
    back: asItIs,
    async cut(how = "end") {
      for (const end of ends) {
        if (how === "reset") end.resetAndDestroy();
        else end.destroy();
      }
      await new Promise((resolve) => server.close(resolve));
    },
    async mend() {
      server = createServer((here) => {
        const there = connect(Number(port), hostname);
        forward(here, there, (chunk) => wire.out(chunk));
        forward(there, here, (chunk) => wire.back(chunk));
      });
      await new Promise<void>((resolve) => server.listen(own, "127.0.0.1", resolve));
      const address = server.address();
      own = typeof address === "object" && address ? address.port : 0;
      wire.url = `http://127.0.0.1:${own}`;
    },
  };
  await wire.mend();
  return wire;
}
