import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';

const TABS = ['mine', 'open'] as const;
type Tab = (typeof TABS)[number];

type Props = Readonly<{ labels: Readonly<Record<Tab, string>> }> & Readonly<Record<Tab, ReactNode>>;

/** Two tabs: arrow keys go from one to the other, as everywhere. */
export function HomeTabs({ labels, mine, open }: Props) {
  const id = useId();
  const [tab, setTab] = useState<Tab>('mine');
  const go = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    const next = tab === 'mine' ? 'open' : 'mine';
    setTab(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <>
      <div className="tabs home-tabs" role="tablist" onKeyDown={go}>
        {TABS.map((name) => (
          <button
            key={name}
            id={`${id}-${name}`}
            type="button"
            role="tab"
            aria-selected={tab === name}
            aria-controls={`${id}-panel`}
            tabIndex={tab === name ? 0 : -1}
            onClick={() => setTab(name)}
          >
            {labels[name]}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} className="home-games" role="tabpanel" aria-labelledby={`${id}-${tab}`}>
        {tab === 'mine' ? mine : open}
      </div>
    </>
  );
}
