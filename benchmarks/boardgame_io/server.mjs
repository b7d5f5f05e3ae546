// boardgame.io's own server with its built-in store, on this machine alone: node server.mjs PORT

import { createRequire } from "node:module";

import { game } from "./game.mjs";

const { Server } = createRequire(import.meta.url)("boardgame.io/server");

const port = Number(process.argv[2]);
const server = Server({ games: [game], origins: [`http://127.0.0.1:${port}`] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (at, ready) => listen(at, "127.0.0.1", ready); // it would listen to the network
await server.run({ port });
