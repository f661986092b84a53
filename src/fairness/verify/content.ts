import { contentText, emptyTable, emptyTableWith, type StoredEvent, type Table } from '../../game/index.js';
import type { Header } from '../archive/lines.js';
import type { Archive } from '../archive/read.js';
import { hashOf } from '../hash.js';

/** The address of a content file or of tables that a history names and that are not at hand. */
export function missingContent(events: readonly StoredEvent[], { contents }: Table): string | undefined {
  const rows = [...contents];
  const file = contentFileIn(events);
  if (file !== undefined && !rows.some((row) => row.file === file)) return file;
  const tables = events.find(({ type }) => type === 'GameStarted')?.payload['content'];
  return typeof tables === 'string' && !rows.some((row) => row.hash === tables) ? tables : undefined;
}

/** Whether the first line names the tables the game is played with, and has no others. */
export function saysWhichContent({ content }: Header, events: readonly StoredEvent[]): boolean {
  const started = events.find(({ type }) => type === 'GameStarted');
  if (started !== undefined && started.payload['content'] !== content.hash) return false;
  return content.tables === undefined || hashOf(contentText(content.tables)) === content.hash;
}

/** Where the game begins: with the tables at hand that the archive brings along. */
export function emptyFor({ header: { content }, events }: Archive): Table {
  const { name, hash, tables } = content;
  const file = contentFileIn(events);
  if (tables === undefined || file === undefined) return emptyTable;
  return emptyTableWith([{ name, hash, content: tables, file }]);
}

function contentFileIn([first]: readonly StoredEvent[]): string | undefined {
  const settings = first?.payload['settings'];
  const file =
    typeof settings === 'object' && 'contentFile' in settings ? settings['contentFile'] : undefined;
  return typeof file === 'string' ? file : undefined;
}
