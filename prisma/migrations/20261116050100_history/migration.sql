-- History is only ever added to: by privilege (the application may not), by trigger (nobody may), by proof (the chain).

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'history is append-only: % on % is refused', TG_OP, TG_TABLE_NAME USING ERRCODE = '55000';
END
$$;

-- For each statement, so that one which finds no row is refused as well. ALWAYS: session_replication_role does not
-- switch it off. A partition would need its own.
CREATE TRIGGER event_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
ALTER TABLE event ENABLE ALWAYS TRIGGER event_is_append_only;

-- What a command id did the first time: its events and the hash of the command; null if it is not known.
CREATE FUNCTION command_outcome(p_game uuid, p_actor text, p_command_id text) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'first', e.version,
    'last', coalesce(
      (SELECT min(n.version) - 1 FROM public.event n
        WHERE n.game_id = e.game_id AND n.version > e.version AND n.ordinal = 0),
      (SELECT g.version FROM public.game g WHERE g.id = e.game_id)),
    'commandHash', encode(e.command_hash, 'hex'))
  FROM public.event e
  WHERE e.game_id = p_game AND e.actor = p_actor AND e.command_id = p_command_id AND e.ordinal = 0
$$;

-- Stores the events of one command, or says why not. The head row comes first: its lock puts the writers of a game in
-- order, and whoever waited for it sees the new version when his condition is checked again. Only then is the history
-- read or written, each statement with a snapshot taken after the wait. A command id that is already known changes
-- nothing even if the version fits: a retry may have been decided anew on the very state that it made.
CREATE FUNCTION append_events(
  p_game uuid,
  p_expected integer,
  p_previous bytea,
  p_head_hash bytea,
  p_draws integer,
  p_summary jsonb,
  p_awaiting jsonb,
  p_next_deadline timestamptz,
  p_actor text,
  p_command_id text,
  p_command_hash bytea,
  p_at timestamptz,
  p_events jsonb
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  known jsonb;
BEGIN
  UPDATE public.game
     SET version = p_expected + jsonb_array_length(p_events),
         head_hash = p_head_hash,
         draws = p_draws,
         status = p_summary ->> 'status',
         summary = p_summary,
         awaiting = p_awaiting,
         next_deadline = p_next_deadline,
         updated_at = p_at
   WHERE id = p_game AND version = p_expected AND head_hash = p_previous
     AND NOT EXISTS (
       SELECT FROM public.event
        WHERE game_id = p_game AND actor = p_actor AND command_id = p_command_id AND ordinal = 0);

  IF NOT FOUND THEN
    known := public.command_outcome(p_game, p_actor, p_command_id);
    IF known IS NOT NULL THEN
      RETURN jsonb_build_object('kind', 'already', 'outcome', known);
    END IF;
    RETURN (SELECT jsonb_build_object('kind', 'stale', 'version', version) FROM public.game WHERE id = p_game);
  END IF;

  INSERT INTO public.event (
    game_id, version, ordinal, type, shape, actor, payload, sealed_hash, sealed_salt, sealed_value,
    command, command_id, command_hash, at, clock, prev_hash, hash)
  SELECT
    p_game, e.version, e.ordinal, e.type, e.shape, p_actor, e.payload,
    decode(e.sealed_hash, 'hex'), decode(e.sealed_salt, 'hex'), e.sealed_value,
    e.command, p_command_id, CASE WHEN e.ordinal = 0 THEN p_command_hash END, p_at, e.clock,
    decode(e.prev_hash, 'hex'), decode(e.hash, 'hex')
  FROM jsonb_to_recordset(p_events) AS e(
    version integer, ordinal integer, type text, shape integer, payload jsonb, sealed_hash text, sealed_salt text,
    sealed_value jsonb, command jsonb, clock jsonb, prev_hash text, hash text);
  RETURN '{"kind": "appended"}'::jsonb;
END
$$;

-- A new game: its head row at version 0, its seed, and then its first events like any others. Opening a game that is
-- there already stores nothing and answers like an append.
CREATE FUNCTION open_game(
  p_game uuid,
  p_owner uuid,
  p_title text,
  p_visibility text,
  p_seed bytea,
  p_key_id bytea,
  p_previous bytea,
  p_head_hash bytea,
  p_draws integer,
  p_summary jsonb,
  p_awaiting jsonb,
  p_next_deadline timestamptz,
  p_actor text,
  p_command_id text,
  p_command_hash bytea,
  p_at timestamptz,
  p_events jsonb
) RETURNS jsonb LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.game (
    id, version, head_hash, draws, status, summary, awaiting, owner, title, visibility, opened_at, updated_at)
  VALUES (
    p_game, 0, p_previous, 0, p_summary ->> 'status', p_summary, p_awaiting, p_owner, p_title, p_visibility, p_at, p_at)
  ON CONFLICT (id) DO NOTHING;
  IF FOUND THEN
    INSERT INTO public.seed (game_id, seed, key_id) VALUES (p_game, p_seed, p_key_id);
  END IF;
  RETURN public.append_events(
    p_game, 0, p_previous, p_head_hash, p_draws, p_summary, p_awaiting, p_next_deadline,
    p_actor, p_command_id, p_command_hash, p_at, p_events);
END
$$;

-- All that the application may do, in one place; applied again whenever the role is created later than the tables.
CREATE FUNCTION grant_to_app() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'cairn_app') THEN
    RETURN;
  END IF;
  GRANT SELECT, INSERT ON public.event TO cairn_app;
  GRANT SELECT, INSERT, UPDATE ON public.game TO cairn_app;
  GRANT SELECT, INSERT ON public.seed TO cairn_app;
  GRANT SELECT, INSERT, UPDATE, DELETE ON public.account, public.session, public.seat, public.request TO cairn_app;
  GRANT EXECUTE ON FUNCTION public.command_outcome, public.append_events, public.open_game TO cairn_app;
END
$$;

REVOKE EXECUTE ON FUNCTION command_outcome, append_events, open_game, grant_to_app FROM PUBLIC;
SELECT grant_to_app();
