import { randomUUID } from 'node:crypto';
import type { Link, LinkPurpose, Links } from '../../src/play/links-port.js';

/** One-time links that last as long as a test. */
export function memoryLinks(): Links {
  const known = new Map<string, Link & Readonly<{ purpose: LinkPurpose }>>();
  const peek: Links['peek'] = (secret, purpose, at) => {
    const found = known.get(secret);
    const good = found !== undefined && found.purpose === purpose && found.expires > at;
    return Promise.resolve(
      good ? { account: found.account, subject: found.subject, expires: found.expires } : undefined,
    );
  };
  return {
    create: ({ account, purpose, subject, expires }) => {
      const secret = `cairn_link_${randomUUID()}`;
      known.set(secret, { account, purpose, subject, expires });
      return Promise.resolve(secret);
    },
    peek,
    take: (secret, purpose, at) => {
      const taken = peek(secret, purpose, at);
      if (known.get(secret)?.purpose === purpose) known.delete(secret);
      return taken;
    },
    withdraw: (account, purpose) => {
      for (const [secret, link] of known)
        if (link.account === account && link.purpose === purpose) known.delete(secret);
      return Promise.resolve();
    },
  };
}
