export const PANELS = ["log", "notebook", "talk", "rules"] as const;
export type Panel = (typeof PANELS)[number];
