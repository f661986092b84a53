-- Whose time is out is asked of this index. An append to a game with clocks changes it; other games are not in it.
CREATE INDEX "game_next_deadline_idx" ON "game"("next_deadline") WHERE (next_deadline IS NOT NULL);

-- Stores a time-out like any other command, but only if the time of that stretch is out by our own clock, looked at
-- after the head row is ours: no worker's clock decides, and two of them time a player out once.
CREATE FUNCTION append_time_out(
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
  p_events jsonb,
  p_seat integer,
  p_since integer
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  stored jsonb;
BEGIN
  SELECT awaiting INTO stored FROM public.game
   WHERE id = p_game AND version = p_expected AND head_hash = p_previous FOR UPDATE;
  IF FOUND
    AND public.command_outcome(p_game, p_actor, p_command_id) IS NULL
    AND NOT EXISTS (
      SELECT FROM jsonb_array_elements(stored) AS open
       WHERE (open ->> 'seat')::integer = p_seat
         AND (open #>> '{stretch,since}')::integer = p_since
         AND (open #>> '{stretch,clock,running,due}')::bigint <= extract(epoch FROM clock_timestamp()) * 1000)
  THEN
    RETURN '{"kind": "early"}'::jsonb;
  END IF;
  RETURN public.append_events(
    p_game, p_expected, p_previous, p_head_hash, p_draws, p_summary, p_awaiting, p_next_deadline,
    p_actor, p_command_id, p_command_hash, p_at, p_events);
END
$$;

CREATE FUNCTION grant_to_app_deadlines() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  GRANT EXECUTE ON FUNCTION public.append_time_out TO cairn_app;
END
$$;

REVOKE EXECUTE ON FUNCTION append_time_out, grant_to_app_deadlines FROM PUBLIC;
SELECT grant_to_app();
