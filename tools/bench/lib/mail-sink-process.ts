import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { SunkMail } from './mail-sink.js';

/** What stands at the top of a mail; nothing else of it is read. */
const MESSAGE_ID = /^message-id:\s*<([^>]+)>/im;
const TOP = 16_000;

/** Takes every mail and tells the parent, before the other side hears of it: what it was told of cannot be lost. */
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  disableReverseLookup: true,
  onData: (stream, { envelope }, answer) => {
    let top = '';
    stream.setEncoding('latin1').on('data', (text: string) => {
      if (top.length < TOP) top += text;
    });
    stream.on('end', () => {
      const mail: SunkMail = {
        id: MESSAGE_ID.exec(top)?.[1] ?? '',
        to: envelope.rcptTo[0]?.address ?? '',
        at: Date.now(),
      };
      process.send?.(mail, undefined, {}, () => answer(null));
    });
  },
});

// Senders are killed in the middle of a conversation.
server.on('error', () => undefined);
server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.server.address() as AddressInfo).port });
});
// A parent that was killed must not leave us waiting.
process.once('disconnect', () => process.exit(0));
