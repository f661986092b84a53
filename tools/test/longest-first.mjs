import Sequencer from '@jest/test-sequencer';
import { needOf } from './suites.mjs';

const RANK = { browser: 0, redis: 1, pg: 2, nothing: 3 };
const rankOf = ({ path }) => RANK[needOf(path)];

/** The suites that need most come first, because they take longest: none of them runs on when all others are done. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
