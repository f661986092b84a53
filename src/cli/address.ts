import type { Config } from './config.js';

const EVERYWHERE = new Set(['0.0.0.0', '::', '']);
const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

/** The address to type into a browser. */
export function addressOf({ host, publicUrl }: Config, port: number): string {
  if (publicUrl !== undefined) return publicUrl;
  const name = EVERYWHERE.has(host) || LOOPBACK.has(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
