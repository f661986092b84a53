import { useEffect } from 'react';

const APP = 'Cairn';

/** What the tab and the list of open pages say. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === APP ? APP : `${title} · ${APP}`;
    return () => {
      document.title = APP;
    };
  }, [title]);
}
