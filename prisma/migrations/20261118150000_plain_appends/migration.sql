-- What the server has to read and prepare for every statement that might need it (the conditions of triggers and of
-- checks) costs a move as much as writing its events. So the statement of an append touches only what every move
-- changes; the triggers about the status are for the few that change it.

-- Who may see a game is checked where it is set, not with every move. For each column, not as a constraint: those are
-- checked whatever is updated.
CREATE FUNCTION refuse_visibility() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a game cannot be %', NEW.visibility USING ERRCODE = '23514', CONSTRAINT = 'game_visibility_check';
END
$$;

CREATE TRIGGER game_visibility_check BEFORE INSERT OR UPDATE OF visibility ON game FOR EACH ROW
  WHEN (NEW.visibility IS NULL OR NEW.visibility NOT IN ('public', 'unlisted', 'invitation'))
  EXECUTE FUNCTION refuse_visibility();

ALTER TABLE "game" DROP CONSTRAINT "game_visibility_check";

-- Every move asks for a look within two minutes, in its own transaction, as before: now in its own statement too.
DROP TRIGGER game_is_looked_at ON game;
DROP FUNCTION look_soon();

CREATE OR REPLACE FUNCTION append_events(
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
  next_status text := p_summary ->> 'status';
  last_status text;
BEGIN
  UPDATE public.game
     SET version = p_expected + jsonb_array_length(p_events),
         head_hash = p_head_hash,
         draws = p_draws,
         summary = p_summary,
         awaiting = p_awaiting,
         next_deadline = p_next_deadline,
         updated_at = p_at,
         -- A game that is to be looked at before then stays as it is, so that of many moves in a row only the first
         -- touches the index.
         look_at = CASE
           WHEN next_status = 'running' AND (look_at IS NULL OR look_at > now() + interval '2 minutes')
           THEN now() + interval '2 minutes' ELSE look_at END
   WHERE id = p_game AND version = p_expected AND head_hash = p_previous
     AND NOT EXISTS (
       SELECT FROM public.event
        WHERE game_id = p_game AND actor = p_actor AND command_id = p_command_id AND ordinal = 0)
  RETURNING status INTO last_status;

  IF NOT FOUND THEN
    known := public.command_outcome(p_game, p_actor, p_command_id);
    IF known IS NOT NULL THEN
      RETURN jsonb_build_object('kind', 'already', 'outcome', known);
    END IF;
    RETURN (SELECT jsonb_build_object('kind', 'stale', 'version', version) FROM public.game WHERE id = p_game);
  END IF;

  -- The triggers that close a game read the rest of the row, which is there by now.
  IF last_status IS DISTINCT FROM next_status THEN
    UPDATE public.game SET status = next_status WHERE id = p_game;
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
