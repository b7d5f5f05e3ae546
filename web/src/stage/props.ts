/** The furniture of rooms: silhouettes in two tones on a tile of 120 x 80 with the floor at 52. */

export interface Shape {
  d: string;
  fill?: Tone;
  stroke?: Tone;
  width?: number;
  round?: boolean;
  dash?: string;
  opacity?: number;
}
export type Tone = "light" | "dark" | "red" | "green";

export const PROPS = {
  kitchen: [
    { d: "M18 30h30a2 2 0 0 1 2 2v20a2 2 0 0 1 -2 2h-30a2 2 0 0 1 -2 -2v-20a2 2 0 0 1 2 -2Z", fill: "dark" },
    { d: "M21 38h10a1 1 0 0 1 1 1v10a1 1 0 0 1 -1 1h-10a1 1 0 0 1 -1 -1v-10a1 1 0 0 1 1 -1Z", fill: "light", opacity: 0.5 },
    { d: "M36 43a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z", stroke: "light", width: 1.5 },
    { d: "M23 24h9a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-9a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1Z", fill: "light" },
    { d: "M33 26 h4", stroke: "light", width: 2 },
    { d: "M66 18 v12 M72 18 v9 M78 18 v13", stroke: "light", width: 2 },
    { d: "M63 32a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z", fill: "light" },
    { d: "M74.6 33a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0Z", fill: "light" },
  ],
  bunk: [
    { d: "M12 20h3v36h-3Z", fill: "dark" },
    { d: "M47 20h3v36h-3Z", fill: "dark" },
    { d: "M14 26h34a2 2 0 0 1 2 2v2a2 2 0 0 1 -2 2h-34a2 2 0 0 1 -2 -2v-2a2 2 0 0 1 2 -2Z", fill: "light" },
    { d: "M14 43h34a2 2 0 0 1 2 2v2a2 2 0 0 1 -2 2h-34a2 2 0 0 1 -2 -2v-2a2 2 0 0 1 2 -2Z", fill: "light" },
    { d: "M16 22h6a2 2 0 0 1 2 2v1a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2v-1a2 2 0 0 1 2 -2Z", fill: "dark" },
    { d: "M16 39h6a2 2 0 0 1 2 2v1a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2v-1a2 2 0 0 1 2 -2Z", fill: "dark" },
  ],
  infirmary: [
    { d: "M16 38h34a2 2 0 0 1 2 2v2a2 2 0 0 1 -2 2h-34a2 2 0 0 1 -2 -2v-2a2 2 0 0 1 2 -2Z", fill: "light" },
    { d: "M18 44 v10 M48 44 v10", stroke: "dark", width: 2.5 },
    { d: "M76 16h14a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2Z", fill: "dark" },
    { d: "M83 19 v10 M78 24 h10", stroke: "light", width: 3 },
    { d: "M58 18 v34", stroke: "light", width: 1.6 },
    { d: "M56 18h4a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-4a2 2 0 0 1 -2 -2v-6a2 2 0 0 1 2 -2Z", fill: "light", opacity: 0.7 },
  ],
  radio: [
    { d: "M14 40h44v14h-44Z", fill: "dark" },
    { d: "M20 24h18a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-18a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2Z", fill: "light" },
    { d: "M21 32a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z", fill: "dark" },
    { d: "M31 32a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z", fill: "dark" },
    { d: "M48 40 V14 M43 18 l5 -6 l5 6", stroke: "light", width: 2 },
  ],
  map: [
    { d: "M15 14h38a1 1 0 0 1 1 1v22a1 1 0 0 1 -1 1h-38a1 1 0 0 1 -1 -1v-22a1 1 0 0 1 1 -1Z", fill: "light" },
    { d: "M18 32 q8 -14 14 -6 t18 -8", stroke: "dark", width: 1.6 },
    { d: "M42 20 l5 5 m0 -5 l-5 5", stroke: "red", width: 1.8 },
    { d: "M20 46h36v5h-36Z", fill: "dark" },
    { d: "M24 51 v6 M52 51 v6", stroke: "dark", width: 3 },
  ],
  store: [
    { d: "M12 20 h44 M12 34 h44 M12 48 h44 M13 16 v40 M55 16 v40", stroke: "dark", width: 2.5 },
    { d: "M17 24h11v9h-11Z", fill: "light" },
    { d: "M32 26h9v7h-9Z", fill: "light", opacity: 0.7 },
    { d: "M20 39h14v8h-14Z", fill: "light", opacity: 0.8 },
    { d: "M40 37h9v10h-9Z", fill: "light" },
  ],
  lab: [
    { d: "M12 40h52v5h-52Z", fill: "light" },
    { d: "M16 45 v10 M60 45 v10", stroke: "dark", width: 3 },
    { d: "M20 40 l3 -9 v-6 h5 v6 l3 9Z", fill: "light", opacity: 0.85 },
    { d: "M37 28h0a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h0a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2Z", fill: "red" },
    { d: "M43 28h0a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h0a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2Z", fill: "light" },
    { d: "M50 40 v-7 l8 -10 m-3 -2 l5 4", stroke: "dark", width: 3 },
  ],
  kennel: [
    { d: "M14 28h36a2 2 0 0 1 2 2v23a2 2 0 0 1 -2 2h-36a2 2 0 0 1 -2 -2v-23a2 2 0 0 1 2 -2Z", fill: "dark" },
    { d: "M18 28 v27 M25 28 v27 M32 28 v27 M39 28 v27 M46 28 v27", stroke: "light", width: 1.8 },
    { d: "M62 55 v-8 q0 -5 6 -5 h12 l3 -6 l4 5 v4 l-3 2 v8 h-3 v-6 h-12 v6Z", fill: "dark" },
  ],
  generator: [
    { d: "M17 32h36a3 3 0 0 1 3 3v17a3 3 0 0 1 -3 3h-36a3 3 0 0 1 -3 -3v-17a3 3 0 0 1 3 -3Z", fill: "dark" },
    { d: "M19 43a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z", stroke: "light", width: 2.4 },
    { d: "M27 37 v12 M21 43 h12", stroke: "light", width: 1.6 },
    { d: "M42 38 h10 M42 43 h10 M42 48 h10", stroke: "light", width: 2 },
    { d: "M48 32 V14 h8 V6", stroke: "dark", width: 4 },
  ],
  green: [
    { d: "M13 44h48a1 1 0 0 1 1 1v7a1 1 0 0 1 -1 1h-48a1 1 0 0 1 -1 -1v-7a1 1 0 0 1 1 -1Z", fill: "dark" },
    { d: "M20 44 q-2 -10 -6 -12 M20 44 q1 -12 5 -14 M34 44 v-14 M34 36 q5 -2 6 -6 M34 38 q-5 -2 -6 -6 M50 44 q-3 -10 -6 -11 M50 44 q2 -12 7 -13", stroke: "green", width: 2 },
    { d: "M16 14 h42", stroke: "light", width: 3 },
  ],
  weather: [
    { d: "M14 28a11 11 0 1 0 22 0a11 11 0 1 0 -22 0Z", fill: "dark", stroke: "light", width: 2 },
    { d: "M25 28 l6 -6", stroke: "red", width: 2 },
    { d: "M42 24a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z", fill: "dark", stroke: "light", width: 2 },
    { d: "M49 24 l-3 -4", stroke: "light", width: 1.6 },
    { d: "M14 45h46v9h-46Z", fill: "dark" },
    { d: "M20 45 q6 -7 10 0 t10 0 t10 0", stroke: "light", width: 1.6 },
  ],
  armory: [
    { d: "M14 16h42a2 2 0 0 1 2 2v26a2 2 0 0 1 -2 2h-42a2 2 0 0 1 -2 -2v-26a2 2 0 0 1 2 -2Z", fill: "dark" },
    { d: "M20 20 v22 M30 20 v22 M40 20 v22 M50 20 v22", stroke: "light", width: 2.6, round: true },
    { d: "M17 31 h36", stroke: "dark", width: 3 },
    { d: "M66 42h18v12h-18Z", fill: "dark" },
  ],
  garage: [
    { d: "M12 52 v-9 q0 -3 4 -3 h8 l6 -10 h18 l3 10 h6 q4 0 4 4 v8Z", fill: "light" },
    { d: "M32 39 l4 -6 h9 l2 6Z", fill: "dark" },
    { d: "M15.5 50h43a3.5 3.5 0 0 1 3.5 3.5v0a3.5 3.5 0 0 1 -3.5 3.5h-43a3.5 3.5 0 0 1 -3.5 -3.5v0a3.5 3.5 0 0 1 3.5 -3.5Z", fill: "dark" },
    { d: "M17 53.5 h40", stroke: "light", width: 1.6, dash: "3 3" },
  ],
  fuel: [
    { d: "M14 30h12a2 2 0 0 1 2 2v21a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-21a2 2 0 0 1 2 -2Z", fill: "dark" },
    { d: "M33 30h12a2 2 0 0 1 2 2v21a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-21a2 2 0 0 1 2 -2Z", fill: "dark" },
    { d: "M23 12h12a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2Z", fill: "dark" },
    { d: "M12 38 h16 M12 47 h16 M31 38 h16 M31 47 h16 M21 18 h16 M21 25 h16", stroke: "light", width: 1.8 },
  ],
  tools: [
    { d: "M12 14h48v22h-48Z", fill: "dark" },
    { d: "M19 18 v14 M16 18 h6", stroke: "light", width: 2.6 },
    { d: "M30 18 l8 12 M38 18 l-8 12", stroke: "light", width: 2.4 },
    { d: "M44 25a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z", stroke: "light", width: 2.4 },
    { d: "M14 44h46v5h-46Z", fill: "light" },
    { d: "M18 49 v7 M56 49 v7", stroke: "dark", width: 3 },
  ],
  pilot: [
    { d: "M18 54 v-16 q0 -5 5 -5 h4 q5 0 5 5 v10 h10 v6", fill: "dark" },
    { d: "M44 40h20v4h-20Z", fill: "light" },
    { d: "M48 44 v10", stroke: "dark", width: 3 },
    { d: "M52 40 v-8 h4 v8", fill: "light" },
    { d: "M17 14h22a1 1 0 0 1 1 1v10a1 1 0 0 1 -1 1h-22a1 1 0 0 1 -1 -1v-10a1 1 0 0 1 1 -1Z", fill: "light", opacity: 0.7 },
  ],
  balloon: [
    { d: "M36 10 c14 0 16 18 3 26 l-6 0 c-13 -8 -11 -26 3 -26Z", fill: "light" },
    { d: "M36 10 c5 0 5 20 1 26", stroke: "dark", width: 1.4 },
    { d: "M35 36 v10 M32 46 h8 v6 h-8Z", fill: "dark", stroke: "dark", width: 1.8 },
    { d: "M60 54 V16 M55 54 l5 -38 l5 38 M56.5 42 h7 M58 30 h4", stroke: "dark", width: 1.6 },
  ],
  hangar: [
    { d: "M14 54 V30 q24 -20 50 0 V54", fill: "dark" },
    { d: "M20 54 V34 q19 -14 38 0 V54", stroke: "light", width: 1.4 },
    { d: "M26 46 q0 -7 8 -7 h10 q7 0 8 7 v3 h-26Z", fill: "light" },
    { d: "M24 36 h32", stroke: "light", width: 2 },
  ],
  rec: [
    { d: "M17 36h30a5 5 0 0 1 5 5v2a5 5 0 0 1 -5 5h-30a5 5 0 0 1 -5 -5v-2a5 5 0 0 1 5 -5Z", fill: "light" },
    { d: "M14 40h36a4 4 0 0 1 4 4v5a4 4 0 0 1 -4 4h-36a4 4 0 0 1 -4 -4v-5a4 4 0 0 1 4 -4Z", fill: "dark" },
    { d: "M66 40 h34 M70 40 v14 M96 40 v14", stroke: "dark", width: 3.5 },
    { d: "M75.4 37a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0Z", fill: "light" },
    { d: "M86 40 v-9 h5 v9", fill: "light" },
  ],
} as const satisfies Record<string, readonly Shape[]>;

export type PropName = keyof typeof PROPS;
