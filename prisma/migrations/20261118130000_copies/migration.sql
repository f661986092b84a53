-- What an archive of another server says beside its events, so that the copy can be given on with the same bytes.
CREATE TABLE "game_copy" (
    "game_id" UUID NOT NULL,
    -- Its first line and those after the events, in their order.
    "lines" JSONB NOT NULL,
    "imported_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "game_copy_pkey" PRIMARY KEY ("game_id"),
    CONSTRAINT "game_copy_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE RESTRICT ON UPDATE RESTRICT
);

CREATE TRIGGER game_copy_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON game_copy
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
ALTER TABLE game_copy ENABLE ALWAYS TRIGGER game_copy_is_append_only;

-- A copy is read and never played, whatever asks for it.
CREATE TRIGGER game_copy_stays BEFORE UPDATE OF version, head_hash, copied ON game FOR EACH ROW
  WHEN (OLD.copied) EXECUTE FUNCTION refuse_change();
ALTER TABLE game ENABLE ALWAYS TRIGGER game_copy_stays;

-- Stores a game of another server as it is, or says what is there already: its head, where it is another one.
CREATE FUNCTION import_game(
  p_game uuid,
  p_head_hash bytea,
  p_draws integer,
  p_summary jsonb,
  p_awaiting jsonb,
  p_title text,
  p_visibility text,
  p_opened_at timestamptz,
  p_updated_at timestamptz,
  p_ended_at timestamptz,
  p_lines jsonb,
  p_at timestamptz,
  p_events jsonb
) RETURNS jsonb LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.game (
    id, version, head_hash, draws, status, summary, awaiting, owner, title, visibility, copied,
    opened_at, updated_at, ended_at)
  VALUES (
    p_game, jsonb_array_length(p_events), p_head_hash, p_draws, p_summary ->> 'status', p_summary, p_awaiting,
    '00000000-0000-0000-0000-000000000000', p_title, p_visibility, true, p_opened_at, p_updated_at, p_ended_at)
  ON CONFLICT (id) DO NOTHING;
  IF NOT FOUND THEN
    RETURN (
      SELECT jsonb_build_object(
               'kind', CASE WHEN head_hash = p_head_hash THEN 'known' ELSE 'other' END,
               'version', version, 'hash', encode(head_hash, 'hex'))
        FROM public.game WHERE id = p_game);
  END IF;

  INSERT INTO public.event (
    game_id, version, ordinal, type, shape, actor, payload, sealed_hash, sealed_salt, sealed_value,
    command, command_id, command_hash, at, clock, prev_hash, hash)
  SELECT
    p_game, e.version, e.ordinal, e.type, e.shape, e.actor, e.payload,
    decode(e.sealed_hash, 'hex'), decode(e.sealed_salt, 'hex'), e.sealed_value,
    e.command, e.command_id, decode(e.command_hash, 'hex'), e.at, e.clock,
    decode(e.prev_hash, 'hex'), decode(e.hash, 'hex')
  FROM jsonb_to_recordset(p_events) AS e(
    version integer, ordinal integer, type text, shape integer, actor text, payload jsonb, sealed_hash text,
    sealed_salt text, sealed_value jsonb, command jsonb, command_id text, command_hash text, at timestamptz,
    clock jsonb, prev_hash text, hash text);

  INSERT INTO public.game_copy (game_id, lines, imported_at) VALUES (p_game, p_lines, p_at);
  RETURN '{"kind": "imported"}'::jsonb;
END
$$;

CREATE FUNCTION grant_to_app_copies() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  GRANT SELECT, INSERT ON public.game_copy TO cairn_app;
  GRANT EXECUTE ON FUNCTION public.import_game TO cairn_app;
END
$$;

REVOKE EXECUTE ON FUNCTION import_game, grant_to_app_copies FROM PUBLIC;
SELECT grant_to_app();
