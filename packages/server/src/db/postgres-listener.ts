import pg from "pg";

/** Before a connection that broke is opened again, in ms. */
const REOPEN = 1000;

export interface Listener {
  close(): Promise<void>;
}

interface Listening {
  channel: string;
  onNotice: (text: string) => void;
  /** After a connection was opened: what was told before is not told again. */
  onOpened: () => void;
  onLost: (error: Error) => void;
}

/** Hears what other nodes tell on a channel, on a connection of its own, which is opened again whenever it breaks. */
export function openListener(
  url: string,
  name: string,
  { channel, onNotice, onOpened, onLost }: Listening,
): Listener {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const later = () => {
    client = undefined;
    if (isClosed || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      opening = open();
    }, REOPEN);
  };

  async function open(): Promise<void> {
    const own = new pg.Client({
      connectionString: url,
      application_name: name,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    client = own;
    let isOver = false;
    const lost = (error: Error) => {
      if (isOver) return;
      isOver = true;
      own.end().catch(() => {});
      if (isClosed) return;
      onLost(error);
      later();
    };
    own.on("error", lost);
    own.on("end", () => lost(new Error("Connection terminated")));
    own.on("notification", ({ payload = "" }) => onNotice(payload));
    try {
      await own.connect();
      await own.query(`listen ${own.escapeIdentifier(channel)}`);
      onOpened();
    } catch (error) {
      lost(error as Error);
    }
  }

  let opening = open();
  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await opening;
      await client?.end().catch(() => {});
    },
  };
}
