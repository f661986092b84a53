import type { Page } from 'playwright-core';

/** Runs in the page: plates, pills and people of the small valley that are cut off, cover one another, or stand in another place. */
const FAULTS = `() => {
  const valley = document.querySelector('.small-valley')?.getBoundingClientRect();
  if (valley === undefined) return [];
  const marks = [...document.querySelectorAll('.small-valley :is(.small-plate, .free-pill, .crowd)')].map((element) => ({
    name: element.closest('.place').dataset.roving + ' ' + element.classList[0] + ' ' + element.textContent.trim(),
    plate: element.matches('.small-plate'),
    box: element.getBoundingClientRect(),
    place: element.closest('.place').getBoundingClientRect(),
    text: element.scrollWidth - element.clientWidth,
  }));
  const inside = (one, other) =>
    one.left >= other.left - 1 && one.right <= other.right + 1 && one.top >= other.top - 1 && one.bottom <= other.bottom + 1;
  const covers = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  return marks.flatMap(({ name, plate, box, place, text }, index) => [
    ...(inside(box, valley) && text <= 1 ? [] : [name + ' is cut off']),
    ...(plate || inside(box, place) ? [] : [name + ' stands in another place']),
    ...marks.slice(index + 1).filter((other) => covers(box, other.box)).map((other) => name + ' covers ' + other.name),
  ]);
}`;

/** Runs in the page: a lock on every plate that has none, as if no place were open. */
const LOCKED = `document.querySelectorAll('.small-valley .small-plate').forEach((plate) => {
  if (plate.querySelector('use[href="#b-lock"]') !== null) return;
  plate.insertAdjacentHTML('afterbegin', '<svg class="icon" data-shut><use href="#b-lock"/></svg>');
})`;
const UNLOCKED = `document.querySelectorAll('[data-shut]').forEach((lock) => lock.remove())`;

/** What is wrong with the marks of the small valley as it stands, and as it would stand if every place were closed. */
export async function wrongMarks(page: Page): Promise<readonly string[]> {
  const now = await page.evaluate<readonly string[]>(`(${FAULTS})()`);
  await page.evaluate(LOCKED);
  const shut = await page.evaluate<readonly string[]>(`(${FAULTS})()`);
  await page.evaluate(UNLOCKED);
  return [...new Set([...now, ...shut])];
}

/** Looks at the marks whenever anything changes from now on; tells at the end whatever was wrong with them. */
export async function watchMarks(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(`(() => {
    const faults = ${FAULTS};
    window.wrongMarks = new Set();
    const look = () => faults().forEach((fault) => window.wrongMarks.add(fault));
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  })()`);
  return () => page.evaluate<readonly string[]>('[...window.wrongMarks]');
}
