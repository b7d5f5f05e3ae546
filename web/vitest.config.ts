import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig, mergeConfig } from "vitest/config";
import build from "./vite.config.ts";

/** Apart from the build, which must do without the packages that only the checks need. */
export default mergeConfig(
  build,
  defineConfig({
    plugins: [svelteTesting()],
    test: {
      environment: "happy-dom",
      include: ["tests/**/*.test.ts", "src/**/*.test.ts"],
      setupFiles: ["tests/setup.ts"],
    },
  }),
);
