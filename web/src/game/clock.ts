/** Whether a clock runs at a table, whether the table has stopped it, or nobody but bots waits there for anybody. */
export type Clock = 'none' | 'runs' | 'paused' | 'bots';
