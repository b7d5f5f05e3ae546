// The people at boardgame.io's tables: node driver.mjs PORT. Takes the commands of
// benchmarks/load_driver.py on its input and answers in the same way; every seat is a client of
// socket.io, which is boardgame.io's own transport, over WebSocket from the start.

import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";

import { io } from "socket.io-client";

const GRACE_MS = 1000;
const AT_ONCE = 8;
const BEHIND = "not done before the next action was due";
const origin = `http://127.0.0.1:${Number(process.argv[2])}`;
const errors = {};
const tables = [];

const failed = (kind) => {
  errors[kind] = (errors[kind] ?? 0) + 1;
};

async function post(path, body) {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(origin + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

class Table {
  constructor(id, seats) {
    Object.assign(this, { id, seats, sockets: [], secrets: [], states: [] });
    Object.assign(this, { sent: 0, heard: 0, heardAt: 0 });
  }

  sit(seat, secret) {
    const options = { transports: ["websocket"], forceNew: true, reconnection: false };
    const socket = io(`${origin}/cards`, options);
    this.sockets.push(socket);
    this.secrets.push(secret);
    socket.on("connect", () => socket.emit("sync", this.id, String(seat), secret, this.seats));
    socket.on("disconnect", () => failed("a socket was closed"));
    socket.on("update", (_, state) => {
      this.states[seat] = state;
      this.heard += 1;
      this.heardAt = performance.now();
    });
    return new Promise((resolve, reject) => {
      socket.on("connect_error", reject);
      socket.on("sync", (_, info) => {
        this.states[seat] = info.state;
        resolve();
      });
    });
  }

  act() {
    const { ctx, G } = this.states[0];
    const seat = Number(G.step === "give" ? Object.keys(ctx.activePlayers)[0] : ctx.currentPlayer);
    const own = this.states[seat];
    const count = own.G.hand.length;
    const args = G.step === "draw" ? [] : [Math.floor(Math.random() * count)];
    const payload = { type: G.step, args, playerID: String(seat), credentials: this.secrets[seat] };
    this.heard = 0;
    this.sent = performance.now();
    const action = { type: "MAKE_MOVE", payload };
    this.sockets[seat].emit("update", action, own._stateID, this.id, String(seat));
  }
}

async function open({ tables: count, seats }) {
  let left = count;
  const some = async () => {
    while (left-- > 0) {
      const { matchID } = await post("/games/cards/create", { numPlayers: seats });
      const table = new Table(matchID, seats);
      for (let seat = 0; seat < seats; seat++) {
        const who = { playerID: String(seat), playerName: `Person ${seat}` };
        const { playerCredentials } = await post(`/games/cards/${matchID}/join`, who);
        await table.sit(seat, playerCredentials);
      }
      tables.push(table);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, some));
  return { tables: tables.length, sockets: tables.length * seats };
}

async function play({ seconds, every }) {
  for (const kind of Object.keys(errors)) delete errors[kind];
  const latencies = [];
  const lags = [];
  const under = new Set();
  let updates = 0;
  const finish = (table) => {
    if (!under.has(table)) return true;
    if (table.heard < table.seats) {
      failed(BEHIND);
      return false;
    }
    under.delete(table);
    latencies.push(table.heardAt - table.sent);
    updates += table.heard;
    return true;
  };
  const began = performance.now() + 50;
  const end = began + seconds * 1000;
  const cpu = process.cpuUsage();
  const pace = async (table, first) => {
    for (let at = first; at < end; at += every * 1000) {
      await sleep(Math.max(0, at - performance.now()));
      lags.push(Math.max(0, performance.now() - at));
      if (finish(table)) {
        table.act();
        under.add(table);
      }
    }
  };
  const step = (every * 1000) / tables.length;
  await Promise.all(tables.map((table, number) => pace(table, began + number * step)));
  await sleep(Math.max(0, end + GRACE_MS - performance.now()));
  tables.forEach(finish);
  const used = process.cpuUsage(cpu);
  const share = (used.user + used.system) / 1e6 / (seconds + GRACE_MS / 1000);
  return { latencies, lags, updates, errors, cpu: share };
}

const DO = { open, play, start: async () => ({ started: tables.length }) };

for await (const line of createInterface({ input: process.stdin })) {
  const ask = JSON.parse(line);
  let found;
  try {
    found = await DO[ask.do](ask);
  } catch (error) {
    found = { failed: String(error) };
  }
  console.log(JSON.stringify(found));
}
process.exit(0);
