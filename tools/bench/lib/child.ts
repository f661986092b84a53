import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { NODE_FLAGS } from './cairn.js';

/** A server in a process of its own. */
export type ServerProcess = Readonly<{ port: number; child: ChildProcess; stop: () => Promise<void> }>;

/** Starts a compiled module as a process; its first message says on which port it serves. */
export async function startServerProcess(module: string, from: string): Promise<ServerProcess> {
  const child = fork(fileURLToPath(new URL(module, from)), { execArgv: NODE_FLAGS });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`${module} ended`)));
    child.once('message', (message) => resolve((message as Readonly<{ port: number }>).port));
  });
  return {
    port,
    child,
    stop: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
}

/** Tells the parent where this process serves, and ends with it: nobody else would stop us. */
export function servesAt(port: number): void {
  process.send?.({ port });
  process.once('disconnect', () => process.exit(0));
}
