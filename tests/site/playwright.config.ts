import { defineConfig } from "@playwright/test"
import type { Browser } from "../../scripts/browser"

// The runner has found the browser: `npm run test:site`, with the words of a test's name after `--` to run it alone.
const { executablePath, args, env } = JSON.parse(process.env.SITE_BROWSER ?? "{}") as Browser
// Every host but this one refuses. A route of each test's own would do the same, and stop every request to ask.
const walled = [...args, "--host-resolver-rules=MAP * 127.0.0.1:9, EXCLUDE localhost"]
const port = Number(process.env.SITE_PORT ?? 9123)

const isDeep = process.env.DEEP === "1"

// The tests that build and develop a copy of the site take longest, each one after the other: so they begin first.
const copies = isDeep ? /\/deep\/(?:engine|fork)\.spec\.ts$/ : /\/site\/develop\.spec\.ts$/

export default defineConfig({
  testDir: isDeep ? "./deep" : ".",
  testIgnore: isDeep ? [] : ["**/deep/**"],
  outputDir: "../../test-results",
  globalSetup: "./serve.ts",
  projects: [
    { name: "copies", testMatch: copies },
    { name: "pages", testIgnore: isDeep ? copies : [copies, "**/deep/**"] },
  ],
  fullyParallel: true,
  // Many a test waits for a second to pass.
  workers: 3,
  retries: process.env.CI ? 1 : 0,
  // A slow machine, or one that builds a copy of the site meanwhile, has its time: what is waited for is not how long.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env.SITE_REPORT ? [["line"], ["json", { outputFile: process.env.SITE_REPORT }]] : "line",
  use: {
    baseURL: `http://localhost:${port}`,
    actionTimeout: 15_000,
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
    timezoneId: "Europe/Helsinki",
    launchOptions: { executablePath, args: walled, env },
  },
})
