import { ordersContract } from '../../contract/standing-orders.js';
import { memoryOrders } from '../../support/memory-orders.js';
import { memoryStores } from '../../support/memory-stores.js';

const stores = { ...memoryStores(), orders: memoryOrders() };
ordersContract('in memory', () => stores);
