-- The last time somebody at the table reminded an awaited player. Knows seats and claims on them, no person. What comes
-- of it is a notice like any other, with its own records of deliveries.
CREATE TABLE "nudge" (
    "game_id" UUID NOT NULL,
    "seat" INTEGER NOT NULL,
    "seat_id" TEXT NOT NULL,
    "since" INTEGER NOT NULL,
    "by_seat_id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "nudge_pkey" PRIMARY KEY ("game_id", "seat"),
    CONSTRAINT "nudge_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE RESTRICT ON UPDATE RESTRICT
);

CREATE FUNCTION grant_to_app_nudges() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  GRANT SELECT, INSERT, UPDATE, DELETE ON public.nudge TO cairn_app;
END
$$;

REVOKE EXECUTE ON FUNCTION grant_to_app_nudges FROM PUBLIC;
SELECT grant_to_app();
