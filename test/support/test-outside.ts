import { createOutside, type OutsideLink } from '../../src/notices/outside.js';

/** A way out for tests: mails to this server, webhooks also to this machine, links to wherever `address` says. */
export const testOutside = (address: () => string, smtpUrl = 'smtp://127.0.0.1:1'): OutsideLink =>
  createOutside({
    smtpUrl,
    from: { name: 'Cairn', address: 'cairn@example.org' },
    mailFolder: '/nowhere',
    loopback: true,
    houseKey: new Uint8Array(32).fill(5),
    address,
  });
