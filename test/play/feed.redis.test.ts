import { createLive } from '../../src/live/live.js';
import { feedContract } from '../contract/feed.js';
import { realStores } from '../support/real-stores.js';

const stores = realStores();
feedContract('Redis', stores, () =>
  createLive({ databaseUrl: stores().database.appUrl, redisUrl: process.env['CAIRN_TEST_REDIS'] }),
);
