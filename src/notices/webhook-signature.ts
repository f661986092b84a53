import { createHmac } from 'node:crypto';

/** The headers by which a receiver knows that a webhook is ours and new. */
export const TIMESTAMP_HEADER = 'cairn-timestamp';
export const SIGNATURE_HEADER = 'cairn-signature';
export const DELIVERY_HEADER = 'cairn-delivery';

/** HMAC-SHA-256 over the time, a full stop and the body exactly as sent; the time is signed so that it cannot be replayed. */
export const signatureOf = (secret: Uint8Array, timestamp: number, body: string): string =>
  `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
