/** `npm run reports`: builds the site, and adds the reports of its tests and bundles, and Storybook, to public. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { buildIfNeeded, run } from "./build"

const coverage = "public/coverage"
const bundleTree = ".cache/bundle-tree.html"
const junit = join(coverage, "junit.xml")

/** Globs of the files whose coverage is coveredFiles. */
const coveredFiles = ["src/**/*.{ts,tsx}", "!src/**/*.stories.tsx", "!src/**/*.d.ts"]

/** Runs the unit tests with coverage and reporters. Failing tests appear in the reports, and don't stop them. */
async function runTests(): Promise<void> {
  const file = pathToFileURL("jest.config.mjs").href
  const { default: baseConfig } = (await import(file)) as { default: Record<string, unknown> }
  const config = {
    ...baseConfig,
    rootDir: process.cwd(),
    collectCoverage: true,
    collectCoverageFrom: coveredFiles,
    coverageDirectory: coverage,
    coverageReporters: ["html", "text-summary"],
    reporters: [
      "default",
      ["jest-junit", { outputFile: junit }],
      [
        "jest-html-reporters",
        {
          publicPath: coverage,
          filename: "jest_html_reporters.html",
          pageTitle: "Tests",
          inlineSource: true,
          openReport: false,
        },
      ],
    ],
  }
  await run(["jest", "--config", JSON.stringify(config)])
}

/** Main files of the reports, below public; static/ has a placeholder page for each. */
const reports = [
  "coverage/index.html",
  "coverage/junit.html",
  "coverage/jest_html_reporters.html",
  "coverage/bundle-tree.html",
  "storybook/index.html",
]

function isMade(report: string): boolean {
  const output = join("public", report)
  return existsSync(output) && readFileSync(output, "utf8") !== readFileSync(join("static", report), "utf8")
}

async function main(): Promise<void> {
  // The bundle report is a product of the build, so a build is forced.
  process.env.BUNDLE_TREE = "1"
  rmSync("public/index.html", { force: true })
  rmSync(bundleTree, { force: true })
  if (!(await buildIfNeeded()))
    throw new Error("The site was not built, and has no reports: the reason stands above.")
  mkdirSync(coverage, { recursive: true })
  if (existsSync(bundleTree)) copyFileSync(bundleTree, join(coverage, "bundle-tree.html"))
  await runTests()
  if (existsSync(junit)) {
    await run([
      "xunit-viewer",
      "--results",
      junit,
      "--output",
      join(coverage, "junit.html"),
      "--title",
      "Tests",
    ])
  }
  await run(["storybook", "build", "--output-dir", "public/storybook", "--quiet"], {
    env: { STORYBOOK_DISABLE_TELEMETRY: "1" },
  })
  const missing = reports.filter(report => !isMade(report))
  for (const report of reports) {
    const address = `/${report.replace(/\/index\.html$/, "")}`
    console.log(`${missing.includes(report) ? "not made" : "made    "}  ${address}`)
  }
  if (missing.length > 0) process.exit(1)
  console.log("See them with npm start. A later build takes them away.")
}

main().catch(error => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
