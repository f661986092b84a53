import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { FaultNote } from '../api/trouble-note.js';
import { Icon } from '../art/icon.js';
import type { Guise } from '../game/colours.js';
import '../style/talk.css';
import { clockTime } from '../words/times.js';
import { useSpeech, useWords } from '../words/use-words.js';
import type { Line, Talk } from './use-talk.js';

/** Whose shape stands before a line, by seat id. */
export type Talkers = ReadonlyMap<string, Guise>;

type LineProps = Readonly<{ line: Line; colour: Guise | undefined; onErase: () => void }>;

function TalkLine({ line, colour, onErase }: LineProps) {
  const { words, language } = useSpeech();
  const { talk, common } = words;
  const at = clockTime(language, new Date(line.at), new Date());
  return (
    <li className={line.mine ? 'mine' : undefined}>
      {colour !== undefined && <Icon name={`m-${colour}`} size={16} />}
      <p>
        <b>{line.mine ? common.You : line.name}</b> <small>{at}</small>
        <span>{line.text ?? <i className="soft">{talk.erased}</i>}</span>
      </p>
      {line.mine && line.text !== null && (
        <button type="button" className="icon-button" aria-label={talk.erase(line.text)} onClick={onErase}>
          <Icon name="b-close" size={15} />
        </button>
      )}
    </li>
  );
}

/** Keeps the newest line in view. */
function useAtTheEnd(last: number) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last]);
  return list;
}

const LONGEST = 500;

function SayForm({ talk }: Readonly<{ talk: Talk }>) {
  const { talk: words } = useWords();
  const [text, setText] = useState('');
  const empty = text.trim() === '';
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!empty && !talk.busy && (await talk.say(text.trim()))) setText('');
  };
  return (
    <form className="say" onSubmit={(event) => void submit(event)}>
      <input
        type="text"
        aria-label={words.what}
        placeholder={words.what}
        maxLength={LONGEST}
        autoComplete="off"
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <button type="submit" className="button primary" disabled={empty} aria-busy={talk.busy}>
        {words.say}
      </button>
    </form>
  );
}

type Props = Readonly<{ talk: Talk; talkers: Talkers }>;

/** What is said at the table, the newest last, and a line to say something. Reading is being here. */
export function TalkPanel({ talk, talkers }: Props) {
  const { talk: words } = useWords();
  const { lines, older, read, erase, problem } = talk;
  const list = useAtTheEnd(lines.at(-1)?.line ?? 0);
  useEffect(read, [read]);
  return (
    <div className="talk">
      {older !== null && (
        <button type="button" className="link" onClick={older}>
          {words.older}
        </button>
      )}
      {lines.length === 0 && <p className="soft">{words.nothing}</p>}
      {/* Long talks are scrolled by keyboard too. */}
      <div
        ref={list}
        className="talk-log"
        role="log"
        aria-label={words.title}
        tabIndex={lines.length === 0 ? -1 : 0}
      >
        <ol>
          {lines.map((line) => (
            <TalkLine
              key={line.line}
              line={line}
              colour={talkers.get(line.seatId)}
              onErase={() => erase(line.line)}
            />
          ))}
        </ol>
      </div>
      {problem !== null && <FaultNote fault={problem} />}
      <SayForm talk={talk} />
    </div>
  );
}
