import type { Page } from 'playwright-core';

/** How a robot plays: what it likes to go for, and when it stops. */
export type Robot = Readonly<{
  /** How much it likes each place; what is not named counts 1. Cards of a market can be liked by `market`. */
  likes?: Readonly<Record<string, number>>;
  /** As many people as it sends to a place at once, where the place takes them. */
  crowd?: number;
  /** It stops as soon as the page shows this. */
  until?: string;
}>;

/** What a robot has seen on its way: the kinds of panels, how often it pressed something, and words that did not fit. */
export type Journey = Readonly<{ presses: number; panels: readonly string[]; spilt: readonly string[] }>;

const OVER = '#decision a[href$="/score"]';

/** Runs inside the page: presses what the page offers, and only what a finger could reach. */
const PLAY = `(({ likes, crowd, until }) => {
  const panels = new Set();
  const spilt = new Set();
  const TEXTS = '.button, .step, .plate, .small-plate, .free-pill, .tag, .card-word, .card-top, .card-bottom, .tile-words, .stack-left, ' +
    '.market-die, .way-out, .phases li, .tool-picker button, .closed-note, .small-top-bar, .feeding, .kit, .stock';
  // Whatever sticks out of its own box, or out of the window.
  const measure = () => {
    for (const element of document.querySelectorAll(TEXTS)) {
      if (element.clientWidth === 0 || element.closest('.strip, [popover], dialog') !== null) continue;
      const { left, right } = element.getBoundingClientRect();
      const wide = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 6;
      if (wide || left < -1 || right > innerWidth + 1) spilt.add(element.className + ': ' + element.textContent.trim());
    }
    if (document.documentElement.scrollWidth > innerWidth) spilt.add('the page scrolls sideways');
    const sheet = document.querySelector('.phone .deciding');
    if (sheet !== null && sheet.scrollHeight > sheet.clientHeight + 1) spilt.add('the sheet scrolls: ' + sheet.innerText);
  };
  let presses = 0;
  let turn = 0;
  const reachable = (element) => {
    if (element.matches(':disabled, [aria-disabled="true"]')) return false;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return width > 0 && hit !== null && element.contains(hit);
  };
  const find = (selector) => [...document.querySelectorAll(selector)].filter(reachable);
  const liking = (place) => {
    const market = place.querySelector('.market-face') === null ? 0 : (likes.market ?? 0);
    turn += 1;
    return (likes[place.dataset.roving] ?? 1) + market + ((turn * 7919) % 31) / 31;
  };
  const favourite = () =>
    find('#board .open')
      .map((place) => ({ place, liked: liking(place) }))
      .sort((one, other) => other.liked - one.liked)[0]?.place;
  const another = () =>
    document.querySelectorAll('#decision .stepper use[href^="#p-"]').length < crowd
      ? find('#decision .stepper button:last-child')[0]
      : undefined;
  // More people; else the button that decides; else the one more press it asks for; else the way out; else a place.
  const next = () =>
    another() ??
    find('#decision [data-confirm]')[0] ??
    find('#decision .twice .button')[0] ??
    find('#decision .actions > .button')[0] ??
    favourite() ??
    find('.tabs .calls[aria-pressed="false"]')[0];
  const look = (mine) => {
    panels.add(mine.querySelector('.tag').textContent.split(/[,·]/)[0].trim());
    if (mine.querySelector('.tool-picker') !== null) panels.add('tools');
    if (presses % 3 === 0) measure();
  };
  let since = Date.now();
  let last = '';
  // A page on which nothing happens any more is reported and not waited for.
  const isStuck = (decision) => {
    // Pressing changes nothing by itself: a robot may go to and fro between tabs.
    const shown = decision.textContent;
    if (shown !== last) since = Date.now();
    last = shown;
    return Date.now() - since > 60_000;
  };
  return new Promise((resolve, reject) => {
    const step = () => {
      if (document.querySelector(until) !== null) return resolve({ presses, panels: [...panels], spilt: [...spilt] });
      const decision = document.querySelector('#decision');
      if (isStuck(decision)) return reject(new Error('nothing happens any more: ' + decision.innerText));
      const mine = decision.matches('.mine-now') ? decision : null;
      const busy = decision.querySelector('[aria-busy="true"]') !== null;
      const button = mine === null || busy ? undefined : next();
      if (button !== undefined) {
        presses += 1;
        look(mine);
        button.click();
      }
      setTimeout(step, 8);
    };
    step();
  });
})`;

/** Lets a robot play by what the page shows, pressing nothing but visible buttons. */
export const letPlay = (page: Page, { likes = {}, crowd = 1, until = OVER }: Robot = {}): Promise<Journey> =>
  page.evaluate<Journey>(`${PLAY}(${JSON.stringify({ likes, crowd, until })})`);
