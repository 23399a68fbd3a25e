import { connect, createServer, type Server, type Socket } from "node:net";

/** A TCP proxy in front of a storage or a database, which can break, delay or change the traffic. */
export interface TcpProxy {
  url: string;
  /** Changes the bytes sent to the target; undefined drops them. */
  out: (chunk: Buffer) => Buffer | undefined;
  /** Changes the bytes that the target answers; undefined drops them. */
  back: (chunk: Buffer) => Buffer | undefined;
  /** Closes every connection, or resets it as a restarted machine would, and accepts no new one. */
  cut(how?: "end" | "reset"): Promise<void>;
  /** Accepts connections again, at the same address. */
  mend(): Promise<void>;
}

const asItIs = (chunk: Buffer): Buffer | undefined => chunk;

/** @param target address to which connections are forwarded */
export async function openTcpProxy(target: string): Promise<TcpProxy> {
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
  const proxy: TcpProxy = {
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
        forward(here, there, (chunk) => proxy.out(chunk));
        forward(there, here, (chunk) => proxy.back(chunk));
      });
      await new Promise<void>((resolve) => server.listen(own, "127.0.0.1", resolve));
      const address = server.address();
      own = typeof address === "object" && address ? address.port : 0;
      proxy.url = `http://127.0.0.1:${own}`;
    },
  };
  await proxy.mend();
  return proxy;
}
