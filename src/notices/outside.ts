import type { Outside } from '../play/outside.js';
import { createHouseLinks } from './house-links.js';
import type { Sender } from './mail.js';
import { createMailFolder } from './mail-folder.js';
import { createSmtpPost, type MailPost } from './smtp.js';
import { createWebhookPost } from './webhook.js';
import { findTarget } from './webhook-target.js';

export type OutsideSettings = Readonly<{
  /** The mail server; without one mails become files in `mailFolder`. */
  smtpUrl?: string | undefined;
  from: Sender;
  mailFolder: string;
  /** Whether webhooks may go to this machine. */
  loopback: boolean;
  houseKey: Uint8Array;
  /** Where this house is reached. */
  address: () => string;
}>;

/** The way out, which must be closed. */
export type OutsideLink = Outside & Readonly<{ close: () => Promise<void> }>;

/** Everything that leaves the house goes through here. */
export function createOutside(settings: OutsideSettings): OutsideLink {
  const { loopback, houseKey, address } = settings;
  const mail = mailPost(settings);
  const webhook = createWebhookPost({ loopback });
  return {
    post: (outgoing, to) => (to.kind === 'email' ? mail.send(outgoing, to.address) : webhook(outgoing, to)),
    links: createHouseLinks(houseKey, address),
    unfit: async (target) => {
      const found = await findTarget(target, { loopback });
      return typeof found === 'string' ? found : undefined;
    },
    close: mail.close,
  };
}

const mailPost = ({ smtpUrl, from, mailFolder }: OutsideSettings): MailPost =>
  smtpUrl === undefined
    ? createMailFolder({ folder: mailFolder, from })
    : createSmtpPost({ url: smtpUrl, from });
