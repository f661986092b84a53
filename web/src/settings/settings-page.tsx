import { useEffect } from 'react';
import { goTo } from '../app/navigation.js';
import { FaultNote } from '../api/trouble-note.js';
import type { Language as Spoken } from '../gql/graphql.js';
import { LobbyFrame } from '../lobby/lobby-frame.js';
import { useSession } from '../session/session.js';
import '../style/settings.css';
import type { Language } from '../words/languages.js';
import { useMoreWords } from '../words/use-more-words.js';
import { useWords } from '../words/use-words.js';
import { AccountPart } from './account.js';
import { Channels } from './channels.js';
import { Device } from './device.js';
import { Hours } from './hours.js';
import { Leaving } from './leaving.js';
import { Reminders } from './reminders.js';
import { SectionList, type SectionName } from './section.js';
import { Sessions } from './sessions.js';
import { Tokens } from './tokens.js';
import { useChange, useMySettings, type MySettings, type Settings } from './use-my-settings.js';
import { useMyAccount } from './use-my-account.js';
import { VacationDays } from './vacation.js';

const OWN: readonly SectionName[] = [
  'hours',
  'vacation',
  'reminders',
  'channels',
  'account',
  'tokens',
  'sessions',
  'leaving',
];

function Playing({ settings, mine }: Readonly<{ settings: Settings; mine: MySettings }>) {
  return (
    <>
      <Hours settings={settings} mine={mine} />
      <VacationDays vacations={mine.vacations} again={mine.again} />
      <Reminders settings={settings} mine={mine} />
      <Channels settings={settings} mine={mine} />
    </>
  );
}

/** The part that the address names is not there before it was asked for: it is gone to once all are. */
function useNamedPart(there: boolean): void {
  useEffect(() => {
    const part = there ? document.getElementById(location.hash.slice(1)) : null;
    part?.scrollIntoView();
    part?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, [there]);
}

/** What is kept with the account, and the account itself. */
function Mine({ mine }: Readonly<{ mine: MySettings }>) {
  const { leave, again } = useSession();
  const own = useMyAccount(false);
  const { account } = own;
  useNamedPart(mine.settings !== null && account !== null);
  const home = (): void => goTo({ page: 'home' });
  return (
    <>
      {mine.fault !== null && <FaultNote fault={mine.fault} />}
      {mine.settings !== null && <Playing settings={mine.settings} mine={mine} />}
      {account !== null && (
        <>
          <AccountPart
            account={account}
            mine={own}
            renamed={() => {
              again();
              mine.again();
            }}
          />
          <Tokens account={account} again={own.again} />
          <Sessions account={account} again={own.again} leave={() => void leave().then(home)} />
          <Leaving
            account={account}
            gone={() => {
              again();
              home();
            }}
          />
        </>
      )}
    </>
  );
}

/** Everything one can choose: about this device, about time and letters, about the account. */
export function SettingsPage() {
  const { common } = useWords();
  const { settings: words } = useMoreWords();
  const { viewer, unknown } = useSession();
  const mine = useMySettings(viewer?.id ?? null);
  const { change } = useChange(mine);
  return (
    <LobbyFrame title={common.settings} here={null}>
      <main className="settings">
        <nav aria-label={common.settings}>
          <SectionList names={viewer === null ? ['device'] : ['device', ...OWN]} />
        </nav>
        <div className="settings-parts">
          <Device
            letters={(mine.settings?.language.toLowerCase() as Language | undefined) ?? null}
            onSpeak={async (language) => {
              if (viewer !== null) await change({ language: language.toUpperCase() as Spoken });
            }}
          />
          {viewer === null && !unknown && <p className="note">{words.signInFirst}</p>}
          {viewer !== null && <Mine key={viewer.id} mine={mine} />}
        </div>
      </main>
    </LobbyFrame>
  );
}
