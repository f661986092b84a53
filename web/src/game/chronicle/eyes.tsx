import { useId } from 'react';
import { Icon } from '../../art/icon.js';
import { useWords } from '../../words/use-words.js';
import type { Words } from '../../words/words.js';
import type { Eyes, Looking } from './history.js';

/** Whose eyes can be borrowed, mine first. */
function choicesOf({ players }: Looking, { common, chronicle }: Words): readonly (readonly [Eyes, string])[] {
  const seated = players.some(({ me }) => me);
  const others = players.filter(({ me }) => !me).map(({ seat, name }) => [seat, name] as const);
  return seated
    ? [['mine', common.You], ...others, ['onlooker', chronicle.onlooker]]
    : [['mine', chronicle.onlooker], ...others];
}

/** What it is called to see with these eyes. */
function seenBy({ eyes, players }: Looking, { chronicle }: Words): string {
  const name = players.find(({ seat }) => seat === eyes)?.name;
  return name === undefined ? chronicle.asOnlooker : chronicle.asSeenBy(name);
}

function Choices({ looking, menu }: Readonly<{ looking: Looking; menu: string }>) {
  return choicesOf(looking, useWords()).map(([whose, label]) => (
    <button
      key={whose}
      type="button"
      className="menu-item"
      aria-pressed={looking.eyes === whose}
      popoverTarget={menu}
      popoverTargetAction="hide"
      onClick={() => looking.lookAs(whose)}
    >
      {label}
    </button>
  ));
}

/** The eye: shows the board as somebody else sees it. */
export function EyesMenu({ looking }: Readonly<{ looking: Looking }>) {
  const words = useWords();
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={words.chronicle.seeAs}
        title={words.chronicle.seeAs}
        popoverTarget={id}
      >
        <Icon name="b-eye" size={20} />
      </button>
      <div
        id={id}
        popover="auto"
        className="menu panel eyes-menu"
        role="group"
        aria-labelledby={`${id}-title`}
      >
        <b id={`${id}-title`} className="menu-title">
          {words.chronicle.seeAs}
        </b>
        <Choices looking={looking} menu={id} />
      </div>
    </>
  );
}

/** Over the board for as long as one does not see it with one's own eyes. */
export function EyesBar({ looking }: Readonly<{ looking: Looking }>) {
  const words = useWords();
  if (looking.eyes === 'mine') return null;
  return (
    <p className="connection" role="status">
      <Icon name="b-eye" size={16} />
      {seenBy(looking, words)}
    </p>
  );
}

/** Instead of a decision: whose board this is, and the way back. */
export function EyesPanel({ looking }: Readonly<{ looking: Looking }>) {
  const words = useWords();
  return (
    <section id="decision" className="decision panel past" aria-labelledby="decision-title">
      <h2 id="decision-title" tabIndex={-1}>
        {seenBy(looking, words)}
      </h2>
      <p className="hint">{words.chronicle.faceDown}</p>
      <button type="button" className="button primary" onClick={() => looking.lookAs('mine')}>
        {words.chronicle.myEyes}
      </button>
    </section>
  );
}
