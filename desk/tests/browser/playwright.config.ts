import { defineConfig } from "@playwright/test"
import type { Browser } from "../../../scripts/browser"

// `npm run test:desk` finds the browser.
const { executablePath, args, env } = JSON.parse(process.env.SITE_BROWSER ?? "{}") as Browser

export default defineConfig({
  testDir: ".",
  outputDir: "../../../test-results/desk",
  workers: 1,
  timeout: 40_000,
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.SITE_REPORT ? [["line"], ["json", { outputFile: process.env.SITE_REPORT }]] : "line",
  use: {
    actionTimeout: 8_000,
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
    launchOptions: {
      executablePath,
      args: [...args, "--host-resolver-rules=MAP * 127.0.0.1:9, EXCLUDE localhost"],
      env,
    },
  },
})
