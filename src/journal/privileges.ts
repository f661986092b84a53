import { withClient } from './connection.js';

type Findings = Readonly<{
  login: string;
  superuser: boolean;
  creates_roles: boolean;
  owns: boolean;
  changes: boolean;
  guarded: boolean;
}>;

/**
 * How this login, whatever role it acts in, could alter history; empty if it could not. On a server that gives
 * out a single login this is a warning and not an error: the chain still shows every change.
 */
export async function checkPrivileges(url: string): Promise<readonly string[]> {
  const { rows } = await withClient(url, (client) => client.query<Findings>(FINDINGS));
  const found = rows[0];
  if (found === undefined) return ['there is no table of events'];
  const { login } = found;
  const reasons: readonly (readonly [boolean, string])[] = [
    [found.superuser, `${login} is a superuser`],
    [found.creates_roles, `${login} may create roles, and give itself theirs`],
    [found.owns, `${login} owns the table of events, or may act as its owner`],
    [found.changes, `${login} has the right to change or remove events`],
    [!found.guarded, 'the trigger that keeps events as they are is missing or switched off'],
  ];
  return reasons.filter(([applies]) => applies).map(([, reason]) => reason);
}

const FINDINGS = `
  select r.rolname as login, r.rolsuper as superuser, r.rolcreaterole as creates_roles,
    pg_has_role(r.oid, c.relowner, 'MEMBER') as owns,
    has_table_privilege(r.oid, c.oid, 'UPDATE') or has_any_column_privilege(r.oid, c.oid, 'UPDATE')
      or has_table_privilege(r.oid, c.oid, 'DELETE') or has_table_privilege(r.oid, c.oid, 'TRUNCATE')
      or has_table_privilege(r.oid, c.oid, 'TRIGGER') as changes,
    exists (select from pg_trigger t
      where t.tgrelid = c.oid and t.tgname = 'event_is_append_only' and t.tgenabled = 'A') as guarded
  from pg_roles r, pg_class c
  where r.rolname = session_user and c.oid = to_regclass('public.event')`;
