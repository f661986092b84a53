import { LostPage } from '../app/lost-page.js';
import { useMedia } from '../lib/use-media.js';
import type { HomeQuery, RowFragment } from '../gql/graphql.js';
import { waitingList } from '../inbox/waiting-list.js';
import { LobbyFrame } from '../lobby/lobby-frame.js';
import { useSession } from '../session/session.js';
import { useWords } from '../words/use-words.js';
import { Elsewhere, isEmpty, MyOtherTables, Waiting } from './games.js';
import { FinishedGames } from './finished-games.js';
import { KeepSeat, NewHere } from './newcomers.js';
import { Invitations } from './messages.js';
import { OpenTables, Spare } from './open-tables.js';
import { HomeTabs } from './home-tabs.js';
import { useHome } from './use-home.js';
import { Welcome } from './welcome.js';

type Props = Readonly<{ data: HomeQuery; again: () => void }>;

const finishedIn = ({ games }: HomeQuery): readonly RowFragment[] =>
  games.edges.map(({ node }) => node).filter(({ status }) => status === 'OVER');

/** Everything side by side. */
function WideHome({ data, again }: Props) {
  const finished = finishedIn(data);
  return (
    <main className="home">
      <div className="home-games">
        <Waiting data={data} again={again} />
        <Elsewhere data={data} />
      </div>
      <aside className="home-beside">
        <NewHere finished={finished.length} />
        <KeepSeat />
        {!isEmpty(data) && <Spare />}
        <Invitations invitations={data.inbox.invitations} onAnswered={again} />
        <MyOtherTables data={data} />
        <OpenTables />
        <FinishedGames rows={finished} />
      </aside>
    </main>
  );
}

/** One column: what waits for me, then everything else, with open tables behind a tab. */
function NarrowHome({ data, again }: Props) {
  const { home } = useWords();
  const finished = finishedIn(data);
  return (
    <main className="home">
      <div className="home-games">
        <Waiting data={data} again={again} />
      </div>
      <HomeTabs
        labels={{ mine: home.tabMine, open: home.tabOpen }}
        mine={
          <>
            <Elsewhere data={data} />
            <Invitations invitations={data.inbox.invitations} onAnswered={again} />
            <MyOtherTables data={data} />
            <NewHere finished={finished.length} />
            <KeepSeat />
            <FinishedGames rows={finished} />
          </>
        }
        open={
          <>
            {!isEmpty(data) && <Spare />}
            <OpenTables />
          </>
        }
      />
    </main>
  );
}

/** What waits for me, for those who are signed in. */
function MyHome() {
  const { home, common } = useWords();
  const { data, fault, again } = useHome(false);
  const narrow = useMedia('(max-width: 899px)');
  if (data === null) {
    return fault === null ? (
      <LobbyFrame title={common.myGames} here="home">
        <main className="home" aria-busy="true" />
      </LobbyFrame>
    ) : (
      <LostPage fault={fault} />
    );
  }
  return (
    <LobbyFrame title={home.gamesWait(waitingList(data.inbox).length)} here="home">
      {narrow ? <NarrowHome data={data} again={again} /> : <WideHome data={data} again={again} />}
    </LobbyFrame>
  );
}

/** The first page: what waits for me, or the way in. */
export function HomePage() {
  const { viewer, unknown, fault } = useSession();
  if (viewer !== null) return <MyHome />;
  if (!unknown) return <Welcome />;
  return fault === null ? null : <LostPage fault={fault} />;
}
