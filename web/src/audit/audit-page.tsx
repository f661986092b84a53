import { useEffect } from 'react';
import { LostPage } from '../app/lost-page.js';
import { Link } from '../app/navigation.js';
import { LobbyFrame } from '../lobby/lobby-frame.js';
import '../style/audit.css';
import { useMoreWords } from '../words/use-more-words.js';
import { useSpeech } from '../words/use-words.js';
import { Branches } from './branches.js';
import { Chain } from './chain.js';
import { Compare } from './compare.js';
import { Dice } from './dice.js';
import { Files } from './files.js';
import { FullView } from './full-view.js';
import { Notices } from './notices.js';
import { Timeline } from './timeline.js';
import { useAudit } from './use-audit.js';
import { VerdictLine } from './verdict.js';

const PARTS = ['chain', 'dice', 'commands', 'notices', 'branches', 'compare', 'files'] as const;

function Contents() {
  const { audit } = useMoreWords();
  return (
    <nav className="audit-contents" aria-label={audit.contents}>
      {PARTS.map((name) => (
        <a key={name} href={`#${name}`}>
          {audit.sections[name]}
        </a>
      ))}
    </nav>
  );
}

/** Shows the part that the address names, once everything above it is as long as it will be. */
function useNamedPart(complete: boolean): void {
  useEffect(() => {
    if (complete) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [complete]);
}

function Parts({ game, findings, events, again }: ReturnType<typeof useAudit>) {
  useNamedPart(game !== null && findings !== null && events !== null);
  if (game === null || findings === null) return null;
  return (
    <>
      <VerdictLine findings={findings} />
      <FullView game={game} again={again} />
      <Contents />
      <Chain game={game} findings={findings} />
      <Dice game={game} findings={findings} />
      <Timeline game={game} findings={findings} events={events} />
      <Notices game={game} findings={findings} />
      <Branches game={game} undone={findings.undone} />
      <Compare gameId={game.id} version={findings.version} />
      <Files gameId={game.id} events={events} />
    </>
  );
}

/** Whether a game is what it claims to be: the verdict first, then part by part. */
export function AuditPage({ id }: Readonly<{ id: string }>) {
  const { audit } = useMoreWords();
  const { language } = useSpeech();
  const audited = useAudit(id, language);
  if (audited.fault !== null) return <LostPage fault={audited.fault} />;
  if (audited.game === null) return null;
  return (
    <LobbyFrame title={audit.title(audited.game.title)} here={null}>
      <main className="audit">
        <div className="audit-actions">
          <Link to={{ page: 'game', id }} className="button small">
            {audit.toGame}
          </Link>
          <button type="button" className="button small" onClick={() => print()}>
            {audit.print}
          </button>
        </div>
        <Parts {...audited} />
      </main>
    </LobbyFrame>
  );
}
