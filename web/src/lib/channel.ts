import type { ChatLine } from "../wire.ts";

/** Who hears whom: the living, the dead and the spectators are kept apart. */
export type Channel = ChatLine["channel"];
