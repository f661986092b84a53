-- What somebody wants done at their seat while they are away. Private, no part of the history, gone with the person; only
-- the moves they lead to are history. Knows the claim on the seat too: whoever takes the seat over does not take them over.
CREATE TABLE "standing_order" (
    "game_id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "seat_id" TEXT NOT NULL,
    "revision" UUID NOT NULL,
    "orders" JSONB NOT NULL,
    "considered" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "standing_order_pkey" PRIMARY KEY ("game_id", "account_id"),
    CONSTRAINT "standing_order_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE RESTRICT ON UPDATE RESTRICT
);

CREATE INDEX "standing_order_account_id_idx" ON "standing_order"("account_id");

CREATE FUNCTION grant_to_app_orders() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  GRANT SELECT, INSERT, UPDATE, DELETE ON public.standing_order TO cairn_app;
END
$$;

REVOKE EXECUTE ON FUNCTION grant_to_app_orders FROM PUBLIC;
SELECT grant_to_app();
