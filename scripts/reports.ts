/** `npm run reports`: builds the site, and puts the reports of its tests, its scripts and its components beside it. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { buildIfNeeded, run } from "./build"

const coverage = "public/coverage"
const bundleTree = ".cache/bundle-tree.html"
const junit = join(coverage, "junit.xml")

/** What is measured: all of src, but for stories and types. */
const measured = ["src/**/*.{ts,tsx}", "!src/**/*.stories.tsx", "!src/**/*.d.ts"]

/** The tests with everything that can be told of them; failing tests are told of too. */
async function tests(): Promise<void> {
  const file = pathToFileURL("jest.config.mjs").href
  const { default: usual } = (await import(file)) as { default: Record<string, unknown> }
  const config = {
    ...usual,
    rootDir: process.cwd(),
    collectCoverage: true,
    collectCoverageFrom: measured,
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

/** The reports by the file that holds each; a file of static's own is only the page that explains it. */
const reports = [
  "coverage/index.html",
  "coverage/junit.html",
  "coverage/jest_html_reporters.html",
  "coverage/bundle-tree.html",
  "storybook/index.html",
]

function isMade(report: string): boolean {
  const made = join("public", report)
  return existsSync(made) && readFileSync(made, "utf8") !== readFileSync(join("static", report), "utf8")
}

async function main(): Promise<void> {
  // The tree of the scripts comes of the build itself, so there has to be one.
  process.env.BUNDLE_TREE = "1"
  rmSync("public/index.html", { force: true })
  rmSync(bundleTree, { force: true })
  if (!(await buildIfNeeded()))
    throw new Error("The site was not built, and has no reports: the reason stands above.")
  mkdirSync(coverage, { recursive: true })
  if (existsSync(bundleTree)) copyFileSync(bundleTree, join(coverage, "bundle-tree.html"))
  await tests()
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
