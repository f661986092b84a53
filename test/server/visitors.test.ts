import type { IncomingMessage } from 'node:http';
import { addressOf, visitorOf } from '../../src/server/addresses.js';
import { labelOf } from '../../src/server/user-agent.js';

describe('a session’s label', () => {
  it.each([
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
      'Chrome, Linux',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
      'Edge, Windows',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
      'Chrome, Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari, iPhone',
    ],
    ['my-bot/1.2 (+https://example.org)', 'my-bot'],
    ['<script>alert(1)</script>', ''],
    [undefined, ''],
    ['x'.repeat(5_000), 'x'.repeat(40)],
  ])('of %j is %j', (header, label) => {
    expect(labelOf(header)).toBe(label);
  });
});

describe('an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1::6', '2001:db8:1:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    [undefined, 'unknown'],
  ])('%j counts as %s', (ip, counted) => {
    expect(addressOf(ip)).toBe(counted);
  });

  const from = (forwarded?: string): IncomingMessage =>
    ({ socket: { remoteAddress: '10.0.0.1' }, headers: { 'x-forwarded-for': forwarded } }) as never;

  it('is believed from as many proxies as stand in front, and from nobody else', () => {
    expect(visitorOf(from('192.0.2.1, 192.0.2.2'), 0)).toBe('10.0.0.1');
    expect(visitorOf(from('192.0.2.1, 192.0.2.2'), 1)).toBe('192.0.2.2');
    expect(visitorOf(from('192.0.2.1, 192.0.2.2'), 2)).toBe('192.0.2.1');
    expect(visitorOf(from('192.0.2.1'), 5)).toBe('192.0.2.1');
    expect(visitorOf(from(), 1)).toBe('10.0.0.1');
  });
});
