import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { icons } from "./vite.icons.ts";

const SERVER = process.env["WHITEOUT_SERVER"] ?? "http://127.0.0.1:8765";

/** Packs what can be packed, once, here: the server sends it as it is. */
function pack(): Plugin {
  return {
    name: "whiteout-pack",
    apply: "build",
    writeBundle({ dir = "" }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: "utf-8" })) {
        if (!/\.(js|css|html|svg)$/.test(name)) continue;
        const file = join(dir, name);
        writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
      }
    },
  };
}

/** What only one game needs carries its name in front: `npm run size` weighs a table by that. */
function chunkName({ name, moduleIds }: { name: string; moduleIds: string[] }): string {
  // A board's own words are loaded with the client's: they count for everybody.
  const isShared = (id: string): boolean => /\/boards\/.*\.ftl/.test(id);
  const games = moduleIds.map((id) => isShared(id) ? undefined : /\/(?:boards|games)\/([a-z0-9_]+)\//.exec(id)?.[1]);
  const [game] = games;
  const own = game && games.every((other) => other === game);
  return `assets/${own ? `${game}-${name === game ? "board" : name}` : name}-[hash].js`;
}

export default defineConfig({
  plugins: [icons(), svelte(), pack()],
  build: {
    outDir: "../src/whiteout/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The content security policy allows files of the server's own and nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { chunkFileNames: chunkName } },
  },
  server: {
    // `npm run dev` beside `whiteout serve`: pages from Vite, everything else from the server.
    fs: { allow: [".."] },
    // The server takes orders only from its own pages, so the requests say they come from there.
    proxy: {
      "/api": {
        target: SERVER,
        changeOrigin: true,
        configure: (proxy) => proxy.on("proxyReq", (ask) => ask.setHeader("origin", SERVER)),
      },
      "/ws": { target: SERVER, ws: true, changeOrigin: true, rewriteWsOrigin: true },
    },
  },
});
