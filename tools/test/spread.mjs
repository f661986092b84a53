import Sequencer from '@jest/test-sequencer';
import { needOf } from './suites.mjs';

const isBrowser = ({ path }) => needOf(path) === 'browser';
const needsNothing = ({ path }) => needOf(path) === 'nothing';

/**
 * Suites with a browser take longest and want a core to themselves: they are spread among the others, each as soon as the one
 * before it may have ended, so that they neither crowd each other nor run on when all others are done. Of the others those
 * come first that wait for servers: what is left to the end is short.
 */
export default class Spread extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const browsers = sorted.filter(isBrowser);
    const rest = sorted.filter((test) => !isBrowser(test));
    const others = [...rest.filter((test) => !needsNothing(test)), ...rest.filter(needsNothing)];
    const apart = Math.floor((others.length * 0.8) / Math.max(1, browsers.length));
    return [
      ...browsers.flatMap((browser, nth) => [browser, ...others.slice(nth * apart, (nth + 1) * apart)]),
      ...others.slice(browsers.length * apart),
    ];
  }
}
