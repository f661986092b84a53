import { useWords } from '../words/use-words.js';
import { TalkPanel, type Talkers } from './talk-panel.js';
import { useTalk } from './use-talk.js';

/** The talk of a table that gathers: open beside it, while there is nothing else to do than to wait. */
export function TalkBeside({ gameId, talkers }: Readonly<{ gameId: string; talkers: Talkers }>) {
  const { talk: words } = useWords();
  const talk = useTalk(gameId);
  return (
    <section className="panel padded" aria-labelledby="talk-title">
      <h2 id="talk-title">{words.title}</h2>
      <TalkPanel talk={talk} talkers={talkers} />
    </section>
  );
}
