import { defineConfig } from "@playwright/test"
import type { Browser } from "../../scripts/browser"

// The runner passes the browser: `npm run test:site`, with a part of a test's name after `--` to run it alone.
const { executablePath, args, env } = JSON.parse(process.env.SITE_BROWSER ?? "{}") as Browser
// Makes every external host refuse connections. Routes in the tests would do the same, but intercept every request.
const isolatedArgs = [...args, "--host-resolver-rules=MAP * 127.0.0.1:9, EXCLUDE localhost"]
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
  // More workers than cores, since many tests wait for time to pass.
  workers: 3,
  retries: process.env.CI ? 1 : 0,
  // Generous timeouts for slow machines, and for copies that are built meanwhile: durations are not what is tested.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env.SITE_REPORT ? [["line"], ["json", { outputFile: process.env.SITE_REPORT }]] : "line",
  use: {
    baseURL: `http://localhost:${port}`,
    actionTimeout: 15_000,
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
    timezoneId: "Europe/Helsinki",
    launchOptions: { executablePath, args: isolatedArgs, env },
  },
})
