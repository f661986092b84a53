import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { Chance } from '../../../src/bots/chance.js';

/** A wire to Postgres that breaks at the worst moments. */
export type CuttingProxy = Readonly<{
  port: number;
  /** How often a connection was cut, by the moment at which it happened. */
  cuts: Readonly<Record<Moment, number>>;
  close: () => Promise<void>;
}>;

/** `sent`: the statement that commits is on its way. `answered`: it is committed, and only we know. */
type Moment = 'sent' | 'answered';

/** The prepared statements that store a command each, as a Bind message names them: in a transaction of their own. */
const COMMITTING = ['append', 'open'].map((name) => Buffer.from(`\0${name}\0`));

const commits = (data: Buffer): boolean => COMMITTING.some((name) => data.includes(name));

/** The first cut comes within so many commits. */
const FIRST_WITHIN = 10;

/** Stands in front of the server on `upstreamPort`; of so many commits about one is cut. */
export async function startCuttingProxy(
  upstreamPort: number,
  oneIn: number,
  chance: Chance,
): Promise<CuttingProxy> {
  const sockets = new Set<Socket>();
  const cuts = { sent: 0, answered: 0 };
  // Counted down and not thrown for each: on a machine so slow that little is stored, something is cut all the same.
  let untilCut = 1 + chance.below(FIRST_WITHIN);
  const isChosen = (data: Buffer): boolean => {
    if (!commits(data)) return false;
    untilCut -= 1;
    if (untilCut > 0) return false;
    untilCut = 1 + chance.below(2 * oneIn - 1);
    return true;
  };
  const server = createServer((client) => {
    const upstream = connect(upstreamPort, '127.0.0.1');
    const end = (): void => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket
        .setNoDelay(true)
        .on('error', end)
        .on('close', () => {
          sockets.delete(socket);
          end();
        });
    }
    join(client, upstream, (moment) => {
      cuts[moment] += 1;
      end();
    });
  });

  /** Passes everything on, but for a commit that is chosen to be cut: in each of the two moments by turns, the worse one first. */
  const join = (client: Socket, upstream: Socket, cut: (moment: Moment) => void): void => {
    let withheld = false;
    client.on('data', (data) => {
      const chosen = isChosen(data);
      if (chosen && cuts.answered > cuts.sent) {
        upstream.write(data, () => cut('sent'));
        return;
      }
      withheld ||= chosen;
      upstream.write(data);
    });
    upstream.on('data', (data) => {
      if (withheld) cut('answered');
      else client.write(data);
    });
  };

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    cuts,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
