-- When somebody should look whether a player of this game is to be told something. What is due is asked of this index;
-- the queue only says when to ask.
ALTER TABLE "game" ADD COLUMN "look_at" TIMESTAMPTZ(3);

CREATE INDEX "game_look_at_idx" ON "game"("look_at") WHERE (look_at IS NOT NULL);

-- Every move asks for a look within two minutes, in its own transaction. A game that is to be looked at before then
-- stays as it is, so that of many moves in a row only the first touches the index.
CREATE FUNCTION look_soon() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.look_at := now() + interval '2 minutes';
  RETURN NEW;
END
$$;

CREATE TRIGGER game_is_looked_at BEFORE UPDATE OF version ON game FOR EACH ROW
  WHEN (NEW.status = 'running' AND (OLD.look_at IS NULL OR OLD.look_at > now() + interval '2 minutes'))
  EXECUTE FUNCTION look_soon();

UPDATE "game" SET look_at = now() WHERE status = 'running';
