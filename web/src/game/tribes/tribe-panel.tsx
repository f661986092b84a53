import { Icon, KeptShape } from '../../art/icon.js';
import { signed } from '../../words/signed.js';
import { useWords } from '../../words/use-words.js';
import { PROFESSION } from '../ledge/legacy-face.js';
import { cardText } from '../ledge/content-text.js';
import type { Tribe } from '../model.js';
import { FeedingLine } from './feeding-line.js';
import { legacyGroups, type LegacyGroup } from './legacies.js';
import { Stock } from './stock.js';
import { Tool } from './tool.js';

type Props = Readonly<{ tribe: Tribe; expansion: boolean }>;

/** Longer names are written smaller before they are cut. */
const LONG = 7;

/** How many letters of the name have room: a score like −10 or 104 takes that of three, the flag of two. */
const roomFor = ({ score, starts }: Tribe): number =>
  LONG - (signed(score).length > 2 ? 3 : 0) - (starts ? 2 : 0);

function Head({ tribe }: Props) {
  const { common, board } = useWords();
  const { player, score, starts, autopilot } = tribe;
  return (
    <header>
      {autopilot ? (
        <KeptShape kind="p" colour={player.colour} size={player.me ? 38 : 34} />
      ) : (
        <Icon name={`p-${player.colour}`} size={player.me ? 30 : 26} />
      )}
      <h3 className={player.name.length > roomFor(tribe) ? 'long' : ''} title={player.name}>
        <span>{player.name}</span> {player.me && <small>{common.you}</small>}
      </h3>
      {starts && (
        <span className="flag" title={board.startsRound}>
          <Icon name="i-start" />
          <span className="visually-hidden">{board.startsRound}</span>
        </span>
      )}
      <span className="score">
        <Icon name="i-cairn" size={player.me ? 24 : 20} />
        <b className="display">{signed(score)}</b>
        <span className="visually-hidden">{board.points(score)}</span>
      </span>
    </header>
  );
}

function People({ tribe }: Readonly<{ tribe: Tribe }>) {
  const { board } = useWords();
  const { player, people, state } = tribe;
  const large = player.me ? 22 : 18;
  const size = people.total > 7 ? large - 3 : large;
  return (
    <div className="people">
      <span role="img" aria-label={board.atHome(people.home, people.total)}>
        {Array.from({ length: people.total }, (_, index) => (
          <Icon key={index} name={`${index < people.home ? 'p' : 'g'}-${player.colour}`} size={size} />
        ))}
      </span>
      {state !== null && (
        <span className="state" title={state}>
          {state}
        </span>
      )}
    </div>
  );
}

function Count({
  icon,
  label,
  count,
}: Readonly<{ icon: 'i-wheat' | 'i-hut' | 'i-cards'; label: string; count: number }>) {
  return (
    <span className="count" title={label}>
      <Icon name={icon} />
      <b>{count}</b>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}

function Kit({ tribe }: Readonly<{ tribe: Tribe }>) {
  const { board } = useWords();
  return (
    <div className="kit">
      <span className="tools">
        {tribe.tools.map((tool, index) => (
          <Tool key={index} tool={tool} />
        ))}
      </span>
      <Count icon="i-wheat" label={board.grain} count={tribe.grain} />
      <Count icon="i-hut" label={board.buildings} count={tribe.buildings.length} />
      <Count icon="i-cards" label={board.cards} count={tribe.cards.length + tribe.hidden} />
    </div>
  );
}

function Legacy({ group: { legacy, count, cards } }: Readonly<{ group: LegacyGroup }>) {
  const words = useWords();
  const text = cards.map((card) => cardText(card, words)).join('; ');
  const green = legacy.kind === 'culture';
  return (
    <li className={green ? 'chip green' : 'chip sand'} title={text}>
      {green ? (
        <Icon name={`s-${legacy.symbol}`} size={17} />
      ) : (
        <Icon name={PROFESSION[legacy.profession].figure} size={19} />
      )}
      {(!green || count > 1) && <b>{count}</b>}
      <span className="visually-hidden">{text}</span>
    </li>
  );
}

function Legacies({ tribe }: Readonly<{ tribe: Tribe }>) {
  return (
    <ul className="legacies">
      {legacyGroups(tribe.cards).map((group) => (
        <Legacy key={group.cards[0]?.id} group={group} />
      ))}
    </ul>
  );
}

type PanelProps = Props & Readonly<{ whole?: boolean }>;

/** Everything one tribe has, top to bottom: name and score, stock, people, tools and counts; mine also its cards. */
export function TribePanel({ tribe, expansion, whole = false }: PanelProps) {
  const { player, feeding } = tribe;
  const open = player.me || whole;
  return (
    <section
      id={`tribe-${player.seat}`}
      className={`tribe panel${player.me ? ` mine edge-${player.colour}` : ''}`}
      aria-label={player.name}
      tabIndex={-1}
    >
      <Head tribe={tribe} expansion={expansion} />
      <Stock stock={tribe.stock} expansion={expansion} size={player.me ? 21 : 18} />
      <People tribe={tribe} />
      <Kit tribe={tribe} />
      {open && tribe.cards.length > 0 && <Legacies tribe={tribe} />}
      {open && feeding !== null && <FeedingLine feeding={feeding} />}
    </section>
  );
}
