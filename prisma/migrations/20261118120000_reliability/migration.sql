-- How each player of a closed game kept to the time, also those whose seats others took over. Knows no person: seats do,
-- and forget them. Of games that are being played the same stands in their summaries.
CREATE TABLE "punctuality" (
    "game_id" UUID NOT NULL,
    "seat_id" TEXT NOT NULL,
    "stretches" INTEGER NOT NULL,
    "in_time" INTEGER NOT NULL,
    "ended_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "punctuality_pkey" PRIMARY KEY ("game_id", "seat_id"),
    CONSTRAINT "punctuality_counts_check" CHECK ("in_time" BETWEEN 0 AND "stretches"),
    CONSTRAINT "punctuality_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE RESTRICT ON UPDATE RESTRICT
);

-- In the transaction of the append that closes a game; no other append pays for it.
CREATE FUNCTION keep_punctuality() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.punctuality (game_id, seat_id, stretches, in_time, ended_at)
  SELECT NEW.id, t ->> 'seatId', (t ->> 'stretches')::integer, (t ->> 'inTime')::integer, NEW.updated_at
    FROM jsonb_array_elements((NEW.summary -> 'taken') || coalesce(NEW.summary -> 'former', '[]')) AS t
   WHERE t ? 'stretches'
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

CREATE TRIGGER game_leaves_punctuality AFTER UPDATE OF status ON game FOR EACH ROW
  WHEN (OLD.status IN ('open', 'running') AND NEW.status IN ('over', 'cancelled'))
  EXECUTE FUNCTION keep_punctuality();

CREATE FUNCTION grant_to_app_reliability() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  GRANT SELECT, INSERT ON public.punctuality TO cairn_app;
END
$$;

REVOKE EXECUTE ON FUNCTION grant_to_app_reliability FROM PUBLIC;
SELECT grant_to_app();
