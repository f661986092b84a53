/** npm hands a signal to its shell, and the shell ends without passing it on: when it is gone, we were meant. */
export function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  look.unref();
}
